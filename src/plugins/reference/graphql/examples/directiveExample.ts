import {
  DirectiveLocation,
  Kind,
  parse,
  print,
  visit,
  type DirectiveNode,
  type FieldNode,
  type GraphQLDirective,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';
import type {OperationExample} from './example';
import type {KnownIds} from './ids';
import {inputValue} from './inputs';
import type {Json} from './values';

const IN_FIELDS: readonly string[] = [DirectiveLocation.FIELD];
const IN_QUERIES: readonly string[] = [DirectiveLocation.QUERY];
const IN_FRAGMENTS: readonly string[] = [DirectiveLocation.INLINE_FRAGMENT];

/**
 * Applies a directive in an operation: to a field, or else to a fragment, or else to the query itself.
 *
 * @param schema - a valid schema
 * @param directive - one of its directives
 * @param query - an operation that takes it
 * @param ids - ids to show
 * @returns the operation with the directive, and its variables; undefined if the directive belongs elsewhere
 */
export function directiveInOperation(
  schema: GraphQLSchema,
  directive: GraphQLDirective,
  {operation, variables}: OperationExample,
  ids?: KnownIds,
): {operation: string; variables: Record<string, Json> | undefined} | undefined {
  const onField = directive.locations.some((location) => IN_FIELDS.includes(location));
  const onFragment = directive.locations.some((location) => IN_FRAGMENTS.includes(location));
  const onQuery = !onField && !onFragment && directive.locations.some((location) => IN_QUERIES.includes(location));
  if (!onField && !onFragment && !onQuery) return undefined;
  const given: Record<string, Json> = {...variables};
  const applied = apply(directive, given, ids);
  let isDone = onQuery;
  const document = visit(parse(operation, {noLocation: true}), {
    OperationDefinition: {
      leave: (node) => ({
        ...node,
        ...(onQuery && {directives: [...(node.directives ?? []), applied]}),
        variableDefinitions: [
          ...(node.variableDefinitions ?? []),
          ...directive.args
            .filter(({name}) => applied.arguments?.some((argument) => argument.name.value === name))
            .map((argument) => variableDefinition(variableName(argument.name, variables), String(argument.type))),
        ],
      }),
    },
    Field: {
      // The last object or value below the root field: what is left out is then seen at once.
      leave(node, _key, _parent, _path, ancestors) {
        const isRoot = ancestors.filter((part) => 'kind' in part && part.kind === Kind.FIELD).length === 0;
        if (isDone || isRoot || (onField ? node.selectionSet !== undefined : node.selectionSet === undefined))
          return undefined;
        if (onField && node.name.value === 'id') return undefined;
        isDone = true;
        return onField ? {...node, directives: [applied]} : withFragment(node, applied);
      },
    },
  });
  const names = Object.keys(given);
  return isDone ? {operation: print(document), variables: names.length > 0 ? given : undefined} : undefined;
}

function apply(directive: GraphQLDirective, given: Record<string, Json>, ids?: KnownIds): DirectiveNode {
  const required = directive.args.filter(
    ({type, defaultValue}) => String(type).endsWith('!') && defaultValue === undefined,
  );
  const args = required.map(({name, type, description}) => {
    const variable = variableName(name, given);
    given[variable] = inputValue(type, {name, description, parent: directive.name, ids});
    return {
      kind: Kind.ARGUMENT as const,
      name: nameNode(name),
      value: {kind: Kind.VARIABLE as const, name: nameNode(variable)},
    };
  });
  return {kind: Kind.DIRECTIVE, name: nameNode(directive.name), arguments: args};
}

/** `if` says nothing as the name of a variable. */
function variableName(name: string, taken: Record<string, Json> | undefined): string {
  const base = name === 'if' ? 'condition' : name;
  return taken && base in taken ? `${base}2` : base;
}

function withFragment(node: FieldNode, applied: DirectiveNode): FieldNode {
  const selections: SelectionNode[] = [
    {kind: Kind.INLINE_FRAGMENT, directives: [applied], selectionSet: node.selectionSet!},
  ];
  return {...node, selectionSet: {kind: Kind.SELECTION_SET, selections}};
}

const nameNode = (value: string): {kind: Kind.NAME; value: string} => ({kind: Kind.NAME, value});

function variableDefinition(name: string, type: string): object {
  const {definitions} = parse(`query ($${name}: ${type}) { x }`, {noLocation: true});
  const [first] = definitions;
  return first?.kind === Kind.OPERATION_DEFINITION ? (first.variableDefinitions?.[0] ?? {}) : {};
}
