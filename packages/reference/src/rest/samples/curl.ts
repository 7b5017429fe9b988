import type {SampleAuth, SampleBody, SampleRequest} from './sampleRequest';

/**
 * @param request - the request to make
 * @returns a command for bash; it prints the answer, and fails with it when the status is not a success
 */
export function curlSample(request: SampleRequest): string {
  const {auths, body, cookies} = request;
  // With `--request HEAD` curl would wait for a body that never comes.
  const method = request.method === 'HEAD' ? '--head' : `--request ${request.method}`;
  const parts = ['curl --fail-with-body --silent --show-error', `${method} ${urlOf(request)}`];
  for (const auth of auths) parts.push(...authParts(auth));
  const inCookies = [...cookies.map(([name, value]) => quote(`${name}=${value}`)), ...auths.flatMap(cookieOf)];
  // A second `--cookie` would be sent as a header of its own, which servers need not read.
  if (inCookies.length > 0) parts.push(`--cookie ${inCookies.join("'; '")}`);
  for (const [name, value] of request.headers) parts.push(`--header ${quote(`${name}: ${value}`)}`);
  if (request.idempotencyHeader) parts.push(`--header "${request.idempotencyHeader}: $(uuidgen)"`);
  if (!body) return parts.join(' \\\n  ');
  if ('fields' in body) return [...parts, ...body.fields.map((field) => formPart(body.kind, field))].join(' \\\n  ');

  parts.push(`--header ${quote(`Content-Type: ${body.mediaType}`)}`);
  // A here document would end with a line break, which counts in a text.
  if (body.kind === 'text') return [...parts, `--data-raw ${quote(body.value)}`].join(' \\\n  ');
  const text = JSON.stringify(body.value, null, 2);
  const end = delimiter(text);
  parts.push(`--data-binary @- <<'${end}'`);
  return `${parts.join(' \\\n  ')}\n${text}\n${end}`;
}

function urlOf(request: SampleRequest): string {
  const keys = request.auths.flatMap((auth) => (auth.kind === 'query' ? [auth] : []));
  return keys.reduce((url, auth, index) => {
    const separator = index > 0 || request.url.includes('?') ? '&' : '?';
    return `${url}${quote(`${separator}${auth.name}=`)}"${secret(auth)}"`;
  }, quote(request.url));
}

function authParts(auth: SampleAuth): string[] {
  switch (auth.kind) {
    case 'bearer':
      return [`--header "Authorization: Bearer ${secret(auth)}"`];
    case 'basic':
      return [`--user "${secret(auth)}"`];
    case 'header':
      return [`--header ${quote(`${auth.name}: `)}"${secret(auth)}"`];
    case 'cookie':
    case 'query':
      return [];
  }
}

function cookieOf(auth: SampleAuth): string[] {
  return auth.kind === 'cookie' ? [`${quote(`${auth.name}=`)}"${secret(auth)}"`] : [];
}

/** Stops with a clear message when the variable is not set. */
function secret({variable}: SampleAuth): string {
  return `\${${variable}:?Set ${variable} first}`;
}

function formPart(kind: 'form' | 'multipart', field: Extract<SampleBody, {fields: unknown}>['fields'][number]): string {
  if (kind === 'form') return `--data-urlencode ${quote(`${field.name}=${field.value}`)}`;
  return field.file
    ? `--form ${quote(`${field.name}=@${field.value}`)}`
    : `--form-string ${quote(`${field.name}=${field.value}`)}`;
}

function quote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}

/** @returns a word that is not a line of the text */
function delimiter(text: string): string {
  const lines = new Set(text.split('\n'));
  let word = 'BODY';
  while (lines.has(word)) word += '_';
  return word;
}
