import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {waitForPort} from '../../packages/cli/src/snippets/ports';
import {editSample, startProgram, type RunningProgram} from '../../packages/cli/src/snippets/program';
import type {Sample} from '../../packages/cli/src/snippets/types';
import {brand} from '../../src/config/brand';
import {getBrandTokens} from '@paydocs/core';
import {SECRET, TestApi, type Event} from './testApi';

const CONSTANT = getBrandTokens(brand)['product.constant'] ?? '';
/** Names of the variables with the API key and the signing secret. */
export const KEY_VARIABLE = `${CONSTANT}_API_KEY`;
export const SECRET_VARIABLE = `${CONSTANT}_SIGNING_SECRET`;
/** Pages that a reader saves next to the server. */
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
/** Headers that browsers send with requests of the shop's own pages. */
const OWN_PAGE_HEADERS = {Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin'};

/** Response of a program to a browser. */
export interface Page {
  status: number;
  text: string;
  location: string | null;
}

/** A running program of a guide, and the API account that it uses. */
export class Shop {
  readonly api = new TestApi();
  /** Output of the program since the test began, by stream. */
  log = '';
  errors = '';
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-'));
  private port = 0;
  private origin = '';
  private running?: RunningProgram;

  constructor(private readonly sample: Sample) {
    for (const page of PAGES) fs.writeFileSync(path.join(this.folder, page), '<!doctype html><title>Shop</title>');
  }

  /** Starts the program, or starts it again with the files that it left. `edit` changes it as a reader does. */
  async start(environment: Record<string, string> = {}, edit = (code: string): string => code): Promise<void> {
    if (this.origin === '') this.origin = await this.api.start();
    this.port = await findOwnPort();
    const hosts = [brand.urls.api, brand.urls.graphql].map((url) => new URL(url).origin);
    const edited = editSample(this.sample, (code) =>
      hosts.reduce((text, host) => text.replaceAll(host, this.origin), edit(code)),
    );
    const running = startProgram(edited, this.folder, {...createEnvironment(), ...environment}, this.port);
    running.child.stdout?.on('data', (chunk: Buffer) => (this.log += chunk.toString('utf8')));
    running.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString('utf8')));
    this.running = running;
    await waitForPort(this.port, 60_000, running.hasExited).catch(() => undefined);
  }

  /** Checks whether the program ended by itself, with an error. */
  async hasRefusedToStart(): Promise<boolean> {
    return Boolean(this.running?.hasExited()) && (await this.running?.exitCode) !== 0;
  }

  /** Ends the program as a crash does: it can't save anything more. */
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
   * @param body - JSON, or a string that is sent unchanged
   * @param headers - headers in addition to those of the shop's own pages
   * @returns the program's response to a browser, with a status of 0 if there's none
   */
  async open(request: string, body?: unknown, headers: Record<string, string> = {}): Promise<Page> {
    const [method = 'GET', url = '/'] = request.split(' ');
    const {pathname, search} = new URL(url, PUBLIC_URL);
    const posted = {
      headers: {'Content-Type': 'application/json', ...OWN_PAGE_HEADERS, ...headers},
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

  /** Begins to send a body, and closes the connection. */
  async abortRequest(request: string): Promise<void> {
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

  /** Returns the variables that a reader needs to try the program by hand. */
  getVariables(): Record<string, string> {
    const webhook = `http://127.0.0.1:${this.port}/webhooks/payments`;
    return {...createEnvironment(), ...this.api.urls, WEBHOOK_URL: webhook};
  }

  /** Sends all waiting events. @returns the statuses of the responses */
  async sendEvents(): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of this.api.events.splice(0)) statuses.push(await this.send(event));
    return statuses;
  }

  /** Returns the content of all files that the program wrote. */
  readFiles(): string {
    return this.listFiles()
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n');
  }

  /** Opens the program, and returns the ID of the order that it stored. */
  async readOrderId(): Promise<string> {
    await this.open('GET /');
    const file = path.join(this.folder, 'order.json');
    const order: unknown = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
    return (order as {id?: string}).id ?? 'ORDER-10042';
  }

  /** Deletes stored deliveries, as if the program had ended before them. @returns whether there were any */
  forgetDeliveries(): boolean {
    let found = false;
    for (const file of this.listFiles().filter((each) => each.endsWith('.json'))) {
      const content = JSON.parse(fs.readFileSync(file, 'utf8'), (key, value: unknown) => {
        if (!/^(is)?delivered/i.test(key) || !value) return value;
        found = true;
        return Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null;
      }) as unknown;
      fs.writeFileSync(file, JSON.stringify(content));
    }
    return found;
  }

  /** Blocks the paths where the program writes its files. @returns a function that unblocks them */
  blockFiles(): () => void {
    const jsonFiles = this.listFiles().filter((each) => each.endsWith('.json'));
    // Before its first event, a receiver has no files.
    const names = jsonFiles.length > 0 ? jsonFiles.map((file) => path.basename(file, '.json')) : ['events', 'order'];
    const folders = names.map((name) => path.join(this.folder, `${name}.tmp`));
    const file = path.join(this.folder, 'handled-events');
    for (const each of folders) fs.mkdirSync(each);
    fs.writeFileSync(file, '');
    return () => [...folders, file].forEach((each) => fs.rmSync(each, {recursive: true}));
  }

  private listFiles(): string[] {
    const isProgram = (name: string): boolean =>
      PAGES.includes(name) || name.startsWith('sample.') || Object.hasOwn(this.sample.imports ?? {}, name);
    return fs
      .readdirSync(this.folder, {withFileTypes: true})
      .filter((entry) => entry.isFile() && !isProgram(entry.name))
      .map(({name}) => path.join(this.folder, name));
  }
}

let lastPort = 10_000 + Math.floor(Math.random() * 15_000);

/** Returns a port that no other shop gets: those that systems assign on request begin at 32768. */
async function findOwnPort(): Promise<number> {
  const isFree = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const server = net.createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
  // Another test may search at the same time, so each try uses a new number.
  for (;;) {
    const port = (lastPort += 1);
    if (await isFree(port)) return port;
  }
}

function createEnvironment(): Record<string, string> {
  return {
    [KEY_VARIABLE]: 'key_test_9fK2mX7qLw4Tz8Vb',
    [SECRET_VARIABLE]: SECRET,
    PUBLIC_URL,
    ADMIN_TOKEN,
    GOOGLE_PAY_GATEWAY: 'example',
    // Without it, the built-in server of PHP handles one request at a time.
    PHP_CLI_SERVER_WORKERS: '3',
  };
}
