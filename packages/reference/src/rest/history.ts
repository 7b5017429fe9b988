/** Adds release dates of parts of the API to pages of the REST reference. */
import {addPartHistory, addPageHistory, summarizeHistory, type GetHistory, type PartHistory} from '../common/history';
import type {OperationPageData, SchemaData, SchemaPageData} from '../data/rest';

/**
 * Adds the history of an operation or a webhook to its page.
 *
 * @param page - data of the page; it is changed in place
 * @param id - operation ID, or name of the webhook's event
 * @param historyOf - returns the history of a part of the API
 */
export function addOperationHistory(page: OperationPageData, id: string, historyOf: GetHistory): void {
  const pageHistory = summarizeHistory(historyOf(id));
  addPageHistory(page, pageHistory);
  for (const parameter of Object.values(page.parameters ?? {}).flatMap((fields) => fields ?? [])) {
    const parameterHistory = summarizeHistory(historyOf(`${id}?${parameter.name}`), pageHistory.since);
    addPartHistory(parameter, parameterHistory);
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
export function addSchemaHistory(page: SchemaPageData, name: string, historyOf: GetHistory): void {
  const pageHistory = summarizeHistory(historyOf(name));
  addPartHistory(page, pageHistory);
  addFieldHistory(page, name, historyOf, pageHistory.since);
}

/**
 * Adds history to the fields of a schema and its alternatives. Fields of a named type belong to that type, others to
 * `owner`.
 */
function addFieldHistory(schema: SchemaData, owner: string, historyOf: GetHistory, parentSince: string): void {
  const name = schema.ref?.text ?? owner;
  if (name === '') return;
  const typeSince = summarizeHistory(historyOf(name), parentSince).since;
  for (const field of schema.fields ?? []) {
    const target = `${name}.${field.name}`;
    const typeHistory = field.ref && !field.fields && !field.choices ? historyOf(field.ref.text) : undefined;
    const fieldHistory = summarizeHistory(mergeTypeChange(historyOf(target), typeHistory), typeSince);
    addPartHistory(field, fieldHistory);
    addFieldHistory(field, target, historyOf, fieldHistory.since);
  }
  for (const {alternatives} of schema.choices ?? [])
    for (const alternative of alternatives) addFieldHistory(alternative, name, historyOf, typeSince);
}

/**
 * Returns a field's history, in which a later change of its type counts as a change of the field. For example, a longer
 * string changes both.
 */
function mergeTypeChange(
  fieldHistory: PartHistory | undefined,
  typeHistory: PartHistory | undefined,
): PartHistory | undefined {
  if (typeHistory?.changed === undefined || (fieldHistory?.changed ?? '') > typeHistory.changed) return fieldHistory;
  return {...fieldHistory, changed: typeHistory.changed};
}
