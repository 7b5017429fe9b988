/** The preview of `npm start`: a saved specification shows in the browser without a restart. */
import {spawn, type ChildProcess} from 'node:child_process';
import {copyProject, type ProjectCopy} from '../site/project';
import {expect, serves, test} from './pages';

const PORT = 3200;
const SITE = `http://localhost:${PORT}`;
let project: ProjectCopy;
let preview: ChildProcess;

test.describe.configure({mode: 'serial'});
test.use({baseURL: SITE});
test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = copyProject();
  preview = spawn('npm', ['start', '--', '--port', String(PORT)], {
    cwd: project.folder,
    stdio: 'ignore',
    detached: true,
    env: project.environment,
  });
  await serves(`${SITE}/`);
});
test.afterAll(() => {
  if (preview.pid) {
    process.kill(-preview.pid, 'SIGTERM');
  }
  project.remove();
});

test('shows a changed operation, a new operation and a changed GraphQL type', async ({page}) => {
  test.setTimeout(300_000);
  await page.goto('/apis/rest/payments-send-link/');
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).not.toHaveText('Resend the link');

  const pathFile = 'openapi/paths/payments_{id}_link.yaml';
  const operation = project.read(pathFile);
  project.write(pathFile, operation.replace(/summary: .*/, 'summary: Resend the link'));
  await expect(heading).toHaveText('Resend the link', {timeout: 90_000});

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
  await expect(page.locator('.theme-doc-sidebar-container')).toContainText('Send a link again', {timeout: 90_000});
  await page.goto('/apis/rest/payments-send-link-again/');
  await expect(heading).toHaveText('Send a link again');

  await page.goto('/apis/graphql/types/objects/store/');
  const stores = project.read('graphql/stores.graphql');
  project.write(
    'graphql/stores.graphql',
    stores.replace('type Store {', 'type Store {\n  """When the store is open."""\n  openingHours: String'),
  );
  await expect(page.getByText('When the store is open.')).toBeVisible({timeout: 90_000});
});
