/** The preview of `npm start` shows a saved specification in the browser without a restart. */
import {spawn, type ChildProcess} from 'node:child_process';
import {copyGeneratedProject, type ProjectCopy} from '../site/project';
import {expect, waitForServer, test} from './pages';

const PORT = 3300;
const SITE = `http://localhost:${PORT}`;
let project: ProjectCopy;
let preview: ChildProcess;
/** Output in the terminal. */
let terminal = '';

test.describe.configure({mode: 'serial'});
test.use({
  baseURL: SITE,
  // A hot update replaces the framework's contexts while a component still reads the previous one: React reports
  // that it rendered again.
  expectedErrors:
    /^console: Docusaurus React Root onRecoverableError: Error: There was an error during concurrent rendering but React was able to recover/,
});
test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = copyGeneratedProject();
  preview = spawn('npm', ['start', '--', '--port', String(PORT)], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: project.environment,
  });
  for (const stream of [preview.stdout, preview.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      terminal += chunk.toString();
    });
  }
  await waitForServer(`${SITE}/`);
});
test.afterAll(() => {
  if (preview.pid) {
    process.kill(-preview.pid, 'SIGTERM');
  }
  project.remove();
});

test('shows a changed operation, a new operation, and a changed GraphQL type', async ({page}) => {
  test.setTimeout(900_000);
  await page.goto('/apis/rest/payments-send-link/');
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).not.toHaveText('Resend the link');

  const pathFile = 'openapi/paths/payments_{id}_link.yaml';
  const operation = project.read(pathFile);
  project.write(pathFile, operation.replace(/summary: .*/, 'summary: Resend the link'));
  await expect(heading).toHaveText('Resend the link', {timeout: 150_000});

  const renamed = operation
    .replace('operationId: payments_sendLink', 'operationId: payments_sendLinkAgain')
    .replace(/summary: .*/, 'summary: Send a link again');
  project.write('openapi/paths/payments_{id}_link-again.yaml', renamed);
  const root = project.read('openapi/openapi.yaml');
  project.write(
    'openapi/openapi.yaml',
    root.replace(
      '  /payments/{id}/link:\n',
      '  /payments/{id}/link-again:\n    $ref: "paths/payments_{id}_link-again.yaml"\n  /payments/{id}/link:\n',
    ),
  );
  await expect(page.locator('.theme-doc-sidebar-container')).toContainText('Send a link again', {timeout: 150_000});
  await page.goto('/apis/rest/payments-send-link-again/');
  await expect(heading).toHaveText('Send a link again');

  await page.goto('/apis/graphql/types/objects/store/');
  const stores = project.read('graphql/stores.graphql');
  project.write(
    'graphql/stores.graphql',
    stores.replace('type Store {', 'type Store {\n  """When the store is open."""\n  openingHours: String'),
  );
  await expect(page.getByText('When the store is open.')).toBeVisible({timeout: 150_000});
});

interface InvalidChange {
  file: string;
  find: string;
  replacement: string;
  message: string;
}

const invalidChanges: InvalidChange[] = [
  {
    file: 'docs/testing.mdx',
    find: 'title:',
    replacement: 'sidebar_position: abc\ntitle:',
    message: 'docs/testing.mdx:2: sidebar_position must be a number, such as 3 (found "abc").',
  },
  {
    file: 'docs/getting-started.mdx',
    find: '</Tabs>',
    replacement: '',
    message: "the tag <Tabs> isn't closed. Add </Tabs> after its content, on a separate line.",
  },
  {
    file: 'sidebars.ts',
    find: "'testing'",
    replacement: "'testng'",
    message: 'there\'s no page with the ID "testng". Did you mean "testing"?',
  },
  {
    file: 'graphql/stores.graphql',
    find: 'type Store {',
    replacement: 'type Store {{',
    message: 'Syntax Error: Expected Name, found "{".',
  },
  {
    file: 'openapi/schemas/Payment.yaml',
    find: 'type: object',
    replacement: 'type: objekt',
    message: 'Did you mean object? Correct the value.',
  },
];

test.describe('an error', () => {
  // The overlay's own line, and the pages that were about to load.
  test.use({expectedErrors: /^console: /});

  test('in any file is reported in the terminal and in the browser until it is fixed', async ({page}) => {
    test.setTimeout(900_000);
    await page.goto('/testing/');
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await expect(overlay).toHaveCount(0);
    let previous: InvalidChange | undefined;
    /** Restores the file of the previous error. */
    let revert = (): void => undefined;
    for (const change of invalidChanges) {
      const {file, find, replacement, message} = change;
      await test.step(file, async () => {
        const text = project.read(file);
        expect(text).toContain(find);
        terminal = '';
        revert();
        project.write(file, text.replace(find, replacement));
        revert = () => project.write(file, text);
        await expect(overlay.contentFrame().locator('body')).toContainText(message, {timeout: 150_000});
        await expect.poll(() => terminal, {timeout: 150_000}).toContain('The preview shows the last good pages.');
        expect(terminal.split(message)).toHaveLength(2);
        expect(terminal).not.toMatch(/\[ERROR\]|^\s+at /m);
        if (previous) expect(terminal).not.toContain(previous.message);
        previous = change;
      });
    }

    terminal = '';
    revert();
    await expect(overlay).toHaveCount(0, {timeout: 150_000});
    await expect.poll(() => terminal, {timeout: 150_000}).toContain('up to date.');
    await page.goto('/testing/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 150_000});
  });
});

test.describe('a change to a file that is loaded once', () => {
  // The pages that were about to load while the server was down.
  test.use({expectedErrors: /^(?!third party)/});

  const restarts: [file: string, find: string, replacement: string, selector: string, attribute: string][] = [
    ['src/config/navbar.ts', "label: 'Support'", "label: 'Help desk'", '.navbar a:has-text("Help desk")', 'href'],
    [
      'packages/content/src/table-labels/index.ts',
      'dataLabel',
      'dataColumn',
      '.markdown td[data-column]',
      'data-column',
    ],
  ];
  for (const [file, find, replacement, selector, attribute] of restarts) {
    test(`in ${file} restarts the preview, reports it, and takes effect`, async ({page}) => {
      test.setTimeout(480_000);
      const text = project.read(file);
      expect(text).toContain(find);
      terminal = '';
      project.write(file, text.replaceAll(find, replacement));
      await expect.poll(() => terminal, {timeout: 150_000}).toContain(`${file} has changed. Restarting the preview…`);
      await expect(async () => {
        await page.goto('/testing/');
        await expect(page.locator(selector).first()).toHaveAttribute(attribute, /./, {timeout: 5_000});
      }).toPass({timeout: 240_000});
      expect(terminal).not.toMatch(/\[ERROR\]|^\s+at /m);
    });
  }

  test('that is invalid is reported, and the next save recovers', async ({page}) => {
    test.setTimeout(900_000);
    const file = 'docusaurus.config.ts';
    const text = project.read(file);
    const invalidContents: [text: string, message: RegExp][] = [
      [text.replace('tagline:', 'tagline'), /^docusaurus\.config\.ts:\d+:\d+: .*expected ","/m],
      [text.replace('tagline:', 'taglin:'), /taglin\b/],
    ];
    for (const [content, message] of invalidContents) {
      expect(content).not.toBe(text);
      terminal = '';
      project.write(file, content);
      await expect.poll(() => terminal, {timeout: 150_000}).toMatch(message);
      await expect
        .poll(() => terminal, {timeout: 150_000})
        .toMatch(/The preview (?:shows the last good pages|has stopped)/);
      terminal = '';
      project.write(file, text);
      await expect.poll(() => terminal, {timeout: 150_000}).toContain('up to date.');
      await expect(async () => {
        await page.goto('/testing/');
        await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 5_000});
      }).toPass({timeout: 240_000});
    }
  });
});
