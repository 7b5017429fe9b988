import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {waitForPort} from '@paydocs/cli/snippets/ports';
import {startProgram, type RunningProgram} from '@paydocs/cli/snippets/program';
import type {Sample} from '@paydocs/cli/snippets/types';
import {brand} from '../../src/config/brand';
import {getBrandTokens} from '@paydocs/core/brand/tokens';
import {SECRET, TestApi, type Event} from './testApi';

const CONSTANT = getBrandTokens(brand)['product.constant'] ?? '';
/** Hold the API key and the signing secret. */
export const KEY_VARIABLE = `${CONSTANT}_API_KEY`;
export const SECRET_VARIABLE = `${CONSTANT}_SIGNING_SECRET`;
/** Pages that a reader saves beside the server. */
const PAGES = [
  'checkout.html',
  'index.html',
  'till.html',
  'bizum.html',
  'google-pay.html',
  'apple-pay.html',
  'qrcode.js',
];

export const PUBLIC_URL = 'https://shop.example';
export const ADMIN_TOKEN = 'admin_5kQ8vN2xTz7Lw4Rb';
/** With these, browsers send what a page of the shop asks for. */
const OF_OWN_PAGE = {Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin'};

/** What a program returned to a browser. */
export interface Page {
  status: number;
  text: string;
  location: string | null;
}

/** A program of a guide that runs, and the account of the API that it uses. */
export class Shop {
  readonly api = new TestApi();
  /** What the program wrote since the test began, to either stream. */
  log = '';
  errors = '';
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-'));
  private port = 0;
  private origin = '';
  private running?: RunningProgram;

  constructor(private readonly sample: Sample) {
    for (const page of PAGES) fs.writeFileSync(path.join(this.folder, page), '<!doctype html><title>Shop</title>');
  }

  /** Starts the program, or starts it again beside the files that it left; changed by a reader, if `edit` is there. */
  async start(environment: Record<string, string> = {}, edit = (code: string): string => code): Promise<void> {
    if (this.origin === '') this.origin = await this.api.start();
    this.port = await ownPort();
    const hosts = [brand.urls.api, brand.urls.graphql].map((url) => new URL(url).origin);
    const code = hosts.reduce((text, host) => text.replaceAll(host, this.origin), edit(this.sample.code));
    const running = startProgram(this.sample, code, this.folder, {...variables(), ...environment}, this.port);
    running.child.stdout?.on('data', (chunk: Buffer) => (this.log += chunk.toString('utf8')));
    running.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString('utf8')));
    this.running = running;
    await waitForPort(this.port, 60_000, running.hasExited).catch(() => undefined);
  }

  /** @returns whether the program ended by itself, and did not say that all is well */
  async hasRefusedToStart(): Promise<boolean> {
    return Boolean(this.running?.hasExited()) && (await this.running?.exitCode) !== 0;
  }

  /** Ends the program as a crash does: nothing is saved that isn't. */
  async kill(): Promise<void> {
    this.running?.stop();
    await this.running?.exitCode;
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  async close(): Promise<void> {
    await this.kill();
    this.api.stop();
    fs.rmSync(this.folder, {recursive: true, force: true});
  }

  /**
   * @param request - method and path
   * @param body - JSON, or text as it is
   * @param headers - beside those of the shop's own pages
   * @returns what the program answers a browser; a status of 0 if it doesn't answer
   */
  async open(request: string, body?: unknown, headers: Record<string, string> = {}): Promise<Page> {
    const [method = 'GET', address = '/'] = request.split(' ');
    const {pathname, search} = new URL(address, PUBLIC_URL);
    const posted = {
      headers: {'Content-Type': 'application/json', ...OF_OWN_PAGE, ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
    };
    try {
      const response = await fetch(`http://127.0.0.1:${this.port}${pathname}${search}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
        ...(method === 'POST' && posted),
      });
      return {status: response.status, text: await response.text(), location: response.headers.get('location')};
    } catch {
      return {status: 0, text: '', location: null};
    }
  }

  /** Begins to send a body, and goes away. */
  async breakOff(request: string): Promise<void> {
    const head = `${request} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 500\r\n`;
    const socket = net.connect(this.port, '127.0.0.1');
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).write(`${head}\r\n{"amount":`, () => resolve());
    });
    await pause(100);
    socket.resetAndDestroy();
    await pause(200);
  }

  /** Sends one event. */
  send(event: Event, secret?: string, isChunked?: boolean): Promise<number> {
    return this.api.send(event, this.port, secret, isChunked);
  }

  /** @returns what a reader needs to try the program by hand */
  variables(): Record<string, string> {
    const webhook = `http://127.0.0.1:${this.port}/webhooks/payments`;
    return {...variables(), ...this.api.urls, WEBHOOK_URL: webhook};
  }

  /** Sends all events that wait. @returns the statuses of the answers */
  async sendEvents(): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of this.api.events.splice(0)) statuses.push(await this.send(event));
    return statuses;
  }

  /** @returns everything that the program keeps in files */
  kept(): string {
    return this.files()
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n');
  }

  /** Takes back what the program has kept as delivered, as if it had ended before. @returns whether there was any */
  forgetDeliveries(): boolean {
    let found = false;
    for (const file of this.files().filter((each) => each.endsWith('.json'))) {
      const undone = JSON.parse(fs.readFileSync(file, 'utf8'), (key, value: unknown) => {
        if (!/^(is)?delivered/i.test(key) || !value) return value;
        found = true;
        return Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null;
      }) as unknown;
      fs.writeFileSync(file, JSON.stringify(undone));
    }
    return found;
  }

  /** Something is where the program writes its files. @returns what clears it away */
  blockFiles(): () => void {
    const kept = this.files().filter((each) => each.endsWith('.json'));
    // Before its first event, a receiver has none.
    const names = kept.length > 0 ? kept.map((file) => path.basename(file, '.json')) : ['events', 'order'];
    const folders = names.map((name) => path.join(this.folder, `${name}.tmp`));
    const file = path.join(this.folder, 'handled-events');
    for (const each of folders) fs.mkdirSync(each);
    fs.writeFileSync(file, '');
    return () => [...folders, file].forEach((each) => fs.rmSync(each, {recursive: true}));
  }

  private files(): string[] {
    return fs
      .readdirSync(this.folder, {withFileTypes: true})
      .filter((entry) => entry.isFile() && !PAGES.includes(entry.name) && !entry.name.startsWith('sample.'))
      .map(({name}) => path.join(this.folder, name));
  }
}

let lastPort = 10_000 + Math.floor(Math.random() * 15_000);

/** @returns a port that no other shop gets: systems give those that a program asks for from 32768 on */
async function ownPort(): Promise<number> {
  const isFree = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const server = net.createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
  // Another test may ask meanwhile, so each try takes a number of its own.
  for (;;) {
    const port = (lastPort += 1);
    if (await isFree(port)) return port;
  }
}

function variables(): Record<string, string> {
  return {
    [KEY_VARIABLE]: 'key_test_9fK2mX7qLw4Tz8Vb',
    [SECRET_VARIABLE]: SECRET,
    PUBLIC_URL,
    ADMIN_TOKEN,
    GOOGLE_PAY_GATEWAY: 'example',
    // The built-in server of PHP answers one request after another without it.
    PHP_CLI_SERVER_WORKERS: '3',
  };
}
