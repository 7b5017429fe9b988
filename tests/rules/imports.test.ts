/** ESLint holds the table "What may import what" of ARCHITECTURE.md. */
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

const eslint = new ESLint();
const RULES = ['site/import-layers', 'no-restricted-imports', 'no-restricted-properties', 'no-restricted-syntax'];

/** What these rules say of a text, as if it stood in that file. */
async function complaints(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, {filePath});
  const fatal = result?.messages.filter((message) => message.fatal).map(({message}) => message);
  expect(fatal).toEqual([]);
  return (result?.messages ?? []).filter(({ruleId}) => RULES.includes(ruleId ?? '')).map(({message}) => message);
}

/** File, an import that it may have, and imports that it may not. */
const rows: [file: string, allowed: string[], refused: string[]][] = [
  [
    'src/brand.ts',
    ["import type {Brand} from './lib/brand/types';"],
    [
      "import {Brand} from './lib/brand/types';",
      "import type {Brand} from './lib/brand/schema';",
      "import {env} from './config/env';",
      "import path from 'node:path';",
    ],
  ],
  [
    'src/lib/brand/schema.ts',
    ["import {brand} from '../../brand';", "import {kebab} from '../kebab';", "import {Joi} from '@docusaurus/utils';"],
    [
      "import {env} from '../../config/env';",
      "import CopyButton from '@site/src/components/CopyButton';",
      "import type {Task} from '../../plugins/reference/shared/task';",
      "import Link from '@theme/Link';",
    ],
  ],
  [
    'src/config/navbar.ts',
    [
      "import type {NavbarItem} from '@docusaurus/theme-common';",
      "import {type Config} from '@docusaurus/types';",
      "import {kebab} from '@site/src/lib/kebab';",
      "import {env} from './env';",
    ],
    [
      "import clsx from 'clsx';",
      "import sidebars from '../../sidebars';",
      "import type {Task} from '../plugins/reference/shared/task';",
      "import Hero from '../pages/_components/Hero';",
    ],
  ],
  [
    'src/config/sidebars/docs.ts',
    ["import sidebars from '../../../sidebars';"],
    ["import config from '../../../docusaurus.config';"],
  ],
  [
    'src/guides/index.ts',
    ["import {codeFrames} from '../rehype/code-frames';", "import {visit} from 'unist-util-visit';"],
    ["import {tasks} from '../plugins/reference/tasks';", "import sidebars from '../../sidebars';"],
  ],
  [
    'src/plugins/reference/tasks.ts',
    ["import {checkGuides} from '../../guides';", "import {runTask} from './shared/task';"],
    ["import linkCheck from '../link-check';", "import Hero from '../../pages/_components/Hero';"],
  ],
  [
    'src/components/rest/Fields/index.tsx',
    [
      "import type {FieldData} from '@site/src/lib/restData';",
      "import CopyButton from '../../CopyButton';",
      "import Link from '@docusaurus/Link';",
      "import Heading from '@theme/Heading';",
      "import {Html} from '../../reference/Html';",
    ],
    [
      "import {areas} from '@site/src/config/areas';",
      "import type {Task} from '@site/src/plugins/reference/shared/task';",
      "import Hero from '../../../pages/_components/Hero';",
      "export {default} from '@site/src/theme/Root';",
      "import {Members} from '../../graphql/Members';",
    ],
  ],
  [
    'src/components/graphql/Members/index.tsx',
    ["import fields from '../../reference/styles/fields.module.css';"],
    ["import {Fields} from '../../rest/Fields';"],
  ],
  [
    'src/components/reference/Html/index.tsx',
    ["import CopyButton from '../../CopyButton';"],
    ["import {Fields} from '../../rest/Fields';", "import {Members} from '../../graphql/Members';"],
  ],
  [
    'src/pages/index.tsx',
    ["import Hero from './_components/Hero';", "import Layout from '@theme/Layout';", "import '@site/src/brand';"],
    [
      "import {areas} from '../config/areas';",
      "import {task} from '@site/src/plugins/reference/tasks';",
      "import Root from '../theme/Root';",
    ],
  ],
  [
    'src/theme/Root/index.tsx',
    ["const Consent = import('@site/src/components/Consent');", "import Root from '@theme-original/Root';"],
    [
      "const env = import('@site/src/config/env');",
      "import {makeRecords} from '../../plugins/search-index/records';",
      "import Hero from '@site/src/pages/_components/Hero';",
    ],
  ],
  [
    'src/plugins/reference/tasks.ts',
    [
      "import {areas} from '../../config/areas';",
      "import {brand} from '../../lib/brand/schema';",
      "import {bundleOpenApi} from './openapi/bundle';",
      "import yaml from 'yaml';",
    ],
    [
      "import type {Props} from '../../components/rest/Fields';",
      "import docsArea from '../docs-area';",
      "import Heading from '@theme/Heading';",
      "const page = await import('@site/src/pages');",
      "const Root = require('../../theme/Root');",
    ],
  ],
  ['src/plugins/docs-area/index.ts', ["import path from 'node:path';"], ["import {tasks} from '../reference/tasks';"]],
  [
    'src/plugins/openapi-theme/index.ts',
    ["import theme from 'docusaurus-theme-openapi-docs';"],
    ["type Props = import('../../components/rest/Fields').Props;"],
  ],
  [
    'src/plugins/search-index/index.ts',
    [
      "import {makeShards} from '../../search/engine/shards';",
      "import type {SearchRecord} from '../../search/record';",
    ],
    ["import {searchClient} from '../../search/client';", "import {tasks} from '../reference/tasks';"],
  ],
  [
    'src/search/client/embedded.ts',
    ["import {SearchEngine} from '../engine';", "import {kebab} from '../../lib/kebab';"],
    ["import {env} from '../../config/env';", "import Layout from '@theme/Layout';"],
  ],
  [
    'src/search/engine/index.ts',
    ["import MiniSearch from 'minisearch';", "import {kebab} from '../../lib/kebab';"],
    ["import {searchClient} from '../client';", "import {brand} from '../../brand';"],
  ],
];

describe.each(rows)('%s', (file, allowed, refused) => {
  it.each(allowed)('may have: %s', async (text) => {
    expect(await complaints(file, text)).toEqual([]);
  });

  it.each(refused)('may not have: %s', async (text) => {
    expect(await complaints(file, text)).toEqual([expect.stringContaining(' may not import ')]);
  });
});

describe('a new folder of src', () => {
  it('needs an entry in the list, unless it is a plugin', async () => {
    expect(await complaints('src/hooks/useThing.ts', 'export {};')).toEqual([expect.stringContaining('add one')]);
    expect(await complaints('src/plugins/blog/index.ts', 'export {};')).toEqual([]);
  });
});

describe('the environment', () => {
  const ways = [
    "import {env} from 'node:process';",
    "import {env as variables} from 'process';",
    "import * as process from 'node:process';",
    'console.log(process.env.HOME);',
    'const {env} = process;',
    'console.log(globalThis.process.env);',
  ];

  it.each(ways)('is not read with: %s', async (text) => {
    for (const file of ['src/lib/kebab.ts', 'src/plugins/reference/tasks.ts', 'docusaurus.config.ts']) {
      const found = (await complaints(file, text)).filter((message) => message.includes('src/config/env.ts'));
      expect(found.length, file).toBeGreaterThan(0);
    }
  });

  it('is read where settings and tools are', async () => {
    for (const file of ['src/config/env.ts', 'scripts/test.mjs', 'tests/site/project.ts', 'playwright.config.ts']) {
      expect(await complaints(file, 'console.log(process.env.HOME);'), file).toEqual([]);
    }
  });
});
