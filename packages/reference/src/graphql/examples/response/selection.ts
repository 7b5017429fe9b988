import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import {isWrapping} from '@paydocs/specs/graphql/connections';

/** What an example asks of a type: fields in their order, and what depends on the object's own type. */
export interface Selection {
  fields: SelectedField[];
  /** For each type that an interface or union can turn out to be. */
  fragments: {type: GraphQLObjectType; fields: SelectedField[]}[];
  /** Whether the name of the object's own type is asked for. */
  typename: boolean;
}

export interface SelectedField {
  field: GraphQLField<unknown, unknown>;
  /** Absent for scalars and enums. */
  selection?: Selection;
}

/** How many scalars and objects an example shows of a type, from the outermost to the innermost level. */
const LEVELS = [
  {leaves: 8, objects: 2},
  {leaves: 5, objects: 1},
  {leaves: 3, objects: 0},
];
const MEMBERS = 3;
/** Fields that tell most about an object, in the order in which they are wanted. */
const TELLING = ['id', 'name', 'title', 'status', 'type', 'amount', 'currency', 'code', 'value', 'createdAt'];

/**
 * Chooses what an example asks of a field's result: first what is a value, the telling fields before
 * others; then some objects; of a connection one node and what leads to the next page.
 *
 * @param schema - where the types come from
 * @param type - the type of the field's result
 * @returns the selection, or `undefined` for scalars and enums
 */
export function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType): Selection | undefined {
  return select(schema, getNamedType(type), 0, []);
}

function select(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  level: number,
  parents: readonly GraphQLNamedType[],
): Selection | undefined {
  if (isLeafType(type)) return undefined;
  if (isObjectType(type)) return {fields: fieldsOf(schema, type, level, parents), fragments: [], typename: false};
  if (!isInterfaceType(type) && !isUnionType(type)) return undefined;
  const common = isInterfaceType(type) ? leavesOf(type.getFields(), level) : [];
  const inCommon = new Set(common.map(({field}) => field.name));
  // Fields of one name must have one type wherever they stand in a selection.
  const types = new Map<string, string>();
  const fragments = schema
    .getPossibleTypes(type)
    .slice(0, MEMBERS)
    .map((member) => {
      const own = leavesOf(member.getFields(), level).filter(({field}) => !inCommon.has(field.name));
      const fields = own.filter(({field}) => (types.get(field.name) ?? String(field.type)) === String(field.type));
      fields.forEach(({field}) => types.set(field.name, String(field.type)));
      return {type: member, fields};
    });
  return {fields: common, fragments: fragments.filter(({fields}) => fields.length > 0), typename: true};
}

/** @returns what is left of a selection without objects and without what depends on the object's own type */
export function simpler({fields, typename}: Selection): Selection {
  return {fields: fields.filter(({selection}) => selection === undefined), fragments: [], typename};
}

/** @returns whether an interface or union has no type that it could turn out to be */
export function hasNoMembers(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  return isAbstractType(type) && schema.getPossibleTypes(type).length === 0;
}

type Fields = Record<string, GraphQLField<unknown, unknown>>;

function fieldsOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  level: number,
  parents: readonly GraphQLNamedType[],
): SelectedField[] {
  const fields = type.getFields();
  const leaves = leavesOf(fields, level);
  // A page of a list is a wrapping, not a level of its own.
  const wrapping = isWrapping(type);
  const wanted = wrapping ? Infinity : (LEVELS[level]?.objects ?? 0);
  const objects: SelectedField[] = [];
  for (const field of usable(fields).filter(({type: result}) => !isLeafType(getNamedType(result)))) {
    const inner = getNamedType(field.type);
    if (objects.length >= wanted) break;
    if (inner === type || parents.includes(inner) || hasNoMembers(schema, inner)) continue;
    if (wrapping && isWrapping(inner) && field.name === 'edges' && fields.nodes) continue; // the same nodes again
    const selection = select(schema, inner, wrapping ? level : level + 1, [...parents, type]);
    if (selection && !isEmpty(selection)) objects.push({field, selection});
  }
  const chosen = [...leaves, ...objects];
  return chosen.length > 0 ? chosen : firstObject(schema, type, level, parents);
}

/** For a type without values of its own at a level that shows no more objects: an example must ask for something. */
function firstObject(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  level: number,
  parents: readonly GraphQLNamedType[],
): SelectedField[] {
  for (const field of usable(type.getFields())) {
    const inner = getNamedType(field.type);
    if (inner === type || parents.includes(inner) || hasNoMembers(schema, inner)) continue;
    const selection = select(schema, inner, level + 1, [...parents, type]);
    if (selection && !isEmpty(selection)) return [{field, selection}];
  }
  return [];
}

function leavesOf(fields: Fields, level: number): SelectedField[] {
  const leaves = usable(fields).filter(({type}) => isLeafType(getNamedType(type)));
  const limit = LEVELS[Math.min(level, LEVELS.length - 1)]?.leaves ?? 1;
  const told = TELLING.flatMap((name) => leaves.filter((field) => field.name === name));
  const chosen = new Set([...new Set([...told, ...leaves])].slice(0, limit));
  return leaves.filter((field) => chosen.has(field)).map((field) => ({field}));
}

/** Fields that are there to stay and that need no argument. */
function usable(fields: Fields): GraphQLField<unknown, unknown>[] {
  return Object.values(fields).filter(
    (field) => field.deprecationReason == null && !field.args.some((argument) => isRequiredArgument(argument)),
  );
}

function isEmpty({fields, fragments, typename}: Selection): boolean {
  return fields.length === 0 && fragments.length === 0 && !typename;
}
