import type {FactData, FieldData, ParameterPlace} from '../../../lib/restData';
import type {PageContext} from './context';
import {deref} from './document';
import type {Example, Header, Operation, Parameter, PathItem} from './document';
import {showValue} from './showValue';
import {schemaTree} from './fields';
import {compact, shownName} from './names';
import {parametersOf} from './samples/request';

const PLACES: ParameterPlace[] = ['path', 'query', 'header', 'cookie'];
const USUAL_STYLE: Record<string, string> = {path: 'simple', query: 'form', header: 'simple', cookie: 'form'};

/**
 * @param context - the page
 * @param operation - the operation
 * @param item - its path item, whose parameters are the operation's too
 * @param prefix - the first part of the ids
 * @returns the parameters by where they go
 */
export function parameterGroups(
  context: PageContext,
  operation: Operation,
  item: PathItem,
  prefix: string,
): Partial<Record<ParameterPlace, FieldData[]>> {
  const all = parametersOf(context.doc, operation, item);
  const groups = PLACES.map((place) => {
    const fields = all
      .filter((parameter) => parameter.in === place)
      .map((parameter) => headerField(context, parameter.name, parameter, [prefix, place].filter(Boolean)));
    return [place, fields] as const;
  });
  return compact(Object.fromEntries(groups));
}

/**
 * @param context - the page
 * @param name - of a parameter or header
 * @param header - what the document says about it
 * @param path - the first parts of its id
 * @returns it as a field
 */
export function headerField(context: PageContext, name: string, header: Header & Partial<Parameter>, path: string[]): FieldData {
  const id = context.ids(...path, name);
  const [mediaType, media] = Object.entries(header.content ?? {})[0] ?? [];
  const schema = header.schema ?? media?.schema ?? {};
  const tree = schemaTree(context, schema, {prefix: id, limit: 60});
  const facts = (tree.facts ?? []).filter(([label]) => label !== 'Example' || (header.example === undefined && !header.examples));
  return compact<FieldData>({
    ...tree,
    id,
    name: shownName(name),
    required: header.required || undefined,
    deprecated: header.deprecated || tree.deprecated,
    html: context.render(header.description) ?? tree.html,
    facts: [...facts, ...serialisation(header, mediaType), ...exampleFacts(context, header)],
  });
}

function serialisation({in: place, style, explode, allowReserved, allowEmptyValue}: Header & Partial<Parameter>, mediaType?: string): FactData[] {
  const facts: FactData[] = [];
  const usual = USUAL_STYLE[place ?? 'header'];
  if (mediaType) facts.push(['Written as', mediaType]);
  if (style && style !== usual) facts.push(['Style', style]);
  if (explode !== undefined && explode !== ((style ?? usual) === 'form')) facts.push([explode ? 'Each part on its own (explode)' : 'Parts joined with a comma']);
  if (allowReserved) facts.push(['Reserved characters are sent as they are']);
  if (allowEmptyValue) facts.push(['May be empty']);
  return facts;
}

function exampleFacts(context: PageContext, header: Header): FactData[] {
  const facts: FactData[] = header.example === undefined ? [] : [['Example', showValue(header.example)]];
  for (const [key, entry] of Object.entries(header.examples ?? {})) {
    const {summary, value, externalValue} = deref<Example>(context.doc, entry);
    facts.push([`Example (${summary || key})`, value === undefined ? (externalValue ?? '') : showValue(value)]);
  }
  return facts;
}
