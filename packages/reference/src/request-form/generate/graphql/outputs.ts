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
import type {Json} from '@paydocs/specs/client';
import {TYPE_CONDITION_PREFIX} from '../../form/graphql';
import type {OutputTypes, SelectedFields} from '../../graphqlForm';

/**
 * Returns the selectable fields of each type other than leaf types.
 *
 * @param schema - valid schema
 */
export function getOutputTypes(schema: GraphQLSchema): OutputTypes {
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
 * Finds fields that conflict in a selection with fields of the same name in other types, because their types differ
 * (https://spec.graphql.org/October2021/#sec-Field-Selection-Merging).
 *
 * @param schema - valid schema
 * @returns names of the fields by type
 */
export function findConflictingFields(schema: GraphQLSchema): Record<string, string[]> {
  const conflicts = new Map<string, Set<string>>();
  for (const type of Object.values(schema.getTypeMap()).filter(isAbstractType)) {
    const members = schema.getPossibleTypes(type);
    const all = [...members, ...('getFields' in type ? [type] : [])].flatMap((each) => Object.values(each.getFields()));
    const typesByField = new Map<string, Set<string>>();
    for (const {name, type: result} of all)
      typesByField.set(name, (typesByField.get(name) ?? new Set()).add(String(result)));
    for (const member of members) {
      const names = Object.keys(member.getFields()).filter((name) => (typesByField.get(name)?.size ?? 0) > 1);
      if (names.length > 0) conflicts.set(member.name, new Set([...(conflicts.get(member.name) ?? []), ...names]));
    }
  }
  return Object.fromEntries([...conflicts].map(([name, fields]) => [name, [...fields]]));
}

/**
 * Converts an example to the format of the form.
 *
 * @param operation - GraphQL document with one root field
 * @param variables - variables of the example
 * @returns arguments and selected fields of the root field
 */
export function toFormBody(
  operation: string,
  variables: Readonly<Record<string, Json>> = {},
): {variables: Record<string, Json>; fields?: SelectedFields} {
  const [definition] = parse(operation).definitions as readonly OperationDefinitionNode[];
  const root = definition?.selectionSet.selections[0];
  if (root?.kind !== Kind.FIELD) return {variables: {}};
  const argumentValues = (root.arguments ?? []).map(({name, value}): [string, Json] => [
    name.value,
    valueFromASTUntyped(value, variables) as Json,
  ]);
  return {
    variables: Object.fromEntries(argumentValues.filter(([, value]) => value !== undefined)),
    ...(root.selectionSet && {fields: toSelectedFields(root.selectionSet)}),
  };
}

function toSelectedFields({selections}: SelectionSetNode): SelectedFields {
  return Object.fromEntries(
    selections.flatMap((selection): [string, true | SelectedFields][] => {
      if (selection.kind === Kind.FIELD)
        return [[selection.name.value, selection.selectionSet ? toSelectedFields(selection.selectionSet) : true]];
      if (selection.kind !== Kind.INLINE_FRAGMENT || !selection.typeCondition) return [];
      return [
        [`${TYPE_CONDITION_PREFIX}${selection.typeCondition.name.value}`, toSelectedFields(selection.selectionSet)],
      ];
    }),
  );
}
