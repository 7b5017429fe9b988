/** Checks that programs that receive events declare which ones, so that they can be checked and run. */
import {describe, expect, it} from 'vitest';
import {specifications} from '../../../tests/contract/fixture';
import {createCheckContext} from '../src/context';
import {parseRoutes} from '../src/routes';
import {fence, getDiagnostics} from './page';

const header = `${createCheckContext(specifications).headerPrefix}-Signature`;
const variable = `HTTP_${header.toUpperCase().replace('-', '_')}`;
const UNBOUND = 'but its fence lists no events, so the check never sends any';

const wrapJs = (line: string): string =>
  `import http from 'node:http';\nhttp.createServer((request, response) => {\n  ${line}\n}).listen(3000);`;
const wrapPython = (line: string): string =>
  `class Shop(BaseHTTPRequestHandler):\n    def do_POST(self):\n        ${line}\n\n\nThreadingHTTPServer(("", 3000), Shop).serve_forever()`;
const wrapPhp = (line: string): string => `<?php\n$route = $_SERVER['REQUEST_URI'];\n${line}`;

describe('a server without the word webhook', () => {
  it.each([
    ['js', wrapJs(`const given = request.headers['${header.toLowerCase()}'];`), 4, 'reads the signature'],
    ['js', wrapJs(`const given = request.headers['${header}'.toLowerCase()];`), 4, 'reads the signature'],
    ['js', wrapJs("const made = crypto.createHmac('sha256', secret).update(body);"), 4, 'computes the signature'],
    ['js', wrapJs("if (event.type === 'payment.succeeded') deliver();"), 4, 'reads the type'],
    ['python', wrapPython(`given = self.headers.get("${header}")`), 4, 'reads the signature'],
    ['python', wrapPython('made = hmac.new(SECRET, body, hashlib.sha256)'), 4, 'computes the signature'],
    ['python', wrapPython('kind = event["type"]'), 4, 'reads the type'],
    ['php', wrapPhp(`$given = $_SERVER['${variable}'];`), 4, 'reads the signature'],
    ['php', wrapPhp(`$given = $headers[strtolower('${header}')];`), 4, 'reads the signature'],
    ['php', wrapPhp("$made = hash_hmac('sha256', $body, $secret);"), 4, 'computes the signature'],
    ['js', wrapJs("if (kind === 'payment.refunded') note();"), 4, 'handles the event payment.refunded'],
    ['python', wrapPython('handlers = {"x": note, "y": "payment.refunded"}'), 4, 'handles the event payment.refunded'],
    ['php', wrapPhp("if ($event['type'] === 'payment.succeeded') { deliver(); }"), 4, 'reads the type'],
  ])('is reported in %s: %s', async (language, code, line, what) => {
    for (const words of ['', ' server="POST /checkout"']) {
      const [diagnostic, ...others] = await getDiagnostics(fence(`${language}${words}`, code));
      expect(diagnostic).toContain(`${line}: the program ${what}`);
      expect(diagnostic).toContain(UNBOUND);
      expect(others).toEqual([]);
    }
    const diagnostics = await getDiagnostics(
      fence(`${language} server="POST /checkout" webhook="payment.succeeded payment.refunded"`, code),
    );
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['signs but serves nothing', 'js', "const made = crypto.createHmac('sha256', secret).update(body);"],
    ['serves but receives no events', 'js', wrapJs("response.end('event.type');")],
    ['reads another type', 'php', wrapPhp("$kind = $card['type'];")],
  ])('is accepted if it %s', async (_what, language, code) => {
    expect(await getDiagnostics(fence(language, code))).toEqual([]);
  });

  it('is reported when a framework listens', async () => {
    const code = `export async function POST(request) {\n  const given = request.headers.get('${header}');\n}`;
    expect((await getDiagnostics(fence('js', code))).join()).toContain(`3: the program reads the signature`);
  });

  it("is reported when it handles an event that its fence doesn't list", async () => {
    const code = wrapJs("if (event.type === 'payment.failed') note();");
    expect(await getDiagnostics(fence('js server webhook="payment.succeeded"', code))).toEqual([
      expect.stringContaining("4: the program handles payment.failed, but its fence doesn't list that event"),
    ]);
  });

  it('may be part of a program with the word', async () => {
    const code = wrapJs(`const given = request.headers['${header.toLowerCase()}'];`);
    const page = fence('js server webhook="payment.succeeded"', code) + fence('js part', code);
    expect(await getDiagnostics(page)).toEqual([]);
  });
});

describe('the words server and webhook', () => {
  it('specify what a program responds to', () => {
    expect(parseRoutes({server: 'POST /checkout', webhook: 'payment.succeeded'})).toEqual({
      request: {method: 'POST', path: '/checkout'},
      receiver: {types: ['payment.succeeded'], path: '/webhooks/payments'},
      messages: [],
    });
    expect(parseRoutes({server: 'POST /sales {"amount": 1}'}).request?.body).toBe('{"amount": 1}');
    expect(parseRoutes({server: '', webhook: 'payment.succeeded subscription.active POST /hooks'}).receiver).toEqual({
      types: ['payment.succeeded', 'subscription.active'],
      path: '/hooks',
    });
  });

  it.each([
    ['server', 'the word "server" doesn\'t specify a request'],
    ['server=""', 'the word "server" doesn\'t specify a request'],
    ['server="checkout"', 'server="checkout" isn\'t a request. Write a method, a path'],
    ["server='POST /sales {amount}'", "isn't JSON (found {amount})"],
    ['webhook="payment.succeeded"', 'Write server before webhook="payment.succeeded"'],
    ['server webhook="payment.succeeded /hooks"', "isn't a list of events"],
    ['server webhook="payment.succeeded PUT /hooks"', "isn't a list of events"],
    ['server webhook="payment.succeeded POST hooks"', "isn't a list of events"],
    ['server webhook="payment.succeded"', 'there\'s no event "payment.succeded". Did you mean "payment.succeeded"?'],
    [
      'server webhook="payment.succeeded subscription.activ"',
      'there\'s no event "subscription.activ". Did you mean "subscription.active"?',
    ],
  ])('%s is reported at the fence', async (words, expected) => {
    const [diagnostic, ...others] = await getDiagnostics(fence(`js ${words}`, 'serve();'));
    expect(diagnostic).toMatch(/^1: /);
    expect(diagnostic).toContain(expected);
    expect(others).toEqual([]);
  });

  it('let a program read the fields of any of its events', async () => {
    const code = wrapJs('const event = JSON.parse(body);\nconsole.log(event.id, event.data.object.interval);');
    expect(await getDiagnostics(fence('js server webhook="payment.succeeded subscription.active"', code))).toEqual([]);
    expect((await getDiagnostics(fence('js server webhook="payment.succeeded"', code))).join()).toContain('"interval"');
  });
});

it('a script with a title needs no curl command', async () => {
  expect(await getDiagnostics(fence('bash title="vectors.sh"', 'verify "$body"'))).toEqual([]);
  expect(await getDiagnostics(fence('bash', 'verify "$body"'))).toHaveLength(1);
});

describe('JSON that a receiver parses', () => {
  const createProgram = (field: string): string =>
    wrapJs(
      `const event = JSON.parse(body);\nconsole.log(event.id, event.${field}.object.id);\nconsole.log(JSON.parse(body).amount, JSON.parse(file).id);`,
    );

  it('is an event if two fields of events are read, and another request otherwise', async () => {
    expect(await getDiagnostics(fence('js server webhook="payment.succeeded"', createProgram('data')))).toEqual([]);
  });

  it('is reported if an event has no such field', async () => {
    const invalidProgram = createProgram('createdAt').replace(
      'event.createdAt.object.id',
      'event.type, event.object.id',
    );
    expect(await getDiagnostics(fence('js server webhook="payment.succeeded"', invalidProgram))).toEqual([
      expect.stringMatching(/^5: the program reads "object", which PaymentEvent doesn't have/),
    ]);
  });
});
