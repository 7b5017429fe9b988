import {
  DirectiveLocation,
  getNamedType,
  getVariableValues,
  isRequiredArgument,
  Kind,
  parse,
  parseConstValue,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLDirective,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import {withoutPrototypes} from '@paydocs/core/withoutPrototypes';
import {constArguments} from '../values/constArguments';
import type {OperationExample} from '../example';
import type {KnownIds} from '../values/ids';
import {inputValue} from '../values/inputs';
import type {Json} from '../values/values';

/** An operation in which a directive stands. */
export interface DirectiveUse {
  /** GraphQL: one operation, and a fragment if the directive belongs to one. */
  operation: string;
  variables: Record<string, Json> | undefined;
}

/** Where a directive is to stand. */
export interface DirectivePlace {
  /** A place in operations that the directive may stand at. */
  location: DirectiveLocation;
  /** Whether the root field will do, for a directive of fields and fragments. */
  atRoot: boolean;
}

/**
 * Applies a directive in an operation.
 *
 * @param schema - a valid schema
 * @param directive - one of its directives
 * @param place - where to put it
 * @param example - an operation that takes it: a mutation for `MUTATION`
 * @param ids - ids to show
 * @returns an operation that is valid in the schema, and its variables; undefined if it has no such place
 */
export function directiveInOperation(
  schema: GraphQLSchema,
  directive: GraphQLDirective,
  {location, atRoot}: DirectivePlace,
  {operation, variables}: OperationExample,
  ids?: KnownIds,
): DirectiveUse | undefined {
  const bare = parse(operation, {noLocation: true});
  const isConst = location === DirectiveLocation.VARIABLE_DEFINITION;
  const applied = isConst
    ? {node: constDirective(directive, ids), values: {}, declared: []}
    : withVariables(directive, variables, ids);
  const placed = putInto(schema, bare, {location, atRoot}, applied.node);
  if (!placed) return undefined;
  const document = declare(placed, applied.declared);
  const given = {...variables, ...applied.values};
  const {variableDefinitions = []} = document.definitions[0] as OperationDefinitionNode;
  const isValid =
    validate(schema, document).length === 0 &&
    !getVariableValues(schema, variableDefinitions, withoutPrototypes(given)).errors;
  return isValid
    ? {operation: print(document), variables: Object.keys(given).length > 0 ? given : undefined}
    : undefined;
}

/** A directive whose arguments are variables, and what these are given. */
interface Applied {
  node: DirectiveNode;
  values: Record<string, Json>;
  /** Definitions of the variables, such as `$condition: Boolean!`. */
  declared: readonly string[];
}

function withVariables(
  directive: GraphQLDirective,
  taken: Record<string, Json> | undefined,
  ids: KnownIds | undefined,
): Applied {
  const required = directive.args
    .filter((argument) => isRequiredArgument(argument))
    .map((argument) => ({...argument, variable: variableName(argument.name, taken)}));
  return {
    node: {
      kind: Kind.DIRECTIVE,
      name: nameNode(directive.name),
      arguments: required.map(({name, variable}) => ({
        kind: Kind.ARGUMENT,
        name: nameNode(name),
        value: {kind: Kind.VARIABLE, name: nameNode(variable)},
      })),
    },
    values: Object.fromEntries(
      required.map(({name, type, description, variable}) => [
        variable,
        inputValue(type, {name, description, parent: directive.name, ids}),
      ]),
    ),
    declared: required.map(({variable, type}) => `$${variable}: ${String(type)}`),
  };
}

/** Where no variables may stand. */
function constDirective(directive: GraphQLDirective, ids: KnownIds | undefined): ConstDirectiveNode {
  return {
    kind: Kind.DIRECTIVE,
    name: nameNode(directive.name),
    arguments: constArguments(directive, ids).map(({name, text}) => ({
      kind: Kind.ARGUMENT,
      name: nameNode(name),
      value: parseConstValue(text, {noLocation: true}),
    })),
  };
}

/** `if` says nothing as the name of a variable. */
function variableName(name: string, taken: Record<string, Json> | undefined): string {
  const base = name === 'if' ? 'condition' : name;
  return taken && Object.hasOwn(taken, base) ? `${base}2` : base;
}

function declare(document: DocumentNode, declared: readonly string[]): DocumentNode {
  if (declared.length === 0) return document;
  const [added] = parse(`query (${declared.join(', ')}) { x }`, {noLocation: true}).definitions;
  const {variableDefinitions: more = []} = added as OperationDefinitionNode;
  return visit(document, {
    OperationDefinition: (node) => ({...node, variableDefinitions: [...(node.variableDefinitions ?? []), ...more]}),
  });
}

/** Puts the directive where it belongs; undefined when the operation has no such place. */
function putInto(
  schema: GraphQLSchema,
  document: DocumentNode,
  {location, atRoot}: DirectivePlace,
  applied: DirectiveNode,
): DocumentNode | undefined {
  const directives = [applied];
  const operation = document.definitions[0] as OperationDefinitionNode;
  switch (location) {
    case DirectiveLocation.QUERY:
    case DirectiveLocation.MUTATION:
    case DirectiveLocation.SUBSCRIPTION:
      return operation.operation.toUpperCase() === location
        ? visit(document, {OperationDefinition: (node) => ({...node, directives})})
        : undefined;
    case DirectiveLocation.VARIABLE_DEFINITION: {
      const [first, ...others] = operation.variableDefinitions ?? [];
      const marked = first && [{...first, directives: directives as ConstDirectiveNode[]}, ...others];
      return marked && visit(document, {OperationDefinition: (node) => ({...node, variableDefinitions: marked})});
    }
    case DirectiveLocation.FIELD: {
      const chosen = fieldFor(document, atRoot, ({selectionSet, name}) => !selectionSet && name.value !== 'id');
      return chosen && replaceField(document, chosen, {...chosen, directives});
    }
    default:
      return putIntoFragment(schema, document, {location, atRoot}, applied);
  }
}

function putIntoFragment(
  schema: GraphQLSchema,
  document: DocumentNode,
  {location, atRoot}: DirectivePlace,
  applied: DirectiveNode,
): DocumentNode | undefined {
  const chosen = fieldFor(document, atRoot, ({selectionSet}) => selectionSet !== undefined);
  if (!chosen?.selectionSet) return undefined;
  const directives = [applied];
  const within = (selection: SelectionNode): DocumentNode =>
    replaceField(document, chosen, {...chosen, selectionSet: {kind: Kind.SELECTION_SET, selections: [selection]}});
  if (location === DirectiveLocation.INLINE_FRAGMENT) {
    return within({kind: Kind.INLINE_FRAGMENT, directives, selectionSet: chosen.selectionSet});
  }
  const type = typeOf(schema, document, chosen);
  const name = nameNode(`${type}Fields`);
  const isSpread = location === DirectiveLocation.FRAGMENT_SPREAD;
  const spread = within({kind: Kind.FRAGMENT_SPREAD, name, ...(isSpread && {directives})});
  return {
    ...spread,
    definitions: [
      ...spread.definitions,
      {
        kind: Kind.FRAGMENT_DEFINITION,
        name,
        typeCondition: {kind: Kind.NAMED_TYPE, name: nameNode(type)},
        ...(!isSpread && {directives}),
        selectionSet: chosen.selectionSet,
      },
    ],
  };
}

/** The first field below the root field that fits, from the inside out: what is left out is then seen at once. */
function fieldFor(document: DocumentNode, atRoot: boolean, fits: (field: FieldNode) => boolean): FieldNode | undefined {
  const found: FieldNode[] = [];
  visit(document, {Field: {leave: (node) => void found.push(node)}});
  const root = found.pop();
  return found.find(fits) ?? (atRoot && root && fits(root) ? root : undefined);
}

const replaceField = (document: DocumentNode, field: FieldNode, by: FieldNode): DocumentNode =>
  visit(document, {Field: {leave: (node) => (node === field ? by : undefined)}});

/** Name of the type that a field of the document returns. */
function typeOf(schema: GraphQLSchema, document: DocumentNode, field: FieldNode): string {
  const info = new TypeInfo(schema);
  let type = '';
  const enter = (node: FieldNode): void => {
    if (node === field) type = getNamedType(info.getType())?.name ?? '';
  };
  visit(document, visitWithTypeInfo(info, {Field: {enter}}));
  return type;
}

const nameNode = (value: string): {kind: Kind.NAME; value: string} => ({kind: Kind.NAME, value});
