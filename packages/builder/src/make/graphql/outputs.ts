import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isRequiredArgument,
  parse,
  valueFromASTUntyped,
  Kind,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type {Json} from '@paydocs/specs/openapi/document';
import {ON} from '../../form/graphql';
import type {OutputTypes, SelectedFields} from '../../graphqlForm';

/**
 * @param schema - a valid schema
 * @returns what can be selected of each type that isn't a single value
 */
export function outputTypes(schema: GraphQLSchema): OutputTypes {
  const types = Object.create(null) as OutputTypes;
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    if (name.startsWith('__') || !('getFields' in type || isAbstractType(type)) || isInputObjectType(type)) continue;
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const usable = fields.filter(
      (field) =>
        field.deprecationReason == null &&
        !('args' in field && field.args.some((argument) => isRequiredArgument(argument))),
    );
    types[name] = {
      fields: Object.fromEntries(
        usable.map((field) => {
          const result = getNamedType(field.type);
          return [field.name, isLeafType(result) ? '' : result.name];
        }),
      ),
      ...(isAbstractType(type) && {members: schema.getPossibleTypes(type).map((member) => member.name)}),
    };
  }
  return types;
}

/**
 * @param schema - a valid schema
 * @returns by type, the fields that can't stand beside those of the same name of other types in a selection
 */
export function conflicting(schema: GraphQLSchema): Record<string, string[]> {
  const apart = new Map<string, Set<string>>();
  for (const type of Object.values(schema.getTypeMap()).filter(isAbstractType)) {
    const members = schema.getPossibleTypes(type);
    const all = [...members, ...('getFields' in type ? [type] : [])].flatMap((each) => Object.values(each.getFields()));
    const shapes = new Map<string, Set<string>>();
    for (const {name, type: result} of all) shapes.set(name, (shapes.get(name) ?? new Set()).add(String(result)));
    for (const member of members) {
      const names = Object.keys(member.getFields()).filter((name) => (shapes.get(name)?.size ?? 0) > 1);
      if (names.length > 0) apart.set(member.name, new Set([...(apart.get(member.name) ?? []), ...names]));
    }
  }
  return Object.fromEntries([...apart].map(([name, fields]) => [name, [...fields]]));
}

/**
 * @param operation - an example with one root field
 * @param variables - that it is sent with
 * @returns its arguments and selected fields, as the form holds them
 */
export function readOperation(
  operation: string,
  variables: Readonly<Record<string, Json>> = {},
): {variables: Record<string, Json>; fields?: SelectedFields} {
  const [definition] = parse(operation).definitions as readonly OperationDefinitionNode[];
  const root = definition?.selectionSet.selections[0];
  if (root?.kind !== Kind.FIELD) return {variables: {}};
  const given = (root.arguments ?? []).map(({name, value}): [string, Json] => [
    name.value,
    valueFromASTUntyped(value, variables) as Json,
  ]);
  return {
    variables: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    ...(root.selectionSet && {fields: fieldsOf(root.selectionSet)}),
  };
}

function fieldsOf({selections}: SelectionSetNode): SelectedFields {
  return Object.fromEntries(
    selections.flatMap((selection): [string, true | SelectedFields][] => {
      if (selection.kind === Kind.FIELD)
        return [[selection.name.value, selection.selectionSet ? fieldsOf(selection.selectionSet) : true]];
      if (selection.kind !== Kind.INLINE_FRAGMENT || !selection.typeCondition) return [];
      return [[`${ON}${selection.typeCondition.name.value}`, fieldsOf(selection.selectionSet)]];
    }),
  );
}
