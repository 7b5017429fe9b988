import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkPackages} from '@paydocs/cli';
import {foreignSchema} from '../foreign/graphqlSchema';
import {UNTIDY_OPENAPI} from '../foreign/openApi';
import {openProject, type ProjectCopy} from './project';

const PAYDOCS = 'node node_modules/@paydocs/cli/bin/paydocs.mjs';
const FILES: Record<string, string> = {
  'package.json': JSON.stringify({
    ...{name: 'small-docs', version: '1.0.0', private: true},
    scripts: {generate: `${PAYDOCS} generate`, build: `${PAYDOCS} build`},
  }),
  'docusaurus.config.ts': `import {siteDefaults} from '@paydocs/preset/config';
import {items} from './src/config/navbar';

const {themeConfig, ...defaults} = siteDefaults();
export default {
  ...defaults,
  title: 'Small Docs',
  url: 'https://docs.small.example',
  presets: [
    ['classic', {docs: false, blog: false}],
    ['@paydocs/preset', {strict: false}],
  ],
  themeConfig: {...themeConfig, navbar: {items}},
};
`,
  'src/config/navbar.ts': "export const items = [\n  {label: 'Payouts', to: 'payouts/', position: 'right'},\n];\n",
  'openapi/api.json': JSON.stringify(UNTIDY_OPENAPI),
  'graphql/schema.graphql': foreignSchema(40),
  'docs/start.md':
    '---\nslug: /\ntitle: Start\ndescription: Begin here.\n---\n\nSend money with [payouts](/payouts/).\n',
  'docs/payouts.md':
    '---\nslug: /payouts\ntitle: Payouts\ndescription: Money that leaves.\n---\n\nSend it back to the [start](/).\n\n```js\nawait payOut(100);\n```\n',
};

/** Specifications that follow every rule, which replace those that don't. */
const TIDY_SOURCES = {openapi: 'tests/fixtures/openapi-rules', graphql: 'tests/fixtures/graphql-rules'};

/**
 * Creates a small but complete site of the packages in this repository, with two guides and both references.
 *
 * @param options - `isStrict`: whether warnings of specifications and missing published URLs stop the build
 * @returns the site with the scripts `generate` and `build`, which the caller removes
 */
export function createSmallSite({isStrict = false} = {}): ProjectCopy {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'small-')));
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  linkPackages(folder);
  const project = openProject(folder);
  if (isStrict) {
    for (const [target, source] of Object.entries(TIDY_SOURCES)) {
      project.delete(target);
      fs.cpSync(source, path.join(folder, target), {recursive: true});
    }
    const config = 'docusaurus.config.ts';
    project.write(config, project.read(config).replace('strict: false', 'strict: true'));
  }
  return project;
}
