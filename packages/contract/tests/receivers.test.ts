/** Programs that receive events say which ones, so that they are checked and run. */
import {describe, expect, it} from 'vitest';
import {specifications} from '../../../tests/contract/fixture';
import {createContext} from '../src/context';
import {parseRoutes} from '../src/routes';
import {fence, mistakes} from './page';

const header = `${createContext(specifications).headerPrefix}-Signature`;
const variable = `HTTP_${header.toUpperCase().replace('-', '_')}`;
const UNBOUND = "but its fence doesn't specify which events it receives";

const JS = (line: string): string =>
  `import http from 'node:http';\nhttp.createServer((request, response) => {\n  ${line}\n}).listen(3000);`;
const PYTHON = (line: string): string =>
  `class Shop(BaseHTTPRequestHandler):\n    def do_POST(self):\n        ${line}\n\n\nThreadingHTTPServer(("", 3000), Shop).serve_forever()`;
const PHP = (line: string): string => `<?php\n$route = $_SERVER['REQUEST_URI'];\n${line}`;

describe('a server without the word webhook', () => {
  it.each([
    ['js', JS(`const given = request.headers['${header.toLowerCase()}'];`), 4, 'reads the signature'],
    ['js', JS(`const given = request.headers['${header}'.toLowerCase()];`), 4, 'reads the signature'],
    ['js', JS("const made = crypto.createHmac('sha256', secret).update(body);"), 4, 'computes the signature'],
    ['js', JS("if (event.type === 'payment.succeeded') deliver();"), 4, 'reads the type'],
    ['python', PYTHON(`given = self.headers.get("${header}")`), 4, 'reads the signature'],
    ['python', PYTHON('made = hmac.new(SECRET, body, hashlib.sha256)'), 4, 'computes the signature'],
    ['python', PYTHON('kind = event["type"]'), 4, 'reads the type'],
    ['php', PHP(`$given = $_SERVER['${variable}'];`), 4, 'reads the signature'],
    ['php', PHP(`$given = $headers[strtolower('${header}')];`), 4, 'reads the signature'],
    ['php', PHP("$made = hash_hmac('sha256', $body, $secret);"), 4, 'computes the signature'],
    ['js', JS("if (kind === 'payment.refunded') note();"), 4, 'handles the event payment.refunded'],
    ['python', PYTHON('handlers = {"x": note, "y": "payment.refunded"}'), 4, 'handles the event payment.refunded'],
    ['php', PHP("if ($event['type'] === 'payment.succeeded') { deliver(); }"), 4, 'reads the type'],
  ])('in %s is told: %s', async (language, code, line, what) => {
    for (const words of ['', ' server="POST /checkout"']) {
      const [problem, ...others] = await mistakes(fence(`${language}${words}`, code));
      expect(problem).toContain(`${line}: the program ${what}`);
      expect(problem).toContain(UNBOUND);
      expect(others).toEqual([]);
    }
    const bound = await mistakes(
      fence(`${language} server="POST /checkout" webhook="payment.succeeded payment.refunded"`, code),
    );
    expect(bound).toEqual([]);
  });

  it.each([
    ['signs and serves nothing', 'js', "const made = crypto.createHmac('sha256', secret).update(body);"],
    ['serves and receives no events', 'js', JS("response.end('event.type');")],
    ['reads another type', 'php', PHP("$kind = $card['type'];")],
  ])('is right if it %s', async (_what, language, code) => {
    expect(await mistakes(fence(language, code))).toEqual([]);
  });

  it('is told where a framework listens', async () => {
    const code = `export async function POST(request) {\n  const given = request.headers.get('${header}');\n}`;
    expect((await mistakes(fence('js', code))).join()).toContain(`3: the program reads the signature`);
  });

  it('is told where it handles an event that its fence does not name', async () => {
    const code = JS("if (event.type === 'payment.failed') note();");
    expect(await mistakes(fence('js server webhook="payment.succeeded"', code))).toEqual([
      expect.stringContaining("4: the program handles payment.failed, but its fence doesn't list it"),
    ]);
  });

  it('may be a part of a program that has the word', async () => {
    const whole = JS(`const given = request.headers['${header.toLowerCase()}'];`);
    const page = fence('js server webhook="payment.succeeded"', whole) + fence('js part', whole);
    expect(await mistakes(page)).toEqual([]);
  });
});

describe('the words server and webhook', () => {
  it('say what a program answers', () => {
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
    ['server', "means that the program responds to requests, but doesn't specify which"],
    ['server=""', "means that the program responds to requests, but doesn't specify which"],
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
  ])('%s is told at the fence', async (words, expected) => {
    const [problem, ...others] = await mistakes(fence(`js ${words}`, 'serve();'));
    expect(problem).toMatch(/^1: /);
    expect(problem).toContain(expected);
    expect(others).toEqual([]);
  });

  it('let a program read what any of its events has', async () => {
    const code = JS('const event = JSON.parse(body);\nconsole.log(event.id, event.data.object.interval);');
    expect(await mistakes(fence('js server webhook="payment.succeeded subscription.active"', code))).toEqual([]);
    expect((await mistakes(fence('js server webhook="payment.succeeded"', code))).join()).toContain('"interval"');
  });
});

it('a script with a title needs no call of curl', async () => {
  expect(await mistakes(fence('bash title="vectors.sh"', 'verify "$body"'))).toEqual([]);
  expect(await mistakes(fence('bash', 'verify "$body"'))).toHaveLength(1);
});

describe('what a receiver parses', () => {
  const program = (field: string): string =>
    JS(
      `const event = JSON.parse(body);\nconsole.log(event.id, event.${field}.object.id);\nconsole.log(JSON.parse(body).amount, JSON.parse(file).id);`,
    );

  it('is an event where two fields of events are read, and else another request', async () => {
    expect(await mistakes(fence('js server webhook="payment.succeeded"', program('data')))).toEqual([]);
  });

  it('is told where an event has no such field', async () => {
    const wrong = program('createdAt').replace('event.createdAt.object.id', 'event.type, event.object.id');
    expect(await mistakes(fence('js server webhook="payment.succeeded"', wrong))).toEqual([
      expect.stringMatching(/^5: the program reads "object", which PaymentEvent doesn't have/),
    ]);
  });
});
