import {describe, expect, it} from 'vitest';
import type {OperationPageData} from '../../src/data/rest';
import {createOperationPage} from '../../src/rest/pages/operationPage';
import type {OpenApiDocument, Operation} from '@paydocs/specs';
import {createDocument, createErrorResponse, Failure, options, withOperation} from './fixture';

const location = {path: '/things/{id}', method: 'post'};

function createPageData(operation: Operation, rest: Partial<OpenApiDocument> = {}): OperationPageData {
  return createOperationPage(withOperation(operation, rest), location, options).data as OperationPageData;
}

describe('createOperationPage', () => {
  it('renders headings with escaped text, and components between them', () => {
    const page = createOperationPage(
      withOperation({
        description: 'Makes a *thing*. Again.',
        deprecated: true,
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        requestBody: {content: {'application/json': {schema: {type: 'object', properties: {a: {type: 'string'}}}}}},
        responses: {
          200: {description: 'The {thing} <id> `x`'},
          '4XX': {description: 'No.\n\nMore.'},
          default: {description: ''},
        },
      }),
      location,
      options,
    );
    expect(page).toMatchObject({
      id: 'things-make',
      title: 'Make a thing',
      description: 'Makes a thing. Again.',
    });
    expect(page.markdown).toContain("import page from './things-make.rest.json';");
    expect(page.markdown.match(/^##.*$/gm)).toEqual([
      '## Code samples {#samples}',
      '## Path parameters {#path-parameters}',
      '## Request body {#request-body}',
      '## Responses {#responses}',
      '### 200 The \\{thing\\} \\<id\\> x {#response-200}',
    ]);
    expect(page.markdown).toContain('<Response page={page} status={"200"} />\n\n<Failures page={page} />');
    const {responses} = page.data as OperationPageData;
    expect(Object.values(responses).map(({title}) => title)).toEqual([
      undefined,
      '4XX Client error',
      'Default: any other status',
    ]);
  });

  it('shows the summary of a callback, and the target and server of a link', () => {
    const callback = {summary: 'Tell the result', responses: {200: {description: 'OK'}}};
    const links = {next: {operationRef: '#/paths/~1things~1{id}/post', server: {url: 'https://eu.example'}}};
    const data = createPageData({
      callbacks: {done: {'{$request.body#/url}': {post: callback}}},
      responses: {200: {description: 'OK', links}},
    });
    expect(data.callbacks?.done?.html).toBe('<p>Tell the result</p>');
    expect(data.responses['200']?.links).toEqual([
      {
        name: 'next',
        target: {text: 'Make a thing', href: '/operations/path-things-id-post/'},
        facts: [['Server', 'https://eu.example']],
      },
    ]);
  });

  it('lists every authentication method', () => {
    const securitySchemes = {
      key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      token: {type: 'http', scheme: 'Bearer', bearerFormat: 'JWT'},
      oauth: {
        type: 'oauth2',
        flows: {clientCredentials: {tokenUrl: 'https://t.example', scopes: {'read:all': 'Read <all>.'}}},
      },
    };
    const data = createPageData(
      {security: [{key: [], token: []}, {oauth: ['read:all', 'constructor']}, {}]},
      {components: {securitySchemes}},
    );
    expect(data.auth).toMatchObject([
      {schemes: [{label: 'API key in the header', facts: [['Header', 'X-Key']]}, {label: 'Bearer token (JWT)'}]},
      {
        schemes: [
          {
            label: 'OAuth 2.0: client credentials',
            scopes: [{name: 'read:all', html: 'Read &lt;all>.'}, {name: 'constructor'}],
          },
        ],
      },
      {schemes: []},
    ]);
    expect(createPageData({security: []}).auth).toEqual([{schemes: []}]);
    expect(createPageData({}).auth).toBeUndefined();
  });

  it('links to its sections, and states which URL and credentials the samples use', () => {
    const page = createOperationPage(
      withOperation(
        {responses: {200: {description: 'OK'}, default: {description: 'Else'}}},
        {
          security: [{a: [], cert: []}, {b: []}],
          servers: [
            {url: 'https://{zone}.example', variables: {zone: {default: 'eu', enum: ['eu', 'us']}}},
            {url: 'https://two.example'},
          ],
          components: {
            securitySchemes: {
              a: {type: 'http', scheme: 'bearer'},
              b: {type: 'http', scheme: 'basic'},
              cert: {type: 'mutualTLS'},
            },
          },
        },
      ),
      location,
      options,
    );
    expect(page.markdown).toContain(
      '<Contents links={[{"text":"Code samples","href":"#samples"},{"text":"Authentication","href":"#authentication"},{"text":"Responses","href":"#responses"},{"text":"200","href":"#response-200"},{"text":"Default","href":"#response-default"}]} />',
    );
    const data = page.data as OperationPageData;
    expect(data.samples?.html).toBe(
      '<p>The samples use the first of the 2 <a href="#servers">server URLs</a>. The samples authenticate with <code>a</code> and <code>cert</code>, one of the 2 <a href="#authentication">authentication methods</a>. Add the client certificate required by <code>cert</code>.</p>',
    );
    expect(data.endpoint.servers?.[0]).toMatchObject({
      variables: [{id: 'server-zone', facts: [['Default', 'eu']], values: [{name: 'eu'}, {name: 'us'}]}],
    });
    expect(createPageData({}).samples?.html).toBeUndefined();
    const basic = createPageData(
      {},
      {security: [{b: []}], components: {securitySchemes: {b: {type: 'http', scheme: 'basic'}}}},
    );
    expect(basic.samples?.html).toBe(
      '<p><code>ACME_API_KEY</code> contains the username and the password, separated by a colon.</p>',
    );
  });

  it('fills its path only into the examples of shared responses', () => {
    const content = {
      'application/json': {
        schema: {type: 'object', properties: {path: {type: 'string', 'x-request-path': true}, url: {type: 'string'}}},
        example: {path: '/v1/other', url: '/v1/other'},
      },
    };
    const data = createPageData(
      {
        responses: {404: {description: 'No.', content}, 429: {$ref: '#/components/responses/Busy'}},
        parameters: [{name: 'id', in: 'path', required: true, example: 'th 1', schema: {type: 'string'}}],
      },
      {components: {responses: {Busy: {description: 'Busy.', content}}}},
    );
    const texts = data.examples?.map(({code = ''}) => code.replace(/<[^>]+>/g, '').replace(/\s+/g, ''));
    expect(texts).toEqual(['{"path":"/v1/other","url":"/v1/other"}', '{"path":"/v1/things/th%201","url":"/v1/other"}']);
  });

  it('shows every media type and every example', () => {
    const data = createPageData({
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {type: 'object', properties: {a: {type: 'string'}}},
            examples: {first: {summary: 'One', value: {a: '</code>'}}, second: {value: {a: '2'}}},
          },
          'multipart/form-data': {
            schema: {type: 'object', properties: {f: {type: 'string', format: 'binary'}}},
            encoding: {f: {contentType: 'image/png'}},
          },
        },
      },
      responses: {
        200: {description: 'OK', content: {'application/json': {example: {x: 1}}, 'text/csv': {example: 'a,b'}}},
      },
    });
    expect(data.body?.media.map(({type, schema}) => [type, schema?.fields?.[0]?.id])).toEqual([
      ['application/json', 'body-a'],
      ['multipart/form-data', 'body-multipart-form-data-f'],
    ]);
    expect(data.body?.media[1]?.encoding).toMatchObject([{name: 'f', type: 'image/png'}]);
    expect(data.samples?.examples.map(({label, code}) => [label, code.length])).toEqual([
      ['One', 5],
      ['Second', 5],
    ]);
    expect(data.samples?.examples[0]?.code[0]).toContain('&lt;/code&gt;');
    expect(data.examples?.map(({id, label, status}) => [id, label, status])).toEqual([
      ['example-200-example', 'Example (application/json)', '200'],
      ['example-200-example-2', 'Example (text/csv)', '200'],
    ]);
  });

  it('lists the errors of its examples with cause and solution', () => {
    const data = createPageData(
      {responses: {404: createErrorResponse('gone'), 409: createErrorResponse('busy')}},
      {components: {schemas: {Failure}}},
    );
    expect(data.errors).toEqual([
      {id: 'error-gone', code: 'gone', status: '404', cause: 'It is <code>gone</code>.', cure: 'Make a new one.'},
      {id: 'error-busy', code: 'busy', status: '409', cause: 'Busy.', cure: 'Wait.'},
    ]);
    expect(data.responses['409']?.media?.[0]).toMatchObject({same: {text: '404', href: '#response-404'}});
    expect(data.responses['409']?.media?.[0]?.schema?.fields).toBeUndefined();
  });

  it('treats the only response as successful unless it has an error status', () => {
    expect(createPageData({responses: {default: {description: 'Done.'}}}).responses.default?.title).toBeUndefined();
    expect(createPageData({responses: {501: {description: 'Never.'}}}).responses['501']?.title).toBe('501 Never');
  });

  it('renders the responses section even without responses', () => {
    const page = createOperationPage(withOperation({}), location, {...options, getHistory: () => undefined});
    expect(page.data).toMatchObject({responses: {}});
    expect(page.markdown).toContain('## Responses {#responses}\n\n<Response page={page} />');
  });

  it('links to the error table and to each status in it', () => {
    const operation = {responses: {200: {description: 'OK'}, 404: createErrorResponse('gone')}};
    const {markdown} = createOperationPage(
      withOperation(operation, {components: {schemas: {Failure}}}),
      location,
      options,
    );
    const links = /<Contents links=\{(.*)\} \/>/.exec(markdown)?.[1] ?? '';
    expect((JSON.parse(links) as {href: string}[]).map(({href}) => href)).toEqual([
      ...['#samples', '#examples', '#responses', '#response-200', '#errors', '#response-404'],
    ]);
    expect(markdown).not.toContain('{#errors}');
  });

  it('shows links and callbacks, and shared headers only once', () => {
    const headers = {'Request-Id': {description: 'Ours.', schema: {type: 'string'}}};
    const data = createPageData({
      responses: {
        200: {
          description: 'OK',
          headers,
          links: {again: {operationId: 'things_make', parameters: {id: '$response.body#/id'}}},
        },
        400: {description: 'No', headers},
      },
      callbacks: {
        changed: {
          '{$request.body#/url}': {
            post: {
              requestBody: {
                content: {'application/json': {schema: {type: 'object', properties: {type: {type: 'string'}}}}},
              },
              responses: {200: {description: 'Seen.'}},
            },
          },
        },
      },
    });
    expect(data.responses['200']).toMatchObject({
      headers: [{id: 'response-200-header-request-id'}],
      links: [
        {
          target: {text: 'Make a thing', href: '/operations/path-things-id-post/'},
          facts: [['id', '$response.body#/id']],
        },
      ],
    });
    expect(data.responses['400']).toMatchObject({
      sameHeaders: [{text: 'Request-Id', href: '#response-200-header-request-id'}],
    });
    expect(data.callbacks?.changed).toMatchObject({
      endpoint: {method: 'POST', path: '{$request.body#/url}', kind: 'callback'},
      body: {media: [{schema: {fields: [{id: 'callback-changed-body-type'}]}}]},
    });
  });

  it('shows a webhook’s payload instead of samples', () => {
    const doc = createDocument(
      {},
      {
        webhooks: {
          'thing.made': {
            post: {
              summary: 'A thing was made',
              requestBody: {content: {'application/json': {example: {id: 1}}}},
              responses: {200: {description: 'Seen'}},
            },
          },
        },
      },
    );
    const page = createOperationPage(doc, {webhook: 'thing.made', method: 'post'}, options);
    expect(page).toMatchObject({id: 'thing-made', title: 'A thing was made'});
    expect(page.markdown).toContain('## Example payload');
    expect(page.data).toMatchObject({
      endpoint: {kind: 'webhook', path: 'thing.made'},
      examples: [{id: 'example-example'}],
    });
  });

  it('reports a missing operation or reference', () => {
    expect(() => createOperationPage(createDocument(), {path: '/x', method: 'get'}, options)).toThrow(
      'The document has no operation GET /x.',
    );
    expect(() => createPageData({parameters: [{$ref: '#/components/parameters/No'}]})).toThrow(
      "The reference #/components/parameters/No doesn't point to anything.",
    );
  });
});
