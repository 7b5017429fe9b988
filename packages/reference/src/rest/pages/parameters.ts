import {translate} from '@paydocs/core';
import type {FactData} from '../../data/reference';
import type {ParameterLocation, RestFieldData} from '../../data/rest';
import type {PageContext} from '../context';
import {
  deref,
  type Example,
  type Header,
  type Operation,
  type Parameter,
  type PathItem,
  formatValue,
} from '@paydocs/specs';
import {isExampleFact} from '../fields/facts';
import {createSchemaTree} from '../fields/fields';
import {createExtensionFacts} from '../../common/fieldNotes';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {getDisplayName} from '../names';
import {getParameters} from '../samples/request';

const LOCATIONS: ParameterLocation[] = ['path', 'query', 'header', 'cookie'];
const DEFAULT_STYLES: Record<string, string> = {path: 'simple', query: 'form', header: 'simple', cookie: 'form'};

/**
 * Groups the parameters of an operation by location.
 *
 * @param context - see {@link PageContext}
 * @param operation - operation object of the document
 * @param item - its path item, whose parameters also apply to the operation
 * @param prefix - first part of the IDs
 * @returns the parameters by location
 */
export function createParameterGroups(
  context: PageContext,
  operation: Operation,
  item: PathItem,
  prefix: string,
): Partial<Record<ParameterLocation, RestFieldData[]>> {
  const parameters = getParameters(context.doc, operation, item);
  const groups = LOCATIONS.map((location) => {
    const fields = parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => createParameterField(context, parameter.name, parameter, [prefix, location].filter(Boolean)));
    return [location, fields] as const;
  });
  return omitEmptyValues(Object.fromEntries(groups));
}

/**
 * Creates the field of a parameter or header.
 *
 * @param context - see {@link PageContext}
 * @param name - name of the parameter or header
 * @param header - its definition in the document
 * @param path - leading segments of the field's ID
 * @returns the field
 */
export function createParameterField(
  context: PageContext,
  name: string,
  header: Header & Partial<Parameter>,
  path: string[],
): RestFieldData {
  const id = context.createId(...path, name);
  const [mediaType, media] = Object.entries(header.content ?? {})[0] ?? [];
  const schema = header.schema ?? media?.schema ?? {};
  const tree = createSchemaTree(context, schema, {prefix: id, limit: 60});
  const facts = (tree.facts ?? []).filter(
    (fact) => !isExampleFact(fact) || (header.example === undefined && !header.examples),
  );
  return omitEmptyValues<RestFieldData>({
    ...tree,
    id,
    name: getDisplayName(name),
    required: header.required || undefined,
    deprecated: header.deprecated || tree.deprecated,
    html: context.render(header.description) ?? tree.html,
    facts: [
      ...createExtensionFacts(context.fieldNotes, header),
      ...facts,
      ...createSerializationFacts(header, mediaType),
      ...createExampleFacts(context, header),
    ],
  });
}

function createSerializationFacts(
  {in: location, style, explode, allowReserved, allowEmptyValue}: Header & Partial<Parameter>,
  mediaType?: string,
): FactData[] {
  const facts: FactData[] = [];
  const defaultStyle = DEFAULT_STYLES[location ?? 'header'];
  if (mediaType) facts.push([translate({id: 'paydocs.fact.writtenAs', message: 'Serialized as'}), mediaType]);
  if (style && style !== defaultStyle) facts.push([translate({id: 'paydocs.fact.style', message: 'Style'}), style]);
  if (explode !== undefined && explode !== ((style ?? defaultStyle) === 'form'))
    facts.push([
      explode
        ? translate({id: 'paydocs.fact.exploded', message: 'Each part separately (explode)'})
        : translate({id: 'paydocs.fact.joined', message: 'Parts joined with a comma'}),
    ]);
  if (allowReserved)
    facts.push([translate({id: 'paydocs.fact.reserved', message: 'Reserved characters aren’t encoded'})]);
  if (allowEmptyValue) facts.push([translate({id: 'paydocs.fact.empty', message: 'Can be empty'})]);
  return facts;
}

function createExampleFacts(context: PageContext, header: Header): FactData[] {
  const facts: FactData[] =
    header.example === undefined
      ? []
      : [[translate({id: 'paydocs.ref.example', message: 'Example'}), formatValue(header.example)]];
  for (const [key, entry] of Object.entries(header.examples ?? {})) {
    const {summary, value, externalValue} = deref<Example>(context.doc, entry);
    facts.push([
      translate({id: 'paydocs.fact.exampleOf', message: 'Example ({name})'}, {name: summary || key}),
      value === undefined ? (externalValue ?? '') : formatValue(value),
    ]);
  }
  return facts;
}
