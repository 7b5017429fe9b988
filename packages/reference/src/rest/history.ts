/** When what a page of the REST reference shows came, changed and was deprecated. */
import {tell, tellPage, told, type HistoryOf, type PartHistory} from '../common/history';
import type {OperationPageData, SchemaData, SchemaPageData} from '../data/rest';

/**
 * @param page - of an operation or a webhook; what is worth telling is added to it
 * @param id - of the operation; of a webhook the event
 * @param historyOf - gives the history of parts
 */
export function tellOperation(page: OperationPageData, id: string, historyOf: HistoryOf): void {
  const own = told(historyOf(id));
  tellPage(page, own);
  for (const parameter of Object.values(page.parameters ?? {}).flatMap((fields) => fields ?? [])) {
    const mine = told(historyOf(`${id}?${parameter.name}`), own.since);
    tell(parameter, mine);
    tellInside(parameter, parameter.ref?.text ?? '', historyOf, mine.since);
  }
  const bodies = [
    {part: 'request', media: page.body?.media},
    ...Object.values(page.responses).map(({status, media}) => ({part: `response.${status}`, media})),
  ];
  for (const {part, media = []} of bodies)
    for (const {schema} of media) if (schema) tellInside(schema, `${id}.${part}`, historyOf, own.since);
}

/**
 * @param page - of a schema; what is worth telling is added to it
 * @param name - of the schema
 * @param historyOf - gives the history of parts
 */
export function tellSchema(page: SchemaPageData, name: string, historyOf: HistoryOf): void {
  const own = told(historyOf(name));
  tell(page, own);
  tellInside(page, name, historyOf, own.since);
}

/** Fields of a schema, and of its alternatives: each counts for who has it, and with a named type for that type. */
function tellInside(schema: SchemaData, owner: string, historyOf: HistoryOf, above: string): void {
  const name = schema.ref?.text ?? owner;
  if (name === '') return;
  const since = told(historyOf(name), above).since;
  for (const field of schema.fields ?? []) {
    const target = `${name}.${field.name}`;
    const type = field.ref && !field.fields && !field.choices ? historyOf(field.ref.text) : undefined;
    const mine = told(withTypeChange(historyOf(target), type), since);
    tell(field, mine);
    tellInside(field, target, historyOf, mine.since);
  }
  for (const {alternatives} of schema.choices ?? [])
    for (const alternative of alternatives) tellInside(alternative, name, historyOf, since);
}

/** A type without fields changes with whoever has it: a longer text is a change of both. */
function withTypeChange(own: PartHistory | undefined, type: PartHistory | undefined): PartHistory | undefined {
  if (type?.changed === undefined || (own?.changed ?? '') > type.changed) return own;
  return {...own, changed: type.changed};
}
