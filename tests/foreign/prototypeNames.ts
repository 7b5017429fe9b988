/** Specifications whose names are those of what every JavaScript object inherits, in each place where a name may stand. */

/** Names that a lookup in an object finds where nobody wrote them, or that an assignment loses. */
export const PROTOTYPE_NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

type Json = Record<string, unknown>;

/**
 * @param names - names for everything
 * @returns an OpenAPI 3.1 document that uses each of them in each role
 */
export function namedOpenApi(names: readonly string[]): Json {
  const byName = <T>(of: (name: string) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  const component = (kind: string) => (name: string) => ({$ref: `#/components/${kind}/${name}`});
  const text = {type: 'string', enum: names, 'x-enumDescriptions': byName((name) => `Means ${name}.`)};
  const fields = {type: 'object', properties: byName(() => text), required: names};
  const value = byName((name) => name);
  const media = {
    schema: fields,
    examples: byName((name) => ({summary: `With ${name}`, value: {...value, code: name}})),
  };
  const response = {
    description: 'Done.',
    headers: byName(() => ({schema: text})),
    content: {'application/json': media},
    links: byName(component('links')),
  };
  const variants = {
    oneOf: names.map(component('schemas')),
    discriminator: {
      propertyName: names[0],
      mapping: byName((name) => `#/components/schemas/${name}`),
    },
  };
  const parameter = (name: string, place: string): Json => ({
    name,
    in: place,
    required: place === 'path',
    schema: text,
    example: name,
  });
  const operation = (name: string): Json => ({
    operationId: name,
    tags: [name],
    summary: `Send ${name}`,
    description: `With \`${name}\`.`,
    parameters: ['query', 'header', 'cookie', 'path'].map((place) => parameter(name, place)),
    requestBody: {required: true, content: {'application/json': {...media, schema: component('schemas')(name)}}},
    responses: {
      '200': component('responses')(name),
      '400': {description: 'Wrong.', content: {'application/json': media}},
    },
    callbacks: byName(component('callbacks')),
    security: [byName(() => [])],
    servers: [{url: `https://{${name}}.example`, variables: {[name]: {default: name, enum: names}}}],
  });
  const form = (type: string): Json => ({
    operationId: `form-${type}`,
    requestBody: {
      content: {[type]: {schema: fields, example: value, encoding: byName(() => ({contentType: 'text/plain'}))}},
    },
    responses: {'200': response},
  });
  return {
    openapi: '3.1.0',
    info: {title: 'Names', version: '1'},
    servers: [{url: 'https://api.example'}],
    tags: names.map((name) => ({name, description: `About ${name}.`})),
    paths: {
      ...Object.fromEntries(names.map((name) => [`/${name}/{${name}}`, {post: operation(name)}])),
      '/form': {post: form('application/x-www-form-urlencoded'), put: form('multipart/form-data')},
    },
    webhooks: byName((name) => ({
      post: {
        operationId: `on-${name}`,
        summary: `On ${name}`,
        requestBody: {content: {'application/json': media}},
        responses: {'200': {description: 'Read.'}},
      },
    })),
    components: {
      schemas: {
        ...byName((name) => ({
          type: 'object',
          description: `Is \`${name}\`.`,
          properties: {
            ...byName(() => text),
            code: {
              ...text,
              'x-errors': byName((code) => ({status: 400, cause: `Was ${code}.`, cure: `Mend ${code}.`})),
            },
            list: {type: 'array', items: component('schemas')(name)},
            of: variants,
            map: {type: 'object', additionalProperties: fields, example: {[name]: value}},
          },
          patternProperties: byName(() => text),
          dependentRequired: byName(() => names),
          required: names,
          examples: [{...value, code: name}],
        })),
        Either: variants,
        Both: {allOf: [component('schemas')(names[0]!), fields]},
      },
      responses: byName(() => response),
      callbacks: byName((name) => ({
        '{$request.body#/url}': {
          post: {
            summary: `Told ${name}`,
            requestBody: {content: {'application/json': media}},
            responses: {'200': response},
          },
        },
      })),
      links: byName((name) => ({operationId: name, parameters: value})),
      securitySchemes: byName((name) => ({type: 'apiKey', in: 'header', name})),
    },
  };
}

/**
 * @param all - names for everything; those that begin with `__` are no names in GraphQL
 * @returns SDL that uses each of them in each role
 */
export function namedSdl(all: readonly string[]): string {
  const names = all.filter((name) => !name.startsWith('__'));
  const lines = (of: (name: string) => string): string => names.map((name) => `  ${of(name)}`).join('\n');
  const holder = (kind: string, prefix: string, type: string): string =>
    names
      .map((name) => `"Is \`${name}\`."\n${kind} ${prefix}${name} {\n${lines((field) => `${field}: ${type}`)}\n}`)
      .join('\n');
  const types = names.map(
    (name) => `
"Is \`${name}\`."
type ${name} implements Face_${name} @on_${name}(${names.map((each) => `${each}: "${each}"`).join(', ')}) {
${lines((field) => `${field}(${names.map((each) => `${each}: In_${each} = {${each}: "${each}"}`).join(', ')}): One_of`)}
  state: Enum_${name}!
  own: ${name}
}
interface Face_${name} { own: ${name} }
enum Enum_${name} {\n${lines((each) => each)}\n}
directive @on_${name}(${names.map((each) => `${each}: String`).join(', ')}) on OBJECT | FIELD_DEFINITION
scalar Scalar_${name}`,
  );
  const operation = (name: string): string =>
    `${name}(${names.map((each, index) => `${each}: In_${name}${index % 2 ? '!' : ''}`).join(', ')}): ${name}`;
  return [
    `type Query {\n${lines(operation)}\n  either: One_of\n}`,
    `type Mutation {\n${lines(operation)}\n}`,
    `type Subscription {\n${lines(operation)}\n}`,
    `union One_of = ${names.join(' | ')}`,
    holder('input', 'In_', 'String'),
    ...types,
  ].join('\n\n');
}
