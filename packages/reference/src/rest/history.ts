/** Adds to pages of the REST reference when their parts were added, changed, and deprecated. */
import {tell, tellPage, told, type HistoryOf, type PartHistory} from '../common/history';
import type {OperationPageData, SchemaData, SchemaPageData} from '../data/rest';

/**
 * Adds the history of an operation or a webhook to its page.
 *
 * @param page - data of the page; it is changed in place
 * @param id - operation id, or name of the webhook's event
 * @param historyOf - returns the history of a part of the API
 */
export function tellOperation(page: OperationPageData, id: string, historyOf: HistoryOf): void {
  const pageHistory = told(historyOf(id));
  tellPage(page, pageHistory);
  for (const parameter of Object.values(page.parameters ?? {}).flatMap((fields) => fields ?? [])) {
    const parameterHistory = told(historyOf(`${id}?${parameter.name}`), pageHistory.since);
    tell(parameter, parameterHistory);
    addFieldHistory(parameter, parameter.ref?.text ?? '', historyOf, parameterHistory.since);
  }
  const bodies = [
    {part: 'request', media: page.body?.media},
    ...Object.values(page.responses).map(({status, media}) => ({part: `response.${status}`, media})),
  ];
  for (const {part, media = []} of bodies)
    for (const {schema} of media) if (schema) addFieldHistory(schema, `${id}.${part}`, historyOf, pageHistory.since);
}

/**
 * Adds the history of a schema to its page.
 *
 * @param page - data of the page; it is changed in place
 * @param name - name of the schema
 * @param historyOf - returns the history of a part of the API
 */
export function tellSchema(page: SchemaPageData, name: string, historyOf: HistoryOf): void {
  const pageHistory = told(historyOf(name));
  tell(page, pageHistory);
  addFieldHistory(page, name, historyOf, pageHistory.since);
}

/**
 * Adds history to the fields of a schema and its alternatives. Fields of a named type belong to that type, others to
 * `owner`.
 */
function addFieldHistory(schema: SchemaData, owner: string, historyOf: HistoryOf, parentSince: string): void {
  const name = schema.ref?.text ?? owner;
  if (name === '') return;
  const typeSince = told(historyOf(name), parentSince).since;
  for (const field of schema.fields ?? []) {
    const target = `${name}.${field.name}`;
    const typeHistory = field.ref && !field.fields && !field.choices ? historyOf(field.ref.text) : undefined;
    const fieldHistory = told(withTypeChange(historyOf(target), typeHistory), typeSince);
    tell(field, fieldHistory);
    addFieldHistory(field, target, historyOf, fieldHistory.since);
  }
  for (const {alternatives} of schema.choices ?? [])
    for (const alternative of alternatives) addFieldHistory(alternative, name, historyOf, typeSince);
}

/**
 * Counts a change of a field's type as a change of the field if the page displays no fields of the type: for example, a
 * longer string changes both.
 */
function withTypeChange(
  fieldHistory: PartHistory | undefined,
  typeHistory: PartHistory | undefined,
): PartHistory | undefined {
  if (typeHistory?.changed === undefined || (fieldHistory?.changed ?? '') > typeHistory.changed) return fieldHistory;
  return {...fieldHistory, changed: typeHistory.changed};
}
