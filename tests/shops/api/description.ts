import fs from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {generatedFolder} from '@paydocs/preset/generatedFiles';
import {at, jsonOf, resolve, type OpenApiDocument, type Operation} from '@paydocs/contract/rest/document';

const FILE = `${generatedFolder}/openapi/openapi.json`;

const document = JSON.parse(fs.readFileSync(FILE, 'utf8')) as OpenApiDocument;
const ajv = new Ajv2020({strict: false, allErrors: true, validateSchema: false, logger: false});
addFormats(ajv);
ajv.addSchema(document as object, 'api');

/** An operation of the description: its name, and the pattern of its path. */
export interface Route {
  id: string;
  method: string;
  pattern: RegExp;
  /** The description's own name of the path, such as `/payments/{id}`. */
  path: string;
}

/** Every operation; those without parameters in their path come first. */
export const routes: Route[] = Object.entries(document.paths ?? {})
  .flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).flatMap(([method, {operationId}]) =>
      operationId === undefined
        ? []
        : {
            id: operationId,
            method: method.toUpperCase(),
            path,
            pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
          },
    ),
  )
  .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));

/**
 * @param route - an operation
 * @param name - of an example
 * @returns the example of its successful response
 */
export function exampleOf<T>({path, method}: Pick<Route, 'path' | 'method'>, name: string): T {
  const responses = operationAt(path, method).responses ?? {};
  const status = Object.keys(responses).find((each) => each.startsWith('2')) ?? '';
  const example = jsonOf(resolve(document, responses[status] ?? {})?.content)?.examples?.[name];
  if (example === undefined) throw new Error(`${method} ${path} has no example "${name}".`);
  return structuredClone((resolve(document, example) as {value: unknown}).value) as T;
}

/** @returns what is wrong with the body of a request */
export function requestMistakes(route: Route, body: unknown): string[] {
  const content = operationAt(route.path, route.method).requestBody;
  if (content === undefined) return [];
  return mistakesOf(
    ['paths', route.path, route.method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'],
    body,
  );
}

/** @returns what is wrong with a response of this API's stand-in, which must never be anything */
export function responseMistakes(route: Route, status: number, body: unknown): string[] {
  const response = operationAt(route.path, route.method).responses?.[String(status)] as {$ref?: string} | undefined;
  if (response === undefined) return [`${route.id} has no response ${status}.`];
  const start = response.$ref?.slice(2).split('/') ?? [
    'paths',
    route.path,
    route.method.toLowerCase(),
    'responses',
    String(status),
  ];
  return mistakesOf([...start, 'content', 'application/json', 'schema'], body);
}

/** @returns what is wrong with the body of an event */
export function eventMistakes(type: string, body: unknown): string[] {
  return mistakesOf(['webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema'], body);
}

function operationAt(path: string, method: string): Operation {
  return at(document, `#/paths/${escape(path)}/${method.toLowerCase()}`) as Operation;
}

function mistakesOf(place: string[], value: unknown): string[] {
  const pointer = `api#/${place.map(escape).map(encodeURIComponent).join('/')}`;
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`${FILE} has nothing at ${pointer}.`);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath || 'the body'} ${message}`);
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
