import type {Json} from '@paydocs/specs/client';
import {IDEMPOTENCY_HEADER, indentLines, USER_AGENT, type GraphqlCall} from './graphqlCall';
import type {SampleLanguage} from './language';
import type {SampleBody, SampleRequest} from './sampleRequest';

const MAX_LINE_LENGTH = 90;

/** Lines that send the request, and set `$answer` and `$status`. */
const SEND_REQUEST_LINES = [
  '$answer = curl_exec($curl);',
  'if ($answer === false) {',
  '    fwrite(STDERR, \'The request failed: \' . curl_error($curl) . "\\n");',
  '    exit(1);',
  '}',
  '',
  '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
];

/** Programs for PHP 8 with the curl extension. */
export const php: SampleLanguage = {
  id: 'php',
  label: 'PHP',
  names: ['php'],
  keywords: 'declare echo exit false function if new null print throw true',
  renderRest,
  renderGraphql,
  extension: 'php',
  getCommand: (file, port) => (port === undefined ? ['php', file] : ['php', '-S', `127.0.0.1:${port}`, file]),
  linters: [
    {
      command: ['php', '-n', '-l'],
      files: 'one',
      pattern: /^(?:PHP )?(?<message>.+) in (?<file>\S+) on line (?<line>\d+)$/,
    },
    {
      command: ['phpmd'],
      files: 'list',
      options: ['text', 'cleancode'],
      pattern: /^(?<file>.+?):(?<line>\d+)\s+UndefinedVariable\s+.*such as (?<message>'\$\w+')/,
      ending: ' is used before it has a value',
    },
  ],
  debianPackages: {
    'php-cli': ['php', '--version'],
    'php-curl': ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
    phpmd: ['phpmd', '--version'],
  },
};

function renderRest(request: SampleRequest): string {
  const {auths, body} = request;
  const lines = ['<?php', '', 'declare(strict_types=1);', ''];
  for (const auth of auths) {
    lines.push(
      `$${auth.localName} = getenv('${auth.variable}');`,
      `if ($${auth.localName} === false || $${auth.localName} === '') {`,
      `    fwrite(STDERR, "Set ${auth.variable} first.\\n");`,
      '    exit(1);',
      '}',
      '',
    );
  }
  if (body) lines.push(`$body = ${renderBody(body)};`, '');
  lines.push(
    `$curl = curl_init(${renderUrl(request)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => ${quote(request.method)},`,
  );
  if (request.method === 'HEAD') lines.push('    CURLOPT_NOBODY => true,');
  for (const auth of auths) if (auth.kind === 'basic') lines.push(`    CURLOPT_USERPWD => $${auth.localName},`);
  const cookie = renderCookie(request);
  if (cookie) lines.push(`    CURLOPT_COOKIE => ${cookie},`);
  const headers = renderHeaders(request);
  if (headers.length > 0)
    lines.push('    CURLOPT_HTTPHEADER => [', ...headers.map((header) => `        ${header},`), '    ],');
  if (body) lines.push('    CURLOPT_POSTFIELDS => $body,');
  lines.push('    CURLOPT_RETURNTRANSFER => true,', '    CURLOPT_TIMEOUT => 30,', ']);', '');
  lines.push(
    ...SEND_REQUEST_LINES,
    'if ($status < 200 || $status >= 300) {',
    '    fwrite(STDERR, "HTTP $status: $answer\\n");',
    '    exit(1);',
    '}',
    '',
    request.responseType === 'json'
      ? 'print_r(json_decode($answer, true, 512, JSON_THROW_ON_ERROR));'
      : request.responseType === 'text'
        ? 'echo $answer;'
        : 'echo "HTTP $status\\n";',
  );
  return lines.join('\n');
}

function renderGraphql({operation, variables, isMutation, url, apiKeyVariable}: GraphqlCall): string {
  return [
    '<?php',
    '',
    'declare(strict_types=1);',
    '',
    `$apiKey = getenv('${apiKeyVariable}');`,
    "if ($apiKey === false || $apiKey === '') {",
    `    fwrite(STDERR, "Set ${apiKeyVariable} first.\\n");`,
    '    exit(1);',
    '}',
    '',
    "$query = <<<'GRAPHQL'",
    ...indentLines(operation, '    '),
    '    GRAPHQL;',
    ...(variables ? [`$variables = ${renderLiteral(variables, '')};`] : []),
    '',
    `$curl = curl_init('${url}');`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_POST => true,',
    '    CURLOPT_HTTPHEADER => [',
    "        'Authorization: Bearer ' . $apiKey,",
    `        'User-Agent: ${USER_AGENT}',`,
    ...(isMutation ? [`        '${IDEMPOTENCY_HEADER}: ' . bin2hex(random_bytes(16)),`] : []),
    "        'Content-Type: application/json',",
    '    ],',
    `    CURLOPT_POSTFIELDS => json_encode(['query' => $query${variables ? ", 'variables' => $variables" : ''}], JSON_THROW_ON_ERROR),`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ']);',
    '',
    ...SEND_REQUEST_LINES,
    '$result = json_decode($answer, true);',
    "if ($status !== 200 || isset($result['errors'])) {",
    '    fwrite(STDERR, "HTTP $status: $answer\\n");',
    '    exit(1);',
    '}',
    '',
    "print_r($result['data']);",
  ].join('\n');
}

function renderUrl({url, auths}: SampleRequest): string {
  const queryAuths = auths.flatMap((auth) => (auth.kind === 'query' ? [auth] : []));
  return queryAuths.reduce((text, auth, index) => {
    const separator = index > 0 || url.includes('?') ? '&' : '?';
    return `${text} . ${quote(`${separator}${auth.name}=`)} . rawurlencode($${auth.localName})`;
  }, quote(url));
}

function renderCookie({cookies, auths}: SampleRequest): string {
  const pairs = cookies.map(([name, value]) => quote(`${name}=${value}`));
  const secrets = auths.flatMap((auth) =>
    auth.kind === 'cookie' ? [`${quote(`${auth.name}=`)} . $${auth.localName}`] : [],
  );
  return [...pairs, ...secrets].join(" . '; ' . ");
}

function renderHeaders(request: SampleRequest): string[] {
  const {auths, body} = request;
  const headers: string[] = [];
  for (const auth of auths) {
    if (auth.kind === 'bearer') headers.push(`'Authorization: Bearer ' . $${auth.localName}`);
    if (auth.kind === 'header') headers.push(`${quote(`${auth.name}: `)} . $${auth.localName}`);
  }
  headers.push(...request.headers.map(([name, value]) => quote(`${name}: ${value}`)));
  if (request.idempotencyHeader) headers.push(`${quote(`${request.idempotencyHeader}: `)} . bin2hex(random_bytes(16))`);
  if (body && body.kind !== 'multipart' && body.kind !== 'form') headers.push(quote(`Content-Type: ${body.mediaType}`));
  return headers;
}

function renderBody(body: SampleBody): string {
  if (body.kind === 'text') return quote(body.value);
  if (body.kind === 'json')
    return `json_encode(${renderLiteral(body.value, '')}, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION)`;
  const names = body.fields.map(({name}) => name);
  const isRepeated = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  // Array keys are unique. A URL-encoded form can still repeat a name; the names of parts get PHP's brackets.
  if (body.kind === 'form' && names.some(isRepeated))
    return quote(new URLSearchParams(body.fields.map(({name, value}) => [name, value])).toString());
  const getKey = (name: string, index: number): string =>
    isRepeated(name) ? `${name}[${names.slice(0, index).filter((other) => other === name).length}]` : name;
  const fields = body.fields.map(
    ({name, value, file}, index) =>
      `    ${quote(getKey(name, index))} => ${file ? `new CURLFile(${quote(value)})` : quote(value)},`,
  );
  const list = `[\n${fields.join('\n')}\n]`;
  return body.kind === 'form' ? `http_build_query(${list})` : list;
}

function renderLiteral(value: Json, indent: string): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => renderLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${quote(name)} => ${renderLiteral(item, inner)}`);
  // PHP encodes an empty array as [], not {}; keys such as "0" also require an object.
  const isList = Array.isArray(value);
  if (items.length === 0) return isList ? '[]' : 'new stdClass()';
  const line = `[${items.join(', ')}]`;
  const isInline = isList && line.length + indent.length < MAX_LINE_LENGTH && !line.includes('\n');
  const text = isInline ? line : `[\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}]`;
  return !isList && Object.keys(value).every((name, index) => name === String(index)) ? `(object) ${text}` : text;
}

function quote(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replace(/\\(?=$|[\\'])|'/g, '\\$&')}'`;
  const escaped = text.replace(/[\\"$]/g, '\\$&').replace(/\p{Cc}/gu, escapeControlCharacter);
  return `"${escaped}"`;
}

function escapeControlCharacter(char: string): string {
  const shortEscapes: Record<string, string> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};
  return shortEscapes[char] ?? `\\u{${char.charCodeAt(0).toString(16)}}`;
}
