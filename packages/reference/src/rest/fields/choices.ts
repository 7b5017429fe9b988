import type {AlternativeData, ChoiceData, SchemaData} from '../../data/rest';
import {getOwnValue} from '@paydocs/core';
import {
  getDiscriminatorValues,
  getLabeledConditions,
  resolveRef,
  type OpenApiDocument,
  type Schema,
  flattenSchema,
  type FlatChoice,
  type FlatSchema,
  formatValue,
} from '@paydocs/specs';
import {omitEmptyValues} from '../../common/omitEmptyValues';

type DescribeSchema = (flat: FlatSchema) => SchemaData;

/**
 * Describes the alternatives of a `oneOf` or `anyOf`.
 *
 * @param doc - bundled document
 * @param choice - choice between schemas
 * @param parent - schema that has the choice
 * @param describe - describes a schema
 * @returns the alternatives, each with its name and the discriminator values that select it
 */
export function describeChoice(
  doc: OpenApiDocument,
  choice: FlatChoice,
  parent: Schema,
  describe: DescribeSchema,
): ChoiceData {
  const alternatives = choice.schemas.map((schema, index): AlternativeData => {
    const flat = flattenSchema(doc, schema);
    const values = choice.discriminator && getDiscriminatorValues(doc, choice.discriminator, schema, flat);
    const when = values?.map(formatValue);
    const data = describe(flat);
    if (choice.inherited)
      data.fields = data.fields?.filter(
        ({name}) => !getOwnValue(parent.properties, name) || isRedeclared(doc, schema, name),
      );
    const label =
      flat.schema.title ||
      flat.name ||
      when?.[0] ||
      getRequirementLabel(flat.schema) ||
      `${data.type} ${choice.schemas.length > 1 ? index + 1 : ''}`.trim();
    return {id: '', label, ...omitEmptyValues({when, ...data})};
  });
  return omitEmptyValues({rule: choice.rule, discriminator: choice.discriminator?.propertyName, alternatives});
}

/**
 * Describes the conditions of a schema that don't fit in a short fact.
 *
 * @param doc - bundled document
 * @param conditions - conditions of the schema
 * @param describe - describes a schema
 * @returns the conditions as alternatives, each with its key as ID
 */
export function describeConditions(doc: OpenApiDocument, conditions: Schema[], describe: DescribeSchema): ChoiceData[] {
  const alternatives = getLabeledConditions(conditions).map(({key, label, schema}): AlternativeData => ({
    id: key,
    label,
    ...describe(flattenSchema(doc, schema)),
  }));
  return alternatives.length > 0 ? [{rule: 'conditions', alternatives}] : [];
}

/** Checks whether a schema redeclares a property of the schema that it extends. */
function isRedeclared(doc: OpenApiDocument, schema: Schema, name: string): boolean {
  const target = schema.$ref === undefined ? schema : resolveRef<Schema>(doc, schema.$ref);
  return [target, ...(target.allOf ?? [])].some((part) => getOwnValue(part.properties, name) !== undefined);
}

/**
 * Returns the label of an alternative that only lists required fields, such as `With a and b`; undefined for others.
 */
function getRequirementLabel({properties, required = []}: Schema): string | undefined {
  return properties || required.length === 0 ? undefined : `With ${required.join(' and ')}`;
}
