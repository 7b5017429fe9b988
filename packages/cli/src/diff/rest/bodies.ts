import {isObject, type MediaType, type Response, type Schema} from '@paydocs/contract/document';
import type {Comparer} from './comparer';
import {resolveReference, type OperationEntry} from './operations';
import type {ChangeLevel} from '../types';

type Content = Record<string, MediaType>;

/**
 * Compares the request bodies of an operation, or the bodies of an event, which the API sends.
 *
 * @param comparer - compares schemas, in the direction in which the body is sent
 * @param before - operation in the old revision
 * @param after - same operation in the new revision
 */
export function compareRequestBody(comparer: Comparer, before: OperationEntry, after: OperationEntry): void {
  const {revisions, direction} = comparer;
  const [old, now] = [before, after].map(({operation: {requestBody}}, index) =>
    requestBody ? resolveReference(index === 0 ? revisions.before : revisions.after, requestBody).value : undefined,
  );
  const subject = `${before.id}.request`;
  const addChange = (level: ChangeLevel, verb: string, text: string): void =>
    revisions.collector.add({level, subject, verb, text, targets: [before.id], exact: true});
  if (!old || !now) {
    if (old) addChange('breaking', 'removed', `the request body of ${before.id} was removed`);
    const isRequired = now?.required === true;
    const text = `a request body of ${before.id} was added${isRequired ? ' and is required' : ''}`;
    if (now) addChange(isRequired ? 'breaking' : 'safe', 'added', text);
    return;
  }
  if ((old.required === true) !== (now.required === true) && direction === 'request') {
    const verb = now.required ? 'required' : 'optional';
    addChange(now.required ? 'breaking' : 'safe', verb, `the request body of ${before.id} is now ${verb}`);
  }
  const name = direction === 'request' ? subject : before.path;
  compareContent(comparer, old.content, now.content, name, before.id);
}

/**
 * Compares the responses of an operation.
 *
 * @param comparer - compares schemas
 * @param before - operation in the old revision
 * @param after - same operation in the new revision
 */
export function compareResponses(comparer: Comparer, before: OperationEntry, after: OperationEntry): void {
  const {revisions} = comparer;
  const [old, now] = [before.operation.responses ?? {}, after.operation.responses ?? {}];
  for (const status of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [one, other] = [old[status], now[status]];
    if (one && other) {
      const [was, is] = [resolveReference(revisions.before, one).value, resolveReference(revisions.after, other).value];
      compareHeaders(comparer, was, is, before.id);
      compareContent(comparer, was.content, is.content, `${before.id}.response.${status}`, before.id);
      continue;
    }
    const isSuccess = /^[23]|^default$/.test(status);
    const verb = one ? 'removed' : 'added';
    const text = `the status ${status} of ${before.id} was ${verb}`;
    const targets = [`${before.id}.response.${status}`];
    const level = one && isSuccess ? 'breaking' : 'safe';
    revisions.collector.add({level, subject: `${before.id} ${status}`, verb, text, targets});
  }
}

/** Compares the headers of a response. Removing a header from every response is a single change. */
function compareHeaders(comparer: Comparer, before: Response, after: Response, id: string): void {
  const {revisions} = comparer;
  const read = (response: Response, which: 'before' | 'after'): Map<string, {name: string; header: Header}> =>
    new Map(
      Object.entries(response.headers ?? {}).flatMap(([name, value]) =>
        isObject(value)
          ? [[name.toLowerCase(), {name, header: resolveReference<Header>(revisions[which], value).value}]]
          : [],
      ),
    );
  const [old, now] = [read(before, 'before'), read(after, 'after')];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [one, other] = [old.get(key), now.get(key)];
    const name = one?.name ?? other?.name ?? '';
    const addChange = (level: ChangeLevel, verb: string, text: string): void =>
      revisions.collector.add({
        level,
        subject: `header ${name}`,
        verb,
        text: `the response header ${name} ${text}`,
        targets: [`#${name}`, `${id}#${name}`],
        operation: id,
      });
    if (!one || !other) {
      if (one) addChange('breaking', 'removed', 'was removed');
      else addChange('safe', 'added', 'was added');
      continue;
    }
    const [was, is] = [one.header.required === true, other.header.required === true];
    if (was !== is) {
      const verb = is ? 'required' : 'optional';
      addChange(is ? 'safe' : 'breaking', verb, `is ${is ? 'now' : 'no longer'} always sent`);
    }
    if (one.header.schema && other.header.schema)
      comparer.compare(
        {schema: one.header.schema, owner: `#${name}`},
        {schema: other.header.schema, owner: `#${name}`},
        id,
      );
  }
}

interface Header {
  $ref?: string;
  required?: boolean;
  schema?: Schema;
}

function compareContent(comparer: Comparer, before: Content = {}, after: Content = {}, name: string, id: string): void {
  const {revisions} = comparer;
  for (const type of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [one, other] = [before[type], after[type]];
    if (one && other) {
      if (one.schema && other.schema)
        comparer.compare({schema: one.schema, owner: name}, {schema: other.schema, owner: name}, id);
      continue;
    }
    const verb = one ? 'removed' : 'added';
    const level = one ? 'breaking' : 'safe';
    const text = `the media type ${type} of ${name} was ${verb}`;
    revisions.collector.add({level, subject: `${name} ${type}`, verb, text, targets: [id], exact: true});
  }
}
