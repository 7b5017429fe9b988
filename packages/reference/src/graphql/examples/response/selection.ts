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
import {isConnectionOrEdge} from '@paydocs/specs/client';

/** A selection of fields in order, with fragments for the possible types. */
export interface Selection {
  fields: SelectedField[];
  /** Fields that depend on the concrete type, for possible types of an interface or union. */
  fragments: {type: GraphQLObjectType; fields: SelectedField[]}[];
  /** `true` if the selection includes `__typename`. */
  typename: boolean;
}

export interface SelectedField {
  field: GraphQLField<unknown, unknown>;
  /** Selection of nested fields; undefined for scalars and enums. */
  selection?: Selection;
}

/** Maximum number of leaf fields and object fields of a type, from the outermost to the innermost level. */
const LIMITS_BY_LEVEL = [
  {leaves: 8, objects: 2},
  {leaves: 5, objects: 1},
  {leaves: 3, objects: 0},
];
/** Maximum number of possible types with a fragment. */
const MAX_FRAGMENTS = 3;
/** The most informative fields of an object, in order of preference. */
const PREFERRED_FIELDS = ['id', 'name', 'title', 'status', 'type', 'amount', 'currency', 'code', 'value', 'createdAt'];

/**
 * Selects the fields that an example requests from a field's result: leaf fields, preferably informative ones, and some
 * object fields. From a connection, it selects a node and the fields for requesting the next page.
 *
 * @param schema - schema of the types
 * @param type - type of the field's result
 * @returns the selection, or `undefined` for scalars and enums
 */
export function createSelection(schema: GraphQLSchema, type: GraphQLOutputType): Selection | undefined {
  return selectFromType(schema, getNamedType(type), 0, []);
}

function selectFromType(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  level: number,
  parents: readonly GraphQLNamedType[],
): Selection | undefined {
  if (isLeafType(type)) return undefined;
  if (isObjectType(type)) return {fields: selectFields(schema, type, level, parents), fragments: [], typename: false};
  if (!isInterfaceType(type) && !isUnionType(type)) return undefined;
  const common = isInterfaceType(type) ? selectLeaves(type.getFields(), level) : [];
  const commonNames = new Set(common.map(({field}) => field.name));
  // Fields with the same name must have the same type in all fragments of a selection.
  const types = new Map<string, string>();
  const fragments = schema
    .getPossibleTypes(type)
    .slice(0, MAX_FRAGMENTS)
    .map((member) => {
      const ownLeaves = selectLeaves(member.getFields(), level).filter(({field}) => !commonNames.has(field.name));
      const fields = ownLeaves.filter(
        ({field}) => (types.get(field.name) ?? String(field.type)) === String(field.type),
      );
      fields.forEach(({field}) => types.set(field.name, String(field.type)));
      return {type: member, fields};
    });
  return {fields: common, fragments: fragments.filter(({fields}) => fields.length > 0), typename: true};
}

/** Returns a copy of a selection without object fields and fragments. */
export function simplifySelection({fields, typename}: Selection): Selection {
  return {fields: fields.filter(({selection}) => selection === undefined), fragments: [], typename};
}

/** Checks whether a type is an interface or union without possible types. */
export function hasNoPossibleTypes(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  return isAbstractType(type) && schema.getPossibleTypes(type).length === 0;
}

type Fields = Record<string, GraphQLField<unknown, unknown>>;

function selectFields(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  level: number,
  parents: readonly GraphQLNamedType[],
): SelectedField[] {
  const fields = type.getFields();
  const leaves = selectLeaves(fields, level);
  // A connection or edge only wraps objects, so it doesn't count as a level.
  const isWrapper = isConnectionOrEdge(type);
  const maxObjects = isWrapper ? Infinity : (LIMITS_BY_LEVEL[level]?.objects ?? 0);
  const objects: SelectedField[] = [];
  for (const field of getUsableFields(fields).filter(({type: result}) => !isLeafType(getNamedType(result)))) {
    const inner = getNamedType(field.type);
    if (objects.length >= maxObjects) break;
    if (inner === type || parents.includes(inner) || hasNoPossibleTypes(schema, inner)) continue;
    if (isWrapper && isConnectionOrEdge(inner) && field.name === 'edges' && fields.nodes) continue; // the same nodes again
    const selection = selectFromType(schema, inner, isWrapper ? level : level + 1, [...parents, type]);
    if (selection && !isEmpty(selection)) objects.push({field, selection});
  }
  const chosen = [...leaves, ...objects];
  return chosen.length > 0 ? chosen : selectFirstObject(schema, type, level, parents);
}

/**
 * Selects the first object field of a type without leaf fields, at a level that allows no object fields. A selection
 * can't be empty.
 */
function selectFirstObject(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  level: number,
  parents: readonly GraphQLNamedType[],
): SelectedField[] {
  for (const field of getUsableFields(type.getFields())) {
    const inner = getNamedType(field.type);
    if (inner === type || parents.includes(inner) || hasNoPossibleTypes(schema, inner)) continue;
    const selection = selectFromType(schema, inner, level + 1, [...parents, type]);
    if (selection && !isEmpty(selection)) return [{field, selection}];
  }
  return [];
}

function selectLeaves(fields: Fields, level: number): SelectedField[] {
  const leaves = getUsableFields(fields).filter(({type}) => isLeafType(getNamedType(type)));
  const limit = LIMITS_BY_LEVEL[Math.min(level, LIMITS_BY_LEVEL.length - 1)]?.leaves ?? 1;
  const preferred = PREFERRED_FIELDS.flatMap((name) => leaves.filter((field) => field.name === name));
  const chosen = new Set([...new Set([...preferred, ...leaves])].slice(0, limit));
  return leaves.filter((field) => chosen.has(field)).map((field) => ({field}));
}

/** Returns the fields that aren't deprecated and need no arguments. */
function getUsableFields(fields: Fields): GraphQLField<unknown, unknown>[] {
  return Object.values(fields).filter(
    (field) => field.deprecationReason == null && !field.args.some((argument) => isRequiredArgument(argument)),
  );
}

function isEmpty({fields, fragments, typename}: Selection): boolean {
  return fields.length === 0 && fragments.length === 0 && !typename;
}
