import type {Json} from '@paydocs/specs/client';
import snakeCase from 'lodash/snakeCase';
import {IDEMPOTENCY_HEADER, USER_AGENT, type GraphqlCall} from './graphqlCall';
import type {SampleLanguage} from './language';
import type {SampleAuth, SampleBody, SampleRequest} from './sampleRequest';

const SHORTCUT_METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
const MAX_LINE_LENGTH = 84;

/** Programs for Python 3 with the `requests` package. */
export const python: SampleLanguage = {
  id: 'python',
  label: 'Python',
  names: ['python', 'py'],
  keywords: 'False None True from if import not print raise',
  renderRest,
  renderGraphql,
  extension: 'py',
  getCommand: (file) => ['python3', '-u', file],
  linters: [{command: ['pyflakes3'], files: 'all', pattern: /^(?<file>.+?):(?<line>\d+):\d+:? (?<message>.+)$/}],
  debianPackages: {
    python3: ['python3', '--version'],
    'python3-requests': ['python3', '-c', 'import requests'],
    pyflakes3: ['pyflakes3', '--version'],
  },
};

function renderRest(request: SampleRequest): string {
  const {auths, body, idempotencyHeader} = request;
  const modules = [...(auths.length > 0 ? ['os'] : []), 'sys', ...(idempotencyHeader ? ['uuid'] : [])];
  const lines = [...modules.map((name) => `import ${name}`), '', 'import requests', ''];
  for (const auth of auths) {
    lines.push(
      `${getLocalName(auth)} = os.environ.get("${auth.variable}")`,
      `if not ${getLocalName(auth)}:`,
      `    sys.exit("Set ${auth.variable} first.")`,
      '',
    );
  }
  const call = SHORTCUT_METHODS.has(request.method)
    ? `requests.${request.method.toLowerCase()}(`
    : `requests.request(\n    ${quote(request.method)},`;
  lines.push(`response = ${call}`, `    ${quote(request.url)},`);
  lines.push(...renderCallArguments(request).map((argument) => `    ${argument},`));
  if (body) lines.push(...renderBodyArguments(body).map((argument) => `    ${argument},`));
  lines.push('    timeout=30,', ')', '');
  lines.push(
    'if not response.ok:',
    '    sys.exit(f"HTTP {response.status_code}: {response.text}")',
    '',
    request.responseType === 'json'
      ? 'print(response.json())'
      : request.responseType === 'text'
        ? 'print(response.text)'
        : 'print(f"HTTP {response.status_code}")',
  );
  return lines.join('\n');
}

function renderGraphql({operation, variables, isMutation, url, apiKeyVariable}: GraphqlCall): string {
  return [
    'import json',
    'import os',
    'import sys',
    ...(isMutation ? ['import uuid'] : []),
    '',
    'import requests',
    '',
    `api_key = os.environ.get("${apiKeyVariable}")`,
    'if not api_key:',
    `    sys.exit("Set ${apiKeyVariable} first.")`,
    '',
    'query = """',
    operation.replace(/\\|"""/g, '\\$&'),
    '"""',
    ...(variables ? [`variables = ${renderLiteral(variables, '')}`] : []),
    '',
    'response = requests.post(',
    `    "${url}",`,
    '    headers={',
    '        "Authorization": f"Bearer {api_key}",',
    `        "User-Agent": "${USER_AGENT}",`,
    ...(isMutation ? [`        "${IDEMPOTENCY_HEADER}": str(uuid.uuid4()),`] : []),
    '    },',
    `    json={"query": query${variables ? ', "variables": variables' : ''}},`,
    '    timeout=30,',
    ')',
    'if not response.ok:',
    '    sys.exit(f"HTTP {response.status_code}: {response.text}")',
    '',
    'answer = response.json()',
    'if answer.get("errors"):',
    '    sys.exit(json.dumps(answer["errors"], indent=2))',
    'print(json.dumps(answer["data"], indent=2))',
  ].join('\n');
}

function renderCallArguments(request: SampleRequest): string[] {
  const {auths, body, cookies} = request;
  const headers: [string, string][] = [];
  for (const auth of auths) {
    if (auth.kind === 'bearer') headers.push(['Authorization', `f"Bearer {${getLocalName(auth)}}"`]);
    if (auth.kind === 'header') headers.push([auth.name, getLocalName(auth)]);
  }
  headers.push(...request.headers.map(([name, value]): [string, string] => [name, quote(value)]));
  if (request.idempotencyHeader) headers.push([request.idempotencyHeader, 'str(uuid.uuid4())']);
  const needsContentType = body?.kind === 'text' || (body?.kind === 'json' && body.mediaType !== 'application/json');
  if (body && needsContentType) headers.push(['Content-Type', quote(body.mediaType)]);

  const lines: string[] = [];
  const renderAuthEntries = (kind: 'query' | 'cookie'): string[] =>
    auths.flatMap((auth) => (auth.kind === kind ? [`${quote(auth.name)}: ${getLocalName(auth)}`] : []));
  const params = renderAuthEntries('query');
  const cookieEntries = [
    ...cookies.map(([name, value]) => `${quote(name)}: ${quote(value)}`),
    ...renderAuthEntries('cookie'),
  ];
  if (params.length > 0) lines.push(`params={${params.join(', ')}}`);
  if (cookieEntries.length > 0) lines.push(`cookies={${cookieEntries.join(', ')}}`);
  for (const auth of auths) if (auth.kind === 'basic') lines.push(`auth=tuple(${getLocalName(auth)}.split(":", 1))`);
  if (headers.length > 0)
    lines.push(`headers={\n${headers.map(([name, value]) => `        ${quote(name)}: ${value},`).join('\n')}\n    }`);
  return lines;
}

function getLocalName(auth: SampleAuth): string {
  return snakeCase(auth.localName);
}

function renderBodyArguments(body: SampleBody): string[] {
  if (body.kind === 'json') return [`json=${renderLiteral(body.value, '    ')}`];
  if (body.kind === 'text') return [`data=${quote(body.value)}.encode()`];
  const renderList = (fields: string[]): string => `[\n${fields.map((field) => `        ${field},`).join('\n')}\n    ]`;
  if (body.kind === 'form')
    return [`data=${renderList(body.fields.map(({name, value}) => `(${quote(name)}, ${quote(value)})`))}`];
  // A part without a file name makes `requests` send multipart even without files.
  const parts = body.fields.map(
    ({name, value, file}) => `(${quote(name)}, ${file ? `open(${quote(value)}, "rb")` : `(None, ${quote(value)})`})`,
  );
  return [`files=${renderList(parts)}`];
}

function renderLiteral(value: Json, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return JSON.stringify(value);
  const inner = `${indent}    `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item) => renderLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${quote(name)}: ${renderLiteral(item, inner)}`);
  const line = `${open}${items.join(', ')}${close}`;
  if (
    items.length === 0 ||
    (Array.isArray(value) && line.length + indent.length < MAX_LINE_LENGTH && !line.includes('\n'))
  )
    return line;
  return `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}${close}`;
}

/** Quotes a string. The escapes of JSON have the same meaning in Python. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
