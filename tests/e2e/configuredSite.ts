import {spawn} from 'node:child_process';
import {expect} from '@playwright/test';
import {copyGeneratedProject, type ProjectCopy} from '../site/project';
import {waitForServer} from './pages';

/** A built and served copy of the site. */
export interface ConfiguredSite {
  project: ProjectCopy;
  stop: () => void;
}

/**
 * Builds and serves a copy of the site with all environment variables set.
 *
 * @param port - port of the server
 * @param home - URL of the home page on that server
 * @returns the served site
 */
export async function startConfiguredSite(port: number, home: string): Promise<ConfiguredSite> {
  const project = copyGeneratedProject({
    DOCS_SITE_URL: 'https://www.example.com',
    DOCS_BASE_URL: '/help/',
    DOCS_SEARCH_APP_ID: 'TESTAPP',
    DOCS_SEARCH_API_KEY: 'search-only',
    DOCS_SEARCH_INDEX_NAME: 'docs',
    DOCS_SEARCH_ASSISTANT_ID: 'assistant-1',
    DOCS_TAG_MANAGER_ID: 'GTM-TEST1',
  });
  const {status, output} = project.run('build');
  expect(status, output).toBe(0);
  const server = spawn('npm', ['run', '--silent', 'serve', '--', '--port', String(port)], {
    cwd: project.folder,
    stdio: 'ignore',
    detached: true,
    env: project.environment,
  });
  await waitForServer(home);
  return {
    project,
    stop: () => {
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      project.remove();
    },
  };
}
