import {parseFacts} from '@paydocs/contract';
import {getComponentName, type OpenApiDocument} from '@paydocs/contract/document';
import {compareSecurity, compareSecuritySchemes, compareServers} from './rest/access';
import {compareRequestBody, compareResponses} from './rest/bodies';
import {ChangeCollector} from './rest/collector';
import type {Comparer, DiffContext} from './rest/comparer';
import {getEvents, getOperations, pairOperations, normalizePath, type OperationEntry} from './rest/operations';
import {compareParameters} from './rest/parameters';
import {SchemaComparer} from './rest/schemas';
import type {SpecChange} from './types';

/**
 * Compares two revisions of the REST description with levels like those of https://github.com/oasdiff/oasdiff.
 *
 * @param before - old description, bundled
 * @param after - new description, bundled
 * @returns the changes that programs can notice, without duplicates, the most severe first
 */
export function compareRest(before: OpenApiDocument, after: OpenApiDocument): SpecChange[] {
  const collector = new ChangeCollector();
  const revisions: DiffContext = {before, after, collector};
  const request = new SchemaComparer(revisions, 'request');
  const response = new SchemaComparer(revisions, 'response');
  compareFacts(revisions);
  compareServers(revisions);
  compareSecuritySchemes(revisions);
  const newOperations = getOperations(after);
  // A path is removed with the last of its operations.
  const isPathRemoved = ({path}: OperationEntry): boolean =>
    newOperations.every((each) => normalizePath(each.path) !== normalizePath(path));
  for (const [operationBefore, operationAfter] of pairOperations(getOperations(before), newOperations)) {
    if (operationBefore && operationAfter) {
      compareOperationMetadata(collector, operationBefore, operationAfter, isPathRemoved(operationBefore));
      compareSecurity(revisions, operationBefore, operationAfter);
      compareParameters(request, operationBefore, operationAfter);
      compareRequestBody(request, operationBefore, operationAfter);
      compareResponses(response, operationBefore, operationAfter);
    } else if (operationBefore) {
      const {id, path} = operationBefore;
      const targets = [id, ...(isPathRemoved(operationBefore) ? [path] : [])];
      const text = `the operation ${id} was removed`;
      collector.add({level: 'breaking', subject: id, verb: 'removed', text, targets});
    } else if (operationAfter) {
      const text = `the operation ${operationAfter.id} was added`;
      collector.add({level: 'safe', subject: operationAfter.id, verb: 'added', text, targets: []});
    }
  }
  const renamed = compareEvents(revisions, response);
  // The enum of event types also changes when an event is renamed.
  const isPartOfRename = ({subject}: SpecChange): boolean => renamed.some((name) => subject.endsWith(`.type=${name}`));
  return collector.getChanges().filter((change) => !isPartOfRename(change));
}

/** Compares `x-facts`, which the contract checks guides against. */
function compareFacts({before, after, collector}: DiffContext): void {
  const factsAfter = new Map(parseFacts(after).map((fact) => [fact.name, fact]));
  for (const {name, value, unit} of parseFacts(before)) {
    const other = factsAfter.get(name);
    if (other?.value === value && other.unit === unit) continue;
    const text = `${name} was ${value} ${unit}s and is ${other ? `${other.value} ${other.unit}s` : 'no longer specified'}`;
    collector.add({level: 'dangerous', subject: name, verb: 'changed', text, targets: [`fact:${name}`]});
  }
}

/** Compares the method, path, ID, and deprecation of an operation. */
function compareOperationMetadata(
  collector: ChangeCollector,
  before: OperationEntry,
  after: OperationEntry,
  isPathRemoved: boolean,
): void {
  const {id, method, path} = before;
  if (method !== after.method || normalizePath(path) !== normalizePath(after.path)) {
    const text = `${id} moved from ${method} ${path} to ${after.method} ${after.path}`;
    const targets = [id, ...(isPathRemoved ? [path] : [])];
    collector.add({level: 'breaking', subject: id, verb: 'moved', text, targets, exact: true});
  }
  if (id !== after.id && before.hasId) {
    const text = `the operation ${id} is now called ${after.id}`;
    // Methods of generated clients and pages of the reference have its name.
    collector.add({
      level: 'breaking',
      subject: id,
      verb: 'renamed',
      text,
      targets: [id],
      exact: true,
      word: id,
    });
  }
  const [was, is] = [before, after].map(({operation}) => 'deprecated' in operation && operation.deprecated === true);
  if (was === is) return;
  const text = is ? `the operation ${id} is deprecated` : `the operation ${id} is no longer deprecated`;
  collector.add({
    level: 'safe',
    subject: id,
    verb: is ? 'deprecated' : 'reactivated',
    text,
    targets: [id],
    exact: true,
  });
}

/**
 * Compares events, which are named by their type. Programs read their bodies like those of responses.
 *
 * @returns the old and new names of renamed events
 */
function compareEvents(revisions: DiffContext, response: Comparer): string[] {
  const renamed: string[] = [];
  const {collector} = revisions;
  const events = [revisions.before, revisions.after].map(getEvents);
  for (const [before, after] of pairOperations(events[0] ?? [], events[1] ?? [])) {
    if (before && after) {
      if (before.path !== after.path) {
        renamed.push(before.path, after.path);
        const text = `the event ${before.path} is now called ${after.path}`;
        const targets = getEventTargets(before);
        collector.add({level: 'breaking', subject: before.path, verb: 'renamed', text, targets});
      }
      compareEventHeaders(collector, before, after);
      compareRequestBody(response, before, after);
    } else if (before) {
      const text = `the event ${before.path} was removed`;
      collector.add({
        level: 'breaking',
        subject: before.path,
        verb: 'removed',
        text,
        targets: getEventTargets(before),
      });
    } else if (after) {
      const text = `the event ${after.path} was added`;
      collector.add({level: 'safe', subject: after.path, verb: 'added', text, targets: []});
    }
  }
  return renamed;
}

/** Returns the targets of an event: its type, and this value of `type` in its body. */
function getEventTargets({path, operation}: OperationEntry): string[] {
  const bodies = Object.values(operation.requestBody?.content ?? {});
  const names = bodies.flatMap(({schema}) => (schema && getComponentName(schema)) ?? []);
  return [path, ...names.map((name) => `${name}.type=${path}`)];
}

/** Compares the headers that the API sends with an event, such as its signature. */
function compareEventHeaders(collector: ChangeCollector, before: OperationEntry, after: OperationEntry): void {
  const getHeaders = ({parameters}: OperationEntry): Map<string, string> =>
    new Map(parameters.map(({value: {name}}) => [name.toLowerCase(), name]));
  const [headersBefore, headersAfter] = [getHeaders(before), getHeaders(after)];
  const addChange = (name: string, verb: 'added' | 'removed'): void =>
    collector.add({
      level: verb === 'added' ? 'safe' : 'breaking',
      subject: `header ${name}`,
      verb,
      text: `the header ${name} of events was ${verb}`,
      targets: [`#${name}`],
      operation: before.path,
    });
  for (const [key, name] of headersBefore) if (!headersAfter.has(key)) addChange(name, 'removed');
  for (const [key, name] of headersAfter) if (!headersBefore.has(key)) addChange(name, 'added');
}
