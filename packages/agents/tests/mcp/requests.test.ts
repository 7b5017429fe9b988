/** Checks how requests are generated, and validated against the specifications. */
import {beforeAll, describe, expect, it} from 'vitest';
import {startServer, type CallTool} from './fixture';

let callTool: CallTool;
beforeAll(async () => {
  callTool = await startServer();
});

describe('make_request', () => {
  it.each([
    ['curl', "'https://api.example/v1/loans'"],
    ['javascript', 'await fetch'],
    ['python', 'requests.post('],
    ['php', '<?php'],
  ])('generates %s', async (language, part) => {
    const {text, data} = await callTool('make_request', {operation: 'loans_create', language});
    expect(data.code).toContain(part);
    expect(data.code).toContain('bk_1');
    expect(data.code).toContain('LIBRARY_API_KEY');
    expect(text).toContain('The program sends the example "One book". Other examples: Long.');
  });

  it('sends the given values', async () => {
    const generateCurl = async (input: Record<string, unknown>): Promise<string> =>
      String((await callTool('make_request', {language: 'curl', ...input})).data.code);
    expect(await generateCurl({operation: 'loans_create', body: {book: 'bk_9'}})).toContain('"book": "bk_9"');
    expect(await generateCurl({operation: 'loans_create', body: '{"book": "bk_8"}'})).toContain('"book": "bk_8"');
    expect(await generateCurl({operation: 'loans_create', example: 'Long'})).toContain('bk_2');
    const custom = await callTool('make_request', {operation: 'loans_create', language: 'curl', body: {book: 'bk_9'}});
    expect(custom.data.examples).toHaveLength(1);
    expect(await generateCurl({operation: 'loans_get', parameters: {id: 'a/b', limit: 5}})).toContain(
      'https://api.example/v1/loans/a%2Fb?limit=5',
    );
    expect(await generateCurl({operation: 'loans_get'})).toContain('https://api.example/v1/loans/ln_1');
  });

  it.each([
    [{operation: 'loans_creat'}, 'There\'s no operation "loans_creat". Did you mean "loans_create"?'],
    [{operation: 'loans_get', parameters: {ids: 1}}, 'loans_get has no parameter "ids". Did you mean "id"?'],
    [{operation: 'loans_late', parameters: {id: 1}}, 'loans_late has no parameter "id". It has no parameters.'],
    [{operation: 'loans_get', body: {}}, "loans_get doesn't accept a body. Remove it."],
    [{operation: 'loans_create', example: 'None'}, 'There\'s no example "None". Valid examples: One book; Long.'],
  ])('reports what is wrong with %o', async (input, text) =>
    expect(await callTool('make_request', {language: 'curl', ...input})).toMatchObject({isError: true, text}),
  );
});

describe('validate_request', () => {
  const headers = {
    authorization: 'Bearer k',
    'content-type': 'application/json',
    'Accept-Encoding': 'br',
    'X-Trace': '1',
  };
  const getProblems = async (input: Record<string, unknown>): Promise<unknown> =>
    (await callTool('validate_request', input)).data.problems;

  it('accepts what the description allows', async () => {
    const {text, data} = await callTool('validate_request', {
      method: 'post',
      path: '/loans',
      headers,
      body: {book: 'bk_1', days: 3},
    });
    expect(data).toEqual({valid: true, operation: 'loans_create', problems: [], notes: []});
    expect(text).toBe('The request is valid: it matches the description of `loans_create`.');
  });

  it.each(['https://api.example/v1/loans/ln_1?limit=5', '/v1/loans/ln_1?limit=5', 'loans/ln_1?limit=5'])(
    'accepts %s',
    async (path) =>
      expect((await callTool('validate_request', {method: 'GET', path})).data).toMatchObject({
        valid: true,
        operation: 'loans_get',
        notes: ["The headers weren't checked, because the input doesn't contain any."],
      }),
  );

  it('prefers a literal segment to a parameter', async () =>
    expect((await callTool('validate_request', {method: 'GET', path: '/loans/late?x=1'})).data).toMatchObject({
      operation: 'loans_late',
      problems: ['loans_late has no query parameter "x". Valid parameters: none.'],
    }));

  it.each([
    [{days: 0}, '"book" is missing: NewLoan requires it. Add it.', '"days" must be >= 1 (found 0).'],
    [{book: 'bk_1', dayz: 1}, '"dayz" isn\'t a field of NewLoan. Did you mean "days"?'],
    [{book: 'no…'}, '"book" must match the pattern ^bk_ (found "no…").'],
    [
      {book: '\u0000unknown', '\u0000open': true},
      '"\u0000open" isn\'t a field of NewLoan. Valid fields: book, days, note.',
      '"book" must match the pattern ^bk_ (found "\\u0000unknown").',
    ],
    [[], 'the value must be an object (found []).'],
    ['{"book": "bk_1"}'],
  ])('checks the body %j', async (body, ...problems) =>
    expect(await getProblems({method: 'POST', path: '/loans', headers, body})).toEqual(
      expect.arrayContaining(problems),
    ),
  );

  it.each([
    [{path: '/loan'}, "there's no path /loan in the REST API. Did you mean /loans?"],
    [{path: '/loans', method: 'PUT'}, '/loans accepts POST, not PUT.'],
    [{path: '/loans/ln_1', query: {limits: 1}}, 'loans_get has no query parameter "limits". Did you mean "limit"?'],
    [
      {path: '/loans/ln_1', query: {limit: 'many'}},
      'the query parameter "limit": the value must be an integer (found "many").',
    ],
    [{path: '/loans/ln_1?limit=101'}, 'the query parameter "limit": the value must be <= 100 (found 101).'],
    [
      {path: '/loans/much_too_long'},
      'the path parameter "id": the value must not have more than 8 characters (found "much_too_long").',
    ],
    [{path: '/loans/ln_1?sort=dayz'}, 'the query parameter "sort" can\'t be "dayz". Valid values: days, book.'],
    [{path: '/loans/{id}'}, 'the path still contains {id}: replace it with a value.'],
    [{path: '/loans/ln_1', headers: {}}, 'the header Authorization is missing: loans_get requires it.'],
    [
      {path: '/loans/ln_1', headers: {Authorization: 'k'}},
      'the header Authorization must be "Bearer" followed by the API key (found "k").',
    ],
    [{path: '/loans', method: 'POST'}, 'the body is missing: loans_create requires one (NewLoan).'],
  ])('reports what is wrong with %o', async (input, problem) =>
    expect(await getProblems({method: 'GET', ...input})).toEqual([problem]),
  );

  it("notes what it didn't check", async () => {
    const {data} = await callTool('validate_request', {method: 'POST', path: '/covers', headers, body: 'bytes'});
    expect(data).toMatchObject({
      valid: true,
      notes: ["The body wasn't checked, because the operation doesn't accept JSON."],
    });
  });

  it.each([
    [{path: 'https://other.example/loans'}, "This isn't an API URL. API URLs start with https://api.example/v1."],
    [{path: '/loans/a b'}, 'The path contains a space or a control character. Percent-encode it.'],
  ])('rejects %o', async (input, text) =>
    expect(await callTool('validate_request', {method: 'GET', ...input})).toMatchObject({isError: true, text}),
  );

  it("rejects a string that isn't JSON", async () =>
    expect(await callTool('validate_request', {method: 'POST', path: '/loans', body: '{book'})).toMatchObject({
      isError: true,
      text: expect.stringContaining("The body isn't JSON"),
    }));
});

describe('validate_graphql', () => {
  const LEND = 'mutation Lend($input: LendInput!) { lend(input: $input) { id } }';

  it('accepts what the schema allows', async () =>
    expect((await callTool('validate_graphql', {document: LEND, variables: {input: {book: 'b'}}})).data).toEqual({
      valid: true,
      problems: [],
    }));

  it.each([
    [
      {document: '{\n  book(id: 1) { titel }\n}'},
      'line 2: this doesn\'t match the GraphQL schema: Cannot query field "titel" on type "Book". Did you mean "title"?',
    ],
    [{document: '{ book('}, "line 1: this isn't valid GraphQL: Expected Name, found <EOF>."],
    [{document: LEND}, 'the variable "input" is missing: the operation requires it.'],
    [
      {document: LEND, variables: {input: {book: 'b', day: 1}}},
      '"day" isn\'t a field of LendInput. Did you mean "days"?',
    ],
    [
      {document: LEND, variables: {input: {book: 'b'}, more: 1}},
      'the operation Lend has no variable "more". Declared variables: input.',
    ],
    [
      {document: 'fragment F on Book { id }'},
      'the document has no operation. Add a query, a mutation, or a subscription.',
    ],
    [
      {document: 'query A { book(id: 1) { id } } query B { book(id: 1) { id } }'},
      'the document has 2 operations. Set operationName to one of these names: A, B.',
    ],
    [
      {document: 'query A { book(id: 1) { id } }', operationName: 'B'},
      'the document has no operation "B". Its operations: A.',
    ],
  ])('reports what is wrong with %o', async (input, problem) =>
    expect((await callTool('validate_graphql', input)).data).toEqual({valid: false, problems: [problem]}),
  );

  it('checks the selected operation of several', async () => {
    const document = `query A { book(id: 1) { id } } ${LEND}`;
    expect((await callTool('validate_graphql', {document, operationName: 'A'})).data.valid).toBe(true);
    expect((await callTool('validate_graphql', {document, operationName: 'Lend'})).data.valid).toBe(false);
  });
});
