import {describe, expect, it} from 'vitest';
import {resolveServerUrls} from '@paydocs/specs';
import {withOperation} from '../rest/fixture';
import {createSampleCode, idParameter, ok} from './samplesFixture';

describe('servers', () => {
  it.each([
    [undefined, 'https://api.example/v1'],
    [[], 'https://api.example/v1'],
    [[{url: '/'}], 'https://api.example/v1'],
    [[{url: '/v2/'}], 'https://api.example/v2'],
    [[{url: './beta'}], 'https://api.example/v1/beta'],
    [[{url: '//other.example'}], 'https://other.example'],
    [[{url: '{scheme}://x.example', variables: {scheme: {default: 'https'}}}], 'https://x.example'],
  ])('resolves %j to %s', (servers, url) => {
    const document = resolveServerUrls(
      withOperation({...ok, parameters: [idParameter]}, {servers}),
      'https://api.example/v1',
    );
    expect(createSampleCode(document, 'curl')).toContain(`'${url}/things/x%2Fy%201'`);
  });
});

describe('styles', () => {
  it.each([
    ['deepObject', undefined, {a: 1, b: {c: 'd'}}, 'q%5Ba%5D=1&q%5Bb%5D%5Bc%5D=d'],
    ['form', undefined, {a: 1, b: 2}, 'a=1&b=2'],
    ['form', false, {a: 1, b: 2}, 'q=a,1,b,2'],
    ['form', false, ['a,b', 'c d'], 'q=a%2Cb,c+d'],
    [undefined, undefined, ['a', 'b'], 'q=a&q=b'],
    ['pipeDelimited', undefined, ['a', 'b'], 'q=a%7Cb'],
    ['spaceDelimited', false, ['a', 'b'], 'q=a%20b'],
  ])('serializes a parameter of style %s, explode %s: %j', (style, explode, example, query) => {
    const document = withOperation({
      ...ok,
      parameters: [idParameter, {name: 'q', in: 'query', required: true, style, explode, example}],
    });
    expect(createSampleCode(document, 'curl')).toContain(`?${query}'`);
  });

  it('serializes the objects and lists of a form', () => {
    const encoding = {flat: {style: 'form', explode: false}};
    const example = {card: {number: '4', owner: {name: 'A'}}, items: ['a', 'b'], flat: ['c', 'd']};
    const document = withOperation({
      ...ok,
      requestBody: {content: {'application/x-www-form-urlencoded': {example, encoding}}},
    });
    expect(createSampleCode(document, 'curl').match(/(?<=--data-urlencode ').*(?=')/g)).toEqual([
      'card[number]=4',
      'card[owner][name]=A',
      'items=a',
      'items=b',
      'flat=c,d',
    ]);
    expect(createSampleCode(document, 'php')).toContain('items=a&items=b');
  });

  it('sends a list of files as files', () => {
    const files = {type: 'array', items: {type: 'string', format: 'binary'}};
    const document = withOperation({
      ...ok,
      requestBody: {
        content: {'multipart/form-data': {schema: {type: 'object', properties: {files}}, example: {files: ['1', '2']}}},
      },
    });
    expect(createSampleCode(document, 'curl').match(/--form 'files=@files.bin'/g)).toHaveLength(2);
    expect(createSampleCode(document, 'php')).toContain("'files[1]' => new CURLFile('files.bin')");
  });

  it.each(['*/*', 'application/*'])('sends JSON if %s is accepted', (type) => {
    const document = withOperation({
      ...ok,
      requestBody: {content: {[type]: {schema: {type: 'object', properties: {a: {type: 'integer'}}}}}},
    });
    expect(createSampleCode(document, 'curl')).toContain('Content-Type: application/json');
    expect(createSampleCode(document, 'javascript')).toContain('JSON.stringify({');
  });
});
