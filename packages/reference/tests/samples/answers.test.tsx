/** Checks that the page shows the matching response next to a request's example. */
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {forEachOperation, type OpenApiDocument, type Operation} from '@paydocs/specs';
import {openapi} from '../../../../tests/contract/fixture';
import {Examples} from '../../src/components/rest/Samples';
import type {OperationPageData} from '../../src/data/rest';
import {createOperationPage} from '../../src/rest/pages/operationPage';
import {createDocument, options} from '../rest/fixture';

const createExamples = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {value: {name}}]));
const createContent = (...names: string[]) => ({'application/json': {schema: {}, examples: createExamples(...names)}});

/** @returns IDs of the responses that are shown with the request examples of these names */
function getResponseIds(requests: string[], responses: Record<string, string[]>): (string | undefined)[] {
  const operation: Operation = {
    operationId: 'send',
    requestBody: {content: createContent(...requests)},
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, names]) => [status, {description: '', content: createContent(...names)}]),
    ),
  };
  return createPageData(createDocument({}, {paths: {'/a': {post: operation}}}), {
    path: '/a',
    method: 'post',
  }).samples!.examples.map(({responseId}) => responseId);
}

const createPageData = (doc: OpenApiDocument, location: {path: string; method: string}): OperationPageData =>
  createOperationPage(doc, location, options).data as OperationPageData;

describe('the response next to a request example', () => {
  it.each<[string, string[], Record<string, string[]>, (string | undefined)[]]>([
    ['is the one with the same name', ['a', 'b'], {200: ['b', 'a']}, ['example-200-a', 'example-200-b']],
    ['may be an error', ['a', 'b'], {200: ['a'], 409: ['b']}, ['example-200-a', 'example-409-b']],
    [
      'is one that belongs to no request if none has the same name',
      ['a', 'b'],
      {200: ['b', 'any']},
      ['example-200-any', 'example-200-b'],
    ],
    ['is none if all belong to other requests', ['a', 'b'], {200: ['b'], 400: ['no']}, ['', 'example-200-b']],
    ['is undefined if no names match', ['a', 'b'], {200: ['c']}, [undefined, undefined]],
    ['is undefined for a single request', ['a'], {200: ['b', 'a']}, [undefined]],
  ])('%s', (_, requests, responses, expected) => expect(getResponseIds(requests, responses)).toEqual(expected));

  it('is selected initially', () => {
    const operation: Operation = {
      requestBody: {content: createContent('b', 'a')},
      responses: {200: {description: '', content: createContent('a', 'b')}},
    };
    const page = createPageData(createDocument({}, {paths: {'/a': {post: operation}}}), {path: '/a', method: 'post'});
    expect(renderToStaticMarkup(<Examples page={page} />)).toMatch(/<option value="example-200-b" selected=""/);
  });

  it('exists for every example of the fixture site', () => {
    const unpaired: string[] = [];
    let paired = 0;
    forEachOperation(openapi, (operation, _item, location) => {
      if (!('path' in location)) return;
      const {samples, examples = []} = createPageData(openapi, location);
      for (const {id, responseId} of samples?.examples ?? []) {
        if ((samples?.examples.length ?? 0) < 2) continue;
        paired += 1;
        const name = id.replace(/^sample-/, '');
        if (
          responseId === undefined ||
          !examples.some((each) => each.id === responseId) ||
          !responseId.endsWith(`-${name}`)
        )
          unpaired.push(`${operation.operationId} ${id}: ${responseId}`);
      }
    });
    expect(paired).toBeGreaterThan(7);
    expect(unpaired).toEqual([]);
  });
});
