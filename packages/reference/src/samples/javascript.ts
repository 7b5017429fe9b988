import type {Json} from '@paydocs/specs/client';
import {IDEMPOTENCY_HEADER, indentLines, USER_AGENT, type GraphqlCall} from './graphqlCall';
import type {SampleLanguage} from './language';
import type {SampleBody, SampleRequest} from './sampleRequest';

const MAX_LINE_LENGTH = 90;

/** ES modules for Node.js 20 or newer, without dependencies. */
export const javascript: SampleLanguage = {
  id: 'javascript',
  label: 'JavaScript',
  names: ['javascript', 'js', 'mjs', 'node', 'node.js', 'nodejs'],
  keywords: 'async await const false function if import from new null throw true',
  // `fetch` refuses to send TRACE.
  canSend: (method) => method !== 'TRACE',
  renderRest,
  renderGraphql,
  extension: 'mjs',
  getCommand: (file) => ['node', file],
  linters: [],
  debianPackages: {},
};

function renderRest(request: SampleRequest): string {
  const {auths, body} = request;
  const lines: string[] = [];
  const hasFile = body?.kind === 'multipart' && body.fields.some((field) => field.file);
  if (hasFile) lines.push("import {readFile} from 'node:fs/promises';", '');
  for (const auth of auths) {
    lines.push(
      `const ${auth.localName} = process.env.${auth.variable};`,
      `if (!${auth.localName}) {`,
      `  console.error('Set ${auth.variable} first.');`,
      '  process.exit(1);',
      '}',
      '',
    );
  }
  if (body?.kind === 'multipart') lines.push(...renderFormLines(body), '');

  lines.push(`const response = await fetch(${renderUrl(request)}, {`, `  method: ${quote(request.method)},`);
  const headers = renderHeaders(request);
  if (headers.length > 0)
    lines.push('  headers: {', ...headers.map(([name, value]) => `    ${renderPropertyName(name)}: ${value},`), '  },');
  if (body) lines.push(`  body: ${renderBody(body)},`);
  lines.push('  signal: AbortSignal.timeout(30_000),', '});', '');

  lines.push(
    'const answer = await response.text();',
    'if (!response.ok) {',
    '  console.error(`HTTP ${response.status}: ${answer}`);',
    '  process.exit(1);',
    '}',
    request.responseType === 'none'
      ? 'console.log(`HTTP ${response.status}`);'
      : request.responseType === 'json'
        ? 'console.log(JSON.parse(answer));'
        : 'console.log(answer);',
  );
  return lines.join('\n');
}

function renderGraphql({operation, variables, isMutation, url, apiKeyVariable}: GraphqlCall): string {
  return [
    `const apiKey = process.env.${apiKeyVariable};`,
    'if (!apiKey) {',
    `  console.error('Set ${apiKeyVariable} first.');`,
    '  process.exit(1);',
    '}',
    '',
    'const query = `',
    ...indentLines(operation.replace(/[\\`]|\$\{/g, '\\$&'), '  '),
    '`;',
    ...(variables ? [`const variables = ${renderLiteral(variables, '')};`] : []),
    '',
    `const response = await fetch('${url}', {`,
    "  method: 'POST',",
    '  headers: {',
    '    Authorization: `Bearer ${apiKey}`,',
    `    'User-Agent': '${USER_AGENT}',`,
    ...(isMutation ? [`    '${IDEMPOTENCY_HEADER}': crypto.randomUUID(),`] : []),
    "    'Content-Type': 'application/json',",
    '  },',
    `  body: JSON.stringify({query${variables ? ', variables' : ''}}),`,
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    '',
    'const answer = await response.text();',
    'if (!response.ok) {',
    '  console.error(`HTTP ${response.status}: ${answer}`);',
    '  process.exit(1);',
    '}',
    '',
    'const {data, errors} = JSON.parse(answer);',
    'if (errors) {',
    '  console.error(errors);',
    '  process.exit(1);',
    '}',
    'console.log(JSON.stringify(data, null, 2));',
  ].join('\n');
}

function renderUrl({url, auths}: SampleRequest): string {
  const queryParts = auths.flatMap((auth) =>
    auth.kind === 'query' ? [`${auth.name.replace(/[\\`$]/g, '\\$&')}=\${encodeURIComponent(${auth.localName})}`] : [],
  );
  if (queryParts.length === 0) return quote(url);
  return `\`${url.replace(/[\\`$]/g, '\\$&')}${url.includes('?') ? '&' : '?'}${queryParts.join('&')}\``;
}

function renderHeaders(request: SampleRequest): [string, string][] {
  const {auths, body, cookies} = request;
  const headers: [string, string][] = [];
  for (const auth of auths) {
    if (auth.kind === 'bearer') headers.push(['Authorization', `\`Bearer \${${auth.localName}}\``]);
    if (auth.kind === 'basic')
      headers.push(['Authorization', `\`Basic \${Buffer.from(${auth.localName}).toString('base64')}\``]);
    if (auth.kind === 'header') headers.push([auth.name, auth.localName]);
  }
  const pairs = cookies.map(([name, value]) => quote(`${name}=${value}`));
  const secrets = auths.flatMap((auth) =>
    auth.kind === 'cookie' ? [`${quote(`${auth.name}=`)} + ${auth.localName}`] : [],
  );
  const cookie = [...pairs, ...secrets].join(" + '; ' + ");
  if (cookie) headers.push(['Cookie', cookie]);
  headers.push(...request.headers.map(([name, value]): [string, string] => [name, quote(value)]));
  if (request.idempotencyHeader) headers.push([request.idempotencyHeader, 'crypto.randomUUID()']);
  if (body && body.kind !== 'multipart' && body.kind !== 'form') headers.push(['Content-Type', quote(body.mediaType)]);
  return headers;
}

function renderBody(body: SampleBody): string {
  if (body.kind === 'json') return `JSON.stringify(${renderLiteral(body.value, '  ')})`;
  if (body.kind === 'text') return quote(body.value);
  if (body.kind === 'multipart') return 'form';
  const fields = body.fields.map((field) => `    [${quote(field.name)}, ${quote(field.value)}],`);
  return `new URLSearchParams([\n${fields.join('\n')}\n  ])`;
}

function renderFormLines(body: Extract<SampleBody, {fields: unknown}>): string[] {
  return [
    'const form = new FormData();',
    ...body.fields.map((field) =>
      field.file
        ? `form.append(${quote(field.name)}, new Blob([await readFile(${quote(field.value)})]), ${quote(field.value)});`
        : `form.append(${quote(field.name)}, ${quote(field.value)});`,
    ),
  ];
}

function renderLiteral(value: Json, indent: string): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item) => renderLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${renderPropertyName(name)}: ${renderLiteral(item, inner)}`);
  const line = `${open}${items.join(', ')}${close}`;
  if (
    items.length === 0 ||
    (Array.isArray(value) && line.length + indent.length < MAX_LINE_LENGTH && !line.includes('\n'))
  )
    return line;
  return `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}${close}`;
}

function renderPropertyName(name: string): string {
  // In a literal, `__proto__: x` would set the prototype instead of a property.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'");
  return `'${escaped.replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
}
