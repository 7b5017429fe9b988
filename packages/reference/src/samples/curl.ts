import {minifyOperation} from '../graphql/examples/minifyOperation';
import {IDEMPOTENCY_HEADER, USER_AGENT, type GraphqlCall} from './graphqlCall';
import type {SampleLanguage} from './language';
import type {SampleAuth, SampleBody, SampleRequest} from './sampleRequest';

/** Commands for bash that use curl. */
export const curl: SampleLanguage = {
  id: 'curl',
  label: 'curl',
  names: ['bash', 'sh', 'shell', 'zsh', 'curl'],
  keywords: 'curl echo exit if not',
  renderRest,
  renderGraphql,
  extension: 'sh',
  getCommand: (file) => ['bash', '-e', file],
  linters: [],
  debianPackages: {curl: ['curl', '--version'], 'uuid-runtime': ['uuidgen', '--version']},
};

function renderRest(request: SampleRequest): string {
  const {auths, body, cookies} = request;
  // With `--request HEAD`, curl would wait for a body that never comes.
  const method = request.method === 'HEAD' ? '--head' : `--request ${request.method}`;
  const parts = ['curl --fail-with-body --silent --show-error', `${method} ${renderUrl(request)}`];
  for (const auth of auths) parts.push(...renderAuthOptions(auth));
  const cookieParts = [
    ...cookies.map(([name, value]) => quote(`${name}=${value}`)),
    ...auths.flatMap(renderAuthCookies),
  ];
  // A second `--cookie` would be sent as a separate header, which servers may ignore.
  if (cookieParts.length > 0) parts.push(`--cookie ${cookieParts.join("'; '")}`);
  for (const [name, value] of request.headers) parts.push(`--header ${quote(`${name}: ${value}`)}`);
  if (request.idempotencyHeader) parts.push(`--header "${request.idempotencyHeader}: $(uuidgen)"`);
  if (!body) return parts.join(' \\\n  ');
  if ('fields' in body)
    return [...parts, ...body.fields.map((field) => renderFormPart(body.kind, field))].join(' \\\n  ');

  parts.push(`--header ${quote(`Content-Type: ${body.mediaType}`)}`);
  // A here document would end with a line break, which is significant in text.
  if (body.kind === 'text') return [...parts, `--data-raw ${quote(body.value)}`].join(' \\\n  ');
  const json = JSON.stringify(body.value, null, 2);
  const delimiter = chooseDelimiter(json);
  parts.push(`--data-binary @- <<'${delimiter}'`);
  return `${parts.join(' \\\n  ')}\n${json}\n${delimiter}`;
}

function renderGraphql({operation, variables, isMutation, url, apiKeyVariable}: GraphqlCall): string {
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

function renderUrl(request: SampleRequest): string {
  const queryAuths = request.auths.flatMap((auth) => (auth.kind === 'query' ? [auth] : []));
  return queryAuths.reduce((url, auth, index) => {
    const separator = index > 0 || request.url.includes('?') ? '&' : '?';
    return `${url}${quote(`${separator}${auth.name}=`)}"${renderSecretReference(auth)}"`;
  }, quote(request.url));
}

function renderAuthOptions(auth: SampleAuth): string[] {
  switch (auth.kind) {
    case 'bearer':
      return [`--header "Authorization: Bearer ${renderSecretReference(auth)}"`];
    case 'basic':
      return [`--user "${renderSecretReference(auth)}"`];
    case 'header':
      return [`--header ${quote(`${auth.name}: `)}"${renderSecretReference(auth)}"`];
    case 'cookie':
    case 'query':
      return [];
  }
}

function renderAuthCookies(auth: SampleAuth): string[] {
  return auth.kind === 'cookie' ? [`${quote(`${auth.name}=`)}"${renderSecretReference(auth)}"`] : [];
}

/** Renders a variable so that bash stops with a clear message if it isn't set. */
function renderSecretReference({variable}: SampleAuth): string {
  return `\${${variable}:?Set ${variable} first}`;
}

function renderFormPart(
  kind: 'form' | 'multipart',
  field: Extract<SampleBody, {fields: unknown}>['fields'][number],
): string {
  if (kind === 'form') return `--data-urlencode ${quote(`${field.name}=${field.value}`)}`;
  return field.file
    ? `--form ${quote(`${field.name}=@${field.value}`)}`
    : `--form-string ${quote(`${field.name}=${field.value}`)}`;
}

function quote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}

/** Returns a delimiter that isn't a line of the text. */
function chooseDelimiter(text: string): string {
  const lines = new Set(text.split('\n'));
  let delimiter = 'BODY';
  while (lines.has(delimiter)) delimiter += '_';
  return delimiter;
}
