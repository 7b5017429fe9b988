import type {Json} from '@paydocs/specs/client';
import {IDEMPOTENCY_HEADER, USER_AGENT, type GraphqlCall} from './graphqlCall';
import type {SampleLanguage} from './language';
import type {SampleAuth, SampleBody, SampleRequest} from './sampleRequest';

/** Programs for Go 1.18 or newer, without dependencies. */
export const go: SampleLanguage = {
  id: 'go',
  label: 'Go',
  names: ['go', 'golang'],
  keywords: 'defer err func if import nil package return var',
  renderRest,
  renderGraphql,
  extension: 'go',
  getCommand: (file) => ['go', 'run', file],
  linters: [
    {command: ['go', 'vet'], files: 'one', pattern: /^(?:vet: )?(?<file>.+?):(?<line>\d+):\d+: (?<message>.+)$/},
  ],
  debianPackages: {'golang-go': ['go', 'version']},
};

/** Lines of the function `main`, and the packages that they use. */
interface CodeFragment {
  packages: string[];
  lines: string[];
}

function renderRest(request: SampleRequest): string {
  const {auths, body} = request;
  const bodyLines = body ? renderBody(body) : {packages: [], lines: []};
  const address = renderUrl(request);
  const headers = renderHeaders(request);
  const idempotencyKey = request.idempotencyHeader ? renderIdempotencyKey(request.idempotencyHeader) : EMPTY_FRAGMENT;
  const response =
    request.responseType === 'none'
      ? ['fmt.Printf("HTTP %d\\n", response.StatusCode)']
      : ['fmt.Println(string(answer))'];
  return renderProgram([
    ...auths.map(renderSecret),
    bodyLines,
    {
      packages: [...HTTP_PACKAGES, ...address.packages],
      lines: [
        `request, err := http.NewRequest(${quote(request.method)}, ${address.code}, ${body ? 'body' : 'nil'})`,
        ...EXIT_ON_ERROR_LINES,
      ],
    },
    headers,
    idempotencyKey,
    {packages: [], lines: ['', ...SEND_REQUEST_LINES, ...response]},
  ]);
}

function renderGraphql({operation, variables, isMutation, url, apiKeyVariable}: GraphqlCall): string {
  const auth: SampleAuth = {kind: 'bearer', variable: apiKeyVariable, localName: 'apiKey'};
  return renderProgram([
    renderSecret(auth),
    {
      packages: ['bytes', 'encoding/json', ...HTTP_PACKAGES],
      lines: [
        `query := ${quoteRaw(operation)}`,
        ...(variables ? [`variables := json.RawMessage(${renderJson(variables)})`] : []),
        `body, err := json.Marshal(map[string]any{"query": query${variables ? ', "variables": variables' : ''}})`,
        ...EXIT_ON_ERROR_LINES,
        '',
        `request, err := http.NewRequest("POST", ${quote(url)}, bytes.NewReader(body))`,
        ...EXIT_ON_ERROR_LINES,
        renderSetHeader('Authorization', '"Bearer "+apiKey'),
        renderSetHeader('User-Agent', quote(USER_AGENT)),
        renderSetHeader('Content-Type', '"application/json"'),
      ],
    },
    isMutation ? renderIdempotencyKey(IDEMPOTENCY_HEADER) : EMPTY_FRAGMENT,
    {
      packages: [],
      lines: [
        '',
        ...SEND_REQUEST_LINES,
        'var result struct {',
        '\tData   json.RawMessage',
        '\tErrors []json.RawMessage',
        '}',
        'if err := json.Unmarshal(answer, &result); err != nil {',
        '\tlog.Fatal(err)',
        '}',
        'if len(result.Errors) > 0 {',
        '\tlog.Fatalf("%s", result.Errors)',
        '}',
        'fmt.Println(string(result.Data))',
      ],
    },
  ]);
}

const EMPTY_FRAGMENT: CodeFragment = {packages: [], lines: []};
const HTTP_PACKAGES = ['fmt', 'io', 'log', 'net/http', 'time'];
const EXIT_ON_ERROR_LINES = ['if err != nil {', '\tlog.Fatal(err)', '}'];
const SEND_REQUEST_LINES = [
  'client := &http.Client{Timeout: 30 * time.Second}',
  'response, err := client.Do(request)',
  ...EXIT_ON_ERROR_LINES,
  'defer response.Body.Close()',
  '',
  'answer, err := io.ReadAll(response.Body)',
  ...EXIT_ON_ERROR_LINES,
  'if response.StatusCode < 200 || response.StatusCode > 299 {',
  '\tlog.Fatalf("HTTP %d: %s", response.StatusCode, answer)',
  '}',
];

function renderProgram(parts: readonly CodeFragment[]): string {
  const packages = [...new Set(parts.flatMap((part) => part.packages))].sort();
  // Lines of raw strings aren't indented, because they'd change.
  const lines = parts.flatMap((part) => part.lines).map((line) => (line === '' ? line : `\t${line}`));
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines,
    '}',
  ].join('\n');
}

function renderSecret({localName, variable}: SampleAuth): CodeFragment {
  return {
    packages: ['log', 'os'],
    lines: [
      `${localName} := os.Getenv("${variable}")`,
      `if ${localName} == "" {`,
      `\tlog.Fatal("Set ${variable} first.")`,
      '}',
      '',
    ],
  };
}

function renderUrl({url, auths}: SampleRequest): {packages: string[]; code: string} {
  const secrets = auths.flatMap((auth) => (auth.kind === 'query' ? [auth] : []));
  const code = secrets.reduce((text, auth, index) => {
    const separator = index > 0 || url.includes('?') ? '&' : '?';
    return `${text}+${quote(`${separator}${auth.name}=`)}+url.QueryEscape(${auth.localName})`;
  }, quote(url));
  return {packages: secrets.length > 0 ? ['net/url'] : [], code};
}

function renderHeaders({auths, body, cookies, headers}: SampleRequest): CodeFragment {
  const packages: string[] = [];
  const lines: string[] = [];
  for (const auth of auths) {
    if (auth.kind === 'bearer') lines.push(renderSetHeader('Authorization', `"Bearer "+${auth.localName}`));
    if (auth.kind === 'header') lines.push(renderSetHeader(auth.name, auth.localName));
    if (auth.kind === 'basic') {
      packages.push('encoding/base64');
      const code = `base64.StdEncoding.EncodeToString([]byte(${auth.localName}))`;
      lines.push(renderSetHeader('Authorization', `"Basic "+${code}`));
    }
  }
  const cookieParts = [
    ...cookies.map(([name, value]) => quote(`${name}=${value}`)),
    ...auths.flatMap((auth) => (auth.kind === 'cookie' ? [`${quote(`${auth.name}=`)}+${auth.localName}`] : [])),
  ];
  if (cookieParts.length > 0) lines.push(renderSetHeader('Cookie', cookieParts.join('+"; "+')));
  // Go sends the host of the request, not of a header.
  for (const [name, value] of headers)
    lines.push(name.toLowerCase() === 'host' ? `request.Host = ${quote(value)}` : renderSetHeader(name, quote(value)));
  if (body)
    lines.push(
      renderSetHeader('Content-Type', body.kind === 'multipart' ? 'form.FormDataContentType()' : quote(body.mediaType)),
    );
  return {packages, lines};
}

function renderIdempotencyKey(header: string): CodeFragment {
  return {
    packages: ['crypto/rand', 'fmt', 'log'],
    lines: [
      'idempotencyKey := make([]byte, 16)',
      'if _, err := rand.Read(idempotencyKey); err != nil {',
      '\tlog.Fatal(err)',
      '}',
      renderSetHeader(header, 'fmt.Sprintf("%x", idempotencyKey)'),
    ],
  };
}

const renderSetHeader = (name: string, value: string): string => `request.Header.Set(${quote(name)}, ${value})`;

function renderBody(body: SampleBody): CodeFragment {
  switch (body.kind) {
    case 'json':
      return {packages: ['strings'], lines: [`body := strings.NewReader(${renderJson(body.value)})`, '']};
    case 'text':
      return {packages: ['strings'], lines: [`body := strings.NewReader(${quote(body.value)})`, '']};
    case 'form':
      return {
        packages: ['net/url', 'strings'],
        lines: [
          // In their order, which `url.Values` would change.
          'form := []string{',
          ...body.fields.map(
            ({name, value}) => `\t${quote(`${encodeURIComponent(name)}=`)} + url.QueryEscape(${quote(value)}),`,
          ),
          '}',
          'body := strings.NewReader(strings.Join(form, "&"))',
          '',
        ],
      };
    case 'multipart':
      return renderMultipart(body.fields);
  }
}

function renderMultipart(fields: Extract<SampleBody, {fields: unknown}>['fields']): CodeFragment {
  const lines = fields.flatMap(({name, value, file}) =>
    file
      ? [
          `if data, err := os.ReadFile(${quote(value)}); err != nil {`,
          '\tlog.Fatal(err)',
          `} else if part, err := form.CreateFormFile(${quote(name)}, ${quote(value)}); err != nil {`,
          '\tlog.Fatal(err)',
          '} else {',
          '\tpart.Write(data)',
          '}',
        ]
      : [`form.WriteField(${quote(name)}, ${quote(value)})`],
  );
  const hasFile = fields.some(({file}) => file);
  return {
    packages: ['bytes', 'mime/multipart', ...(hasFile ? ['log', 'os'] : [])],
    lines: ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)', ...lines, 'form.Close()', ''],
  };
}

const renderJson = (value: Json): string => quoteRaw(JSON.stringify(value, null, 2).replaceAll('\ufeff', '\\ufeff'));

/**
 * Quotes text as a raw string, in which line breaks are readable. A raw string can't contain a backtick, a carriage
 * return, or a byte order mark.
 */
function quoteRaw(text: string): string {
  return /[\r\ufeff]/.test(text) ? quote(text) : `\`${text.replaceAll('`', '` + "`" + `')}\``;
}

/** Quotes a string. The escapes of JSON have the same meaning in Go, except for unpaired surrogates. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
