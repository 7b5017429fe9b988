/** Beside the example of a request stands the response to it. */
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {forEachOperation, type OpenApiDocument, type Operation} from '@paydocs/specs/openapi/document';
import {openapi} from '../../../../tests/contract/fixture';
import {Examples} from '../../src/components/rest/Samples';
import type {OperationPageData} from '../../src/data/rest';
import {createOperationPage} from '../../src/rest/pages/operationPage';
import {documentOf, options} from '../rest/fixture';

const examplesOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {value: {name}}]));
const json = (...names: string[]) => ({'application/json': {schema: {}, examples: examplesOf(...names)}});

/** What is shown with each example of a request, by the names of requests. */
function pairs(requests: string[], responses: Record<string, string[]>): (string | undefined)[] {
  const operation: Operation = {
    operationId: 'send',
    requestBody: {content: json(...requests)},
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, names]) => [status, {description: '', content: json(...names)}]),
    ),
  };
  return dataOf(documentOf({}, {paths: {'/a': {post: operation}}}), {path: '/a', method: 'post'}).samples!.examples.map(
    ({responseId}) => responseId,
  );
}

const dataOf = (doc: OpenApiDocument, place: {path: string; method: string}): OperationPageData =>
  createOperationPage(doc, place, options).data as OperationPageData;

describe('the response beside an example of a request', () => {
  it.each<[string, string[], Record<string, string[]>, (string | undefined)[]]>([
    ['is the one of the same name', ['a', 'b'], {200: ['b', 'a']}, ['example-200-a', 'example-200-b']],
    ['may be an error', ['a', 'b'], {200: ['a'], 409: ['b']}, ['example-200-a', 'example-409-b']],
    ['is one that belongs to none', ['a', 'b'], {200: ['b', 'any']}, ['example-200-any', 'example-200-b']],
    ['is none where all belong to others', ['a', 'b'], {200: ['b'], 400: ['no']}, ['', 'example-200-b']],
    ['is not known where no names are alike', ['a', 'b'], {200: ['c']}, [undefined, undefined]],
    ['is not chosen for a single one', ['a'], {200: ['b', 'a']}, [undefined]],
  ])('%s', (_, requests, responses, expected) => expect(pairs(requests, responses)).toEqual(expected));

  it('is the first that is shown', () => {
    const operation: Operation = {
      requestBody: {content: json('b', 'a')},
      responses: {200: {description: '', content: json('a', 'b')}},
    };
    const page = dataOf(documentOf({}, {paths: {'/a': {post: operation}}}), {path: '/a', method: 'post'});
    expect(renderToStaticMarkup(<Examples page={page} />)).toMatch(/<option value="example-200-b" selected=""/);
  });

  it('is there for every example of the fixture site', () => {
    const alone: string[] = [];
    let paired = 0;
    forEachOperation(openapi, (operation, _item, place) => {
      if (!('path' in place)) return;
      const {samples, examples = []} = dataOf(openapi, place);
      for (const {id, responseId} of samples?.examples ?? []) {
        if ((samples?.examples.length ?? 0) < 2) continue;
        paired += 1;
        const name = id.replace(/^sample-/, '');
        if (
          responseId === undefined ||
          !examples.some((each) => each.id === responseId) ||
          !responseId.endsWith(`-${name}`)
        )
          alone.push(`${operation.operationId} ${id}: ${responseId}`);
      }
    });
    expect(paired).toBeGreaterThan(7);
    expect(alone).toEqual([]);
  });
});
