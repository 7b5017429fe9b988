import type {OperationExample, OperationKind} from './example';
import {minifyOperation} from './minifyOperation';
import type {Json} from './values/values';

/** Options for sending operations. */
export interface CallOptions {
  /** URL for queries and mutations over HTTP. */
  url: string;
  /** URL for live subscriptions over WebSocket. */
  webSocketUrl: string;
  /** Name of the environment variable with the API key. */
  apiKeyVariable: string;
}

/** A program that sends an operation. */
export interface CallSample {
  /** Id of the tab, from the same group as the tabs of the REST reference. */
  id: 'curl' | 'javascript' | 'python' | 'php';
  label: string;
  /** Name of the language for the highlighter. */
  language: string;
  code: string;
}

/** The part of an example that a program sends. */
export type OperationRequest = Pick<OperationExample, 'operation' | 'variables'>;

const USER_AGENT = 'MyShop/1.4';
const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * @param example - query or mutation
 * @param kind - its kind; a mutation is sent with an idempotency key, so that it's safe to retry
 * @param options - options for sending it
 * @returns a complete program in each language, which exits with an error if the response has errors
 */
export function createCallSamples(example: OperationRequest, kind: OperationKind, options: CallOptions): CallSample[] {
  const call = {...example, isMutation: kind === 'mutation', ...options};
  return [
    {id: 'curl', label: 'curl', language: 'bash', code: renderCurl(call)},
    {id: 'javascript', label: 'JavaScript', language: 'javascript', code: renderJavascript(call)},
    {id: 'python', label: 'Python', language: 'python', code: renderPython(call)},
    {id: 'php', label: 'PHP', language: 'php', code: renderPhp(call)},
  ];
}

type Call = OperationRequest & CallOptions & {isMutation: boolean};

function renderCurl({operation, variables, isMutation, url, apiKeyVariable}: Call): string {
  const query = minifyOperation(operation);
  const body = JSON.stringify({query, ...(variables && {variables})}, null, 2);
  const lines = [
    'curl --fail-with-body --silent --show-error',
    `--request POST '${url}'`,
    `--header "Authorization: Bearer \${${apiKeyVariable}:?Set ${apiKeyVariable} first}"`,
    `--header 'User-Agent: ${USER_AGENT}'`,
    ...(isMutation ? [`--header "${IDEMPOTENCY_HEADER}: $(uuidgen)"`] : []),
    "--header 'Content-Type: application/json'",
    "--data-binary @- <<'BODY'",
  ];
  return `${lines.join(' \\\n  ')}\n${body}\nBODY`;
}

function renderJavascript({operation, variables, isMutation, url, apiKeyVariable}: Call): string {
  return [
    `const apiKey = process.env.${apiKeyVariable};`,
    'if (!apiKey) {',
    `  console.error('Set ${apiKeyVariable} first.');`,
    '  process.exit(1);',
    '}',
    '',
    'const query = `',
    ...indent(operation.replace(/[\\`]|\$\{/g, '\\$&'), '  '),
    '`;',
    ...(variables ? [`const variables = ${toJavascriptLiteral(variables)};`] : []),
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

function renderPython({operation, variables, isMutation, url, apiKeyVariable}: Call): string {
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
    ...indent(operation.replace(/\\|"""/g, '\\$&'), ''),
    '"""',
    ...(variables ? [`variables = ${toPythonLiteral(variables, '')}`] : []),
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

function renderPhp({operation, variables, isMutation, url, apiKeyVariable}: Call): string {
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
    ...indent(operation, '    '),
    '    GRAPHQL;',
    ...(variables ? [`$variables = ${toPhpLiteral(variables, '')};`] : []),
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
    '$answer = curl_exec($curl);',
    'if ($answer === false) {',
    '    fwrite(STDERR, \'The request failed: \' . curl_error($curl) . "\\n");',
    '    exit(1);',
    '}',
    '',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    '$result = json_decode($answer, true);',
    "if ($status !== 200 || isset($result['errors'])) {",
    '    fwrite(STDERR, "HTTP $status: $answer\\n");',
    '    exit(1);',
    '}',
    '',
    "print_r($result['data']);",
  ].join('\n');
}

const indent = (text: string, indentation: string): string[] =>
  text.split('\n').map((line) => (line === '' ? line : `${indentation}${line}`));

/** Converts a value to JavaScript: JSON without unnecessary quotes around property names. */
function toJavascriptLiteral(value: Json): string {
  return JSON.stringify(value, null, 2).replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, (line, spaces: string, name: string) =>
    name === '__proto__' ? line : `${spaces}${name}:`,
  );
}

function toPythonLiteral(value: Json, indentation: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indentation}    `;
  const items = Array.isArray(value)
    ? value.map((item) => toPythonLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${toPythonLiteral(item, inner)}`);
  return wrapInBrackets(Array.isArray(value) ? '[]' : '{}', items, indentation);
}

function toPhpLiteral(value: Json, indentation: string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indentation}    `;
  const items = Array.isArray(value)
    ? value.map((item) => toPhpLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${toPhpLiteral(name, '')} => ${toPhpLiteral(item, inner)}`);
  return items.length === 0 && !Array.isArray(value) ? 'new stdClass()' : wrapInBrackets('[]', items, indentation);
}

function wrapInBrackets(pair: string, items: readonly string[], indentation: string): string {
  if (items.length === 0) return pair;
  return `${pair[0]}\n${items.map((item) => `${indentation}    ${item},`).join('\n')}\n${indentation}${pair[1]}`;
}
