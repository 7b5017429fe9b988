import type {Json} from '@paydocs/specs/openapi/document';
import snakeCase from 'lodash/snakeCase';
import type {SampleAuth, SampleBody, SampleRequest} from './sampleRequest';

const SHORTCUTS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
const WIDTH = 84;

/**
 * @param request - the request to make
 * @returns a program for Python 3 with the `requests` package
 */
export function pythonSample(request: SampleRequest): string {
  const {auths, body, idempotencyHeader} = request;
  const modules = [...(auths.length > 0 ? ['os'] : []), 'sys', ...(idempotencyHeader ? ['uuid'] : [])];
  const lines = [...modules.map((name) => `import ${name}`), '', 'import requests', ''];
  for (const auth of auths) {
    lines.push(
      `${local(auth)} = os.environ.get("${auth.variable}")`,
      `if not ${local(auth)}:`,
      `    sys.exit("Set ${auth.variable} first.")`,
      '',
    );
  }
  const call = SHORTCUTS.has(request.method)
    ? `requests.${request.method.toLowerCase()}(`
    : `requests.request(\n    ${quote(request.method)},`;
  lines.push(`response = ${call}`, `    ${quote(request.url)},`);
  lines.push(...callArguments(request).map((argument) => `    ${argument},`));
  if (body) lines.push(...bodyArguments(body).map((argument) => `    ${argument},`));
  lines.push('    timeout=30,', ')', '');
  lines.push(
    'if not response.ok:',
    '    sys.exit(f"HTTP {response.status_code}: {response.text}")',
    '',
    request.answer === 'json'
      ? 'print(response.json())'
      : request.answer === 'text'
        ? 'print(response.text)'
        : 'print(f"HTTP {response.status_code}")',
  );
  return lines.join('\n');
}

function callArguments(request: SampleRequest): string[] {
  const {auths, body, cookies} = request;
  const headers: [string, string][] = [];
  for (const auth of auths) {
    if (auth.kind === 'bearer') headers.push(['Authorization', `f"Bearer {${local(auth)}}"`]);
    if (auth.kind === 'header') headers.push([auth.name, local(auth)]);
  }
  headers.push(...request.headers.map(([name, value]): [string, string] => [name, quote(value)]));
  if (request.idempotencyHeader) headers.push([request.idempotencyHeader, 'str(uuid.uuid4())']);
  const ownType = body?.kind === 'text' || (body?.kind === 'json' && body.mediaType !== 'application/json');
  if (body && ownType) headers.push(['Content-Type', quote(body.mediaType)]);

  const lines: string[] = [];
  const entries = (kind: 'query' | 'cookie'): string[] =>
    auths.flatMap((auth) => (auth.kind === kind ? [`${quote(auth.name)}: ${local(auth)}`] : []));
  const params = entries('query');
  const jar = [...cookies.map(([name, value]) => `${quote(name)}: ${quote(value)}`), ...entries('cookie')];
  if (params.length > 0) lines.push(`params={${params.join(', ')}}`);
  if (jar.length > 0) lines.push(`cookies={${jar.join(', ')}}`);
  for (const auth of auths) if (auth.kind === 'basic') lines.push(`auth=tuple(${local(auth)}.split(":", 1))`);
  if (headers.length > 0)
    lines.push(`headers={\n${headers.map(([name, value]) => `        ${quote(name)}: ${value},`).join('\n')}\n    }`);
  return lines;
}

function local(auth: SampleAuth): string {
  return snakeCase(auth.local);
}

function bodyArguments(body: SampleBody): string[] {
  if (body.kind === 'json') return [`json=${literal(body.value, '    ')}`];
  if (body.kind === 'text') return [`data=${quote(body.value)}.encode()`];
  const pairs = (fields: string[]): string => `[\n${fields.map((field) => `        ${field},`).join('\n')}\n    ]`;
  if (body.kind === 'form')
    return [`data=${pairs(body.fields.map(({name, value}) => `(${quote(name)}, ${quote(value)})`))}`];
  // A part without a file name keeps `requests` on multipart even when no file is sent.
  const parts = body.fields.map(
    ({name, value, file}) => `(${quote(name)}, ${file ? `open(${quote(value)}, "rb")` : `(None, ${quote(value)})`})`,
  );
  return [`files=${pairs(parts)}`];
}

function literal(value: Json, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return JSON.stringify(value);
  const inner = `${indent}    `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${quote(name)}: ${literal(item, inner)}`);
  const line = `${open}${items.join(', ')}${close}`;
  if (items.length === 0 || (Array.isArray(value) && line.length + indent.length < WIDTH && !line.includes('\n')))
    return line;
  return `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}${close}`;
}

/** JSON's escapes mean the same in Python. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
