import type {AlternativeData, ChoiceData, SchemaData} from '../../data/rest';
import {ownValue} from '@paydocs/core/ownValue';
import {conditionParts} from '@paydocs/specs/openapi/conditions';
import {resolveRef, schemaName} from '@paydocs/specs/openapi/document';
import type {OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {flatten, mappingRef} from '@paydocs/specs/openapi/flatten';
import type {FlatChoice, FlatSchema} from '@paydocs/specs/openapi/flatten';
import {compact} from '../../common/compact';
import {showValue} from '@paydocs/specs/openapi/showValue';

type Describe = (flat: FlatSchema) => SchemaData;

/**
 * @param doc - the bundled document
 * @param choice - between schemas
 * @param parent - the schema that has the choice
 * @param describe - describes a schema
 * @returns the alternatives, each with its name and the values that choose it
 */
export function describeChoice(
  doc: OpenApiDocument,
  choice: FlatChoice,
  parent: Schema,
  describe: Describe,
): ChoiceData {
  const alternatives = choice.schemas.map((schema, index): AlternativeData => {
    const flat = flatten(doc, schema);
    const when = whenOf(doc, choice, schema, flat);
    const data = describe(flat);
    if (choice.inherited)
      data.fields = data.fields?.filter(({name}) => !ownValue(parent.properties, name) || refines(doc, schema, name));
    const label =
      flat.schema.title ||
      flat.name ||
      when?.[0] ||
      requirement(flat.schema) ||
      `${data.type} ${choice.schemas.length > 1 ? index + 1 : ''}`.trim();
    return {id: '', label, ...compact({when, ...data})};
  });
  return compact({rule: choice.rule, by: choice.discriminator?.propertyName, alternatives});
}

/**
 * @param doc - the bundled document
 * @param conditions - of a schema
 * @param describe - describes a schema
 * @returns the conditions that need more than a few words, each with its key as id
 */
export function describeConditions(doc: OpenApiDocument, conditions: Schema[], describe: Describe): ChoiceData[] {
  const alternatives = conditionParts(conditions).map(({key, label, schema}): AlternativeData => ({
    id: key,
    label,
    ...describe(flatten(doc, schema)),
  }));
  return alternatives.length > 0 ? [{rule: 'conditions', alternatives}] : [];
}

/** @returns whether a schema that extends another says more about one of the other's properties */
function refines(doc: OpenApiDocument, schema: Schema, name: string): boolean {
  const own = schema.$ref === undefined ? schema : resolveRef<Schema>(doc, schema.$ref);
  return [own, ...(own.allOf ?? [])].some((part) => ownValue(part.properties, name) !== undefined);
}

/** `With a and b`: the name of an alternative that only says which fields it needs. */
function requirement({properties, required = []}: Schema): string | undefined {
  return properties || required.length === 0 ? undefined : `With ${required.join(' and ')}`;
}

function whenOf(doc: OpenApiDocument, choice: FlatChoice, schema: Schema, flat: FlatSchema): string[] | undefined {
  const property = choice.discriminator?.propertyName;
  if (property === undefined) return undefined;
  const mapped = Object.entries(choice.discriminator?.mapping ?? {})
    .filter(([, target]) => mappingRef(target) === schema.$ref || schemaName(mappingRef(target)) === flat.name)
    .map(([value]) => value);
  if (mapped.length > 0) return mapped;
  const own = ownValue(flat.schema.properties, property);
  const fixed = own && flatten(doc, own).schema;
  if (fixed?.const !== undefined) return [showValue(fixed.const)];
  if (fixed?.enum && fixed.enum.length < 4) return fixed.enum.map(showValue);
  return flat.name === undefined ? undefined : [flat.name];
}
