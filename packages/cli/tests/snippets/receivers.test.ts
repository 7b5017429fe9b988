/** Programs that receive events get genuine and forged ones, and each bug that could lose money is reported. */
import {describe, expect, it} from 'vitest';
import {createHarness} from '../../src/snippets/harness';
import {runSample} from '../../src/snippets/run';
import type {Sample} from '../../src/snippets/types';
import {specificationFiles} from '../../../../tests/contract/fixture';
import {brand} from '../../../../tests/fixture-site/src/brand';

// The receivers in this file don't call an API.
const mock = {redirect: (sample: Sample) => sample, getRequests: () => [], stop: () => undefined};
const harness = {...createHarness(brand, specificationFiles().openapi), mock};
const SECRET = `${harness.variablePrefix}_SIGNING_SECRET`;
const receiver = {types: ['payment.succeeded'], path: '/webhooks/payments'};

async function getErrors(code: string, more: Partial<Sample> = {}): Promise<string[]> {
  const sample: Sample = {id: 'made', location: 'made', language: 'javascript', code, receiver, ...more};
  return (await runSample(sample, harness)).errors;
}

/** Returns the code of a minimal receiver. Its parts can be replaced with wrong ones. */
function createReceiver({
  secret = `if (!secret) throw new Error('Set ${SECRET}.');`,
  header = harness.signatureHeader!.toLowerCase(),
  algorithm = 'sha256',
  route = "request.url.split('?')[0] !== '/webhooks/payments'",
  time = 'Math.abs(Date.now() / 1000 - t) < 300',
  signature = 'v1 === wanted',
  signed = 'body',
  refused = '400',
  handle = 'console.log(JSON.parse(body).data.object.orderId)',
}: Record<string, string> = {}): string {
  return `import {createHmac} from 'node:crypto';
import http from 'node:http';
const secret = process.env.${SECRET};
${secret}
http.createServer(async (request, response) => {
  if (${route}) return response.writeHead(404).end();
  let body = '';
  for await (const chunk of request) body += chunk;
  const [, t, v1] = /^t=([0-9]+),v1=([0-9a-f]+)$/.exec(request.headers['${header}'] ?? '') ?? [];
  const wanted = createHmac('${algorithm}', secret).update(\`\${t}.\${${signed}}\`).digest('hex');
  const isGenuine = ${signature} && ${time};
  if (isGenuine) ${handle};
  response.writeHead(isGenuine ? 204 : ${refused}).end();
}).listen(process.env.PORT);`;
}

describe('receivers of events', {timeout: 120_000}, () => {
  it('accept genuine events, including several types at another path', async () => {
    expect(await getErrors(createReceiver())).toEqual([]);
    const elsewhere = createReceiver({route: "request.url.split('?')[0] !== '/hooks'"});
    const types = ['payment.succeeded', 'subscription.active'];
    expect(await getErrors(elsewhere, {receiver: {types, path: '/hooks'}})).toEqual([]);
  });

  it.each<[what: string, parts: Record<string, string>, expected: string[]]>([
    [
      'accept everything',
      {signature: 'true', time: 'true'},
      [
        'with 204 to an event with the wrong signature',
        'with 204 to an event that was signed an hour ago',
        'with 204 to an event with a signature one hour in the future',
        'with 204 to an event with the signature of another event',
        'with 204 to an event without a signature',
        'with 204 to an event with an empty signature',
        'with 204 to an event with the signature in another header',
        'with 204 to an event that was signed with sha1',
      ],
    ],
    [
      'ignore the time',
      {time: 'true'},
      [
        'with 204 to an event that was signed an hour ago',
        'with 204 to an event with a signature one hour in the future',
      ],
    ],
    [
      'ignore times in the future',
      {time: 'Date.now() / 1000 - t < 300'},
      ['with 204 to an event with a signature one hour in the future'],
    ],
    ['reject with a server error', {refused: '500'}, ['with 500 to an event with the wrong signature']],
    ['use another algorithm', {algorithm: 'sha1'}, ['with 400 to a signed event payment.succeeded']],
    ['read another header', {header: 'x-signature'}, ['with 400 to a signed event payment.succeeded']],
    [
      'sign the parsed body',
      {signed: 'JSON.stringify(JSON.parse(body))'},
      ['with 400 to a signed event payment.succeeded with line breaks in its JSON'],
    ],
    [
      'fail on a query',
      {route: "request.url !== '/webhooks/payments'"},
      ['with 404 to a signed event payment.succeeded at a URL with a query'],
    ],
    [
      'fail the second time',
      {handle: 'if (globalThis.seen) response.writeHead(500).end(); else globalThis.seen = true'},
      ['with 500 to the same event payment.succeeded a second time'],
    ],
    ['exit', {handle: 'process.exit(1)'}, ['with nothing to a signed event payment.succeeded']],
    [
      'log an error',
      {handle: "console.error('Traceback (most recent call last):')"},
      ['it logged an error when it received events:'],
    ],
    [
      'start with an empty secret',
      {secret: ''},
      [`when started with an empty ${SECRET}, it responded with 204 to an event signed with the empty secret`],
    ],
    [
      'exit without a reason',
      {secret: 'if (!secret) process.exit(1);'},
      [`when started with an empty ${SECRET}, it exited without reporting the problem`],
    ],
  ])('must not %s', async (_what, parts, expected) => {
    const errors = (await getErrors(createReceiver(parts))).join('\n');
    for (const part of expected) expect(errors).toContain(part);
  });

  it("are reported for an event that the specification doesn't have", async () => {
    const errors = await getErrors(createReceiver(), {receiver: {...receiver, types: ['payment.lost']}});
    expect(errors).toEqual(['the specification has no example for the event payment.lost.']);
  });
});
