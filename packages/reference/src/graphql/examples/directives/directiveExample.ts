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
import {removePrototypes} from '@paydocs/core';
import {createConstArguments} from '../values/constArguments';
import type {OperationExample} from '../example';
import type {DocumentedIds} from '../values/ids';
import {createInputValue} from '../values/inputs';
import type {Json} from '../values/values';

/** An operation that uses a directive. */
export interface DirectiveUse {
  /** GraphQL document: one operation, and a fragment if the directive is applied to one. */
  operation: string;
  variables: Record<string, Json> | undefined;
}

/** Location to which a directive is applied. */
export interface DirectivePlacement {
  /** Executable location that the directive allows. */
  location: DirectiveLocation;
  /** `true` if a directive on a field or fragment may be applied to the root field. */
  atRoot: boolean;
}

/**
 * Applies a directive to a location in an operation.
 *
 * @param schema - valid schema
 * @param directive - directive of the schema
 * @param placement - location of the directive
 * @param example - operation of the matching kind, such as a mutation for `MUTATION`
 * @param ids - IDs to use in values
 * @returns an operation that's valid in the schema, and its variables; `undefined` if the operation has no such
 *   location or would be invalid
 */
export function applyDirective(
  schema: GraphQLSchema,
  directive: GraphQLDirective,
  {location, atRoot}: DirectivePlacement,
  {operation, variables}: OperationExample,
  ids?: DocumentedIds,
): DirectiveUse | undefined {
  const bare = parse(operation, {noLocation: true});
  const isConst = location === DirectiveLocation.VARIABLE_DEFINITION;
  const applied = isConst
    ? {node: createConstDirective(directive, ids), values: {}, declarations: []}
    : createDirectiveWithVariables(directive, variables, ids);
  const placed = insertDirective(schema, bare, {location, atRoot}, applied.node);
  if (!placed) return undefined;
  const document = declareVariables(placed, applied.declarations);
  const allVariables = {...variables, ...applied.values};
  const {variableDefinitions = []} = document.definitions[0] as OperationDefinitionNode;
  const isValid =
    validate(schema, document).length === 0 &&
    !getVariableValues(schema, variableDefinitions, removePrototypes(allVariables)).errors;
  return isValid
    ? {operation: print(document), variables: Object.keys(allVariables).length > 0 ? allVariables : undefined}
    : undefined;
}

/** Directive node, with the values and definitions of the variables in its arguments. */
interface AppliedDirective {
  node: DirectiveNode;
  values: Record<string, Json>;
  /** Definitions of the variables, such as `$condition: Boolean!`. */
  declarations: readonly string[];
}

function createDirectiveWithVariables(
  directive: GraphQLDirective,
  existing: Record<string, Json> | undefined,
  ids: DocumentedIds | undefined,
): AppliedDirective {
  const required = directive.args
    .filter((argument) => isRequiredArgument(argument))
    .map((argument) => ({...argument, variable: getVariableName(argument.name, existing)}));
  return {
    node: {
      kind: Kind.DIRECTIVE,
      name: createNameNode(directive.name),
      arguments: required.map(({name, variable}) => ({
        kind: Kind.ARGUMENT,
        name: createNameNode(name),
        value: {kind: Kind.VARIABLE, name: createNameNode(variable)},
      })),
    },
    values: Object.fromEntries(
      required.map(({name, type, description, variable}) => [
        variable,
        createInputValue(type, {name, description, parent: directive.name, ids}),
      ]),
    ),
    declarations: required.map(({variable, type}) => `$${variable}: ${String(type)}`),
  };
}

/** Creates a directive with literal values, for locations that don't allow variables. */
function createConstDirective(directive: GraphQLDirective, ids: DocumentedIds | undefined): ConstDirectiveNode {
  return {
    kind: Kind.DIRECTIVE,
    name: createNameNode(directive.name),
    arguments: createConstArguments(directive, ids).map(({name, text}) => ({
      kind: Kind.ARGUMENT,
      name: createNameNode(name),
      value: parseConstValue(text, {noLocation: true}),
    })),
  };
}

/** Returns a variable name for an argument. `if` isn't descriptive, so it becomes `condition`. */
function getVariableName(name: string, existing: Record<string, Json> | undefined): string {
  const base = name === 'if' ? 'condition' : name;
  return existing && Object.hasOwn(existing, base) ? `${base}2` : base;
}

function declareVariables(document: DocumentNode, declarations: readonly string[]): DocumentNode {
  if (declarations.length === 0) return document;
  const [variablesSource] = parse(`query (${declarations.join(', ')}) { x }`, {noLocation: true}).definitions;
  const {variableDefinitions: additions = []} = variablesSource as OperationDefinitionNode;
  return visit(document, {
    OperationDefinition: (node) => ({
      ...node,
      variableDefinitions: [...(node.variableDefinitions ?? []), ...additions],
    }),
  });
}

/** Inserts the directive at a location. Returns `undefined` if the operation has no such location. */
function insertDirective(
  schema: GraphQLSchema,
  document: DocumentNode,
  {location, atRoot}: DirectivePlacement,
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
      const definitions = first && [{...first, directives: directives as ConstDirectiveNode[]}, ...others];
      return (
        definitions && visit(document, {OperationDefinition: (node) => ({...node, variableDefinitions: definitions})})
      );
    }
    case DirectiveLocation.FIELD: {
      const target = findField(document, atRoot, ({selectionSet, name}) => !selectionSet && name.value !== 'id');
      return target && replaceField(document, target, {...target, directives});
    }
    default:
      return insertDirectiveIntoFragment(schema, document, {location, atRoot}, applied);
  }
}

function insertDirectiveIntoFragment(
  schema: GraphQLSchema,
  document: DocumentNode,
  {location, atRoot}: DirectivePlacement,
  applied: DirectiveNode,
): DocumentNode | undefined {
  const target = findField(document, atRoot, ({selectionSet}) => selectionSet !== undefined);
  if (!target?.selectionSet) return undefined;
  const directives = [applied];
  const replaceSelection = (selection: SelectionNode): DocumentNode =>
    replaceField(document, target, {...target, selectionSet: {kind: Kind.SELECTION_SET, selections: [selection]}});
  if (location === DirectiveLocation.INLINE_FRAGMENT) {
    return replaceSelection({kind: Kind.INLINE_FRAGMENT, directives, selectionSet: target.selectionSet});
  }
  const type = getReturnTypeName(schema, document, target);
  const name = createNameNode(`${type}Fields`);
  const isSpread = location === DirectiveLocation.FRAGMENT_SPREAD;
  const spread = replaceSelection({kind: Kind.FRAGMENT_SPREAD, name, ...(isSpread && {directives})});
  return {
    ...spread,
    definitions: [
      ...spread.definitions,
      {
        kind: Kind.FRAGMENT_DEFINITION,
        name,
        typeCondition: {kind: Kind.NAMED_TYPE, name: createNameNode(type)},
        ...(!isSpread && {directives}),
        selectionSet: target.selectionSet,
      },
    ],
  };
}

/**
 * Finds the first matching field, innermost first, where the effect of a directive is easy to see. The root field is
 * last, and matches only if `atRoot` is true.
 */
function findField(
  document: DocumentNode,
  atRoot: boolean,
  matches: (field: FieldNode) => boolean,
): FieldNode | undefined {
  const fields: FieldNode[] = [];
  visit(document, {Field: {leave: (node) => void fields.push(node)}});
  const root = fields.pop();
  return fields.find(matches) ?? (atRoot && root && matches(root) ? root : undefined);
}

const replaceField = (document: DocumentNode, field: FieldNode, replacement: FieldNode): DocumentNode =>
  visit(document, {Field: {leave: (node) => (node === field ? replacement : undefined)}});

/** Returns the name of the type that a field of the document returns. */
function getReturnTypeName(schema: GraphQLSchema, document: DocumentNode, field: FieldNode): string {
  const info = new TypeInfo(schema);
  let type = '';
  const enter = (node: FieldNode): void => {
    if (node === field) type = getNamedType(info.getType())?.name ?? '';
  };
  visit(document, visitWithTypeInfo(info, {Field: {enter}}));
  return type;
}

const createNameNode = (value: string): {kind: Kind.NAME; value: string} => ({kind: Kind.NAME, value});
