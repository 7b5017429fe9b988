import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = [
  {find: '@site', replacement: import.meta.dirname},
  {find: '@docusaurus/Translate', replacement: path.resolve('tests/reference/Translate.ts')},
  {find: '@docusaurus/useBrokenLinks', replacement: path.resolve('tests/reference/useBrokenLinks.ts')},
  {find: '@docusaurus/Head', replacement: path.resolve('tests/reference/Head.ts')},
  {find: '@docusaurus/router', replacement: 'react-router-dom'},
  // One copy: the package offers another to importers of ES modules, and the two refuse each other.
  {find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js')},
  {find: /^graphql\/validation\/validate$/, replacement: path.resolve('node_modules/graphql/validation/validate.js')},
];

/** Each tag is a part of `npm run test:all`; tests without one are those of `npm test`. */
const tags = [
  {name: 'mutations', description: 'Seeded changes and random input that the checks must notice or survive.'},
  {name: 'sites', description: 'Builds other sites: from nothing, of other providers, in a site of another kind.'},
  {name: 'failures', description: 'Builds that fail, are killed, or run beside one another.'},
  {name: 'hosts', description: 'The built site on the hosts that it is configured for.'},
  {name: 'scenarios', description: 'Everything that can happen in the shops of guides.'},
];

/** They read a package as it is before ours change it, or change what others read. */
const ISOLATED = [
  'packages/preset/tests/cards/draw.test.ts',
  'packages/reference/tests/graphql/packageDefects.test.ts',
  'packages/search/tests/client/hosted.test.ts',
];

const unit = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // On two cores it would take one.
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    tags,
    projects: [
      {
        resolve: {alias},
        // The site's compiler does this; `tsconfig.json` leaves JSX as it is.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          ...unit,
          name: 'unit',
          include: ['{{packages,tools}/*/tests,tests/unit,tests/rules,tests/sandbox}/**/*.test.{ts,tsx}'],
          exclude: ISOLATED,
          // Files share what they import: it takes longer to load than most of them to run.
          isolate: false,
        },
      },
      {
        resolve: {alias},
        test: {...unit, name: 'isolated', include: ISOLATED},
      },
      {
        resolve: {alias},
        // Programs of guides with an API that has state. Most of the time they wait.
        test: {name: 'shops', include: ['tests/shops/**/*.test.ts'], testTimeout: 60_000, maxConcurrency: 4},
      },
      {
        resolve: {alias},
        // Tests of the built site; some build another one.
        test: {
          name: 'site',
          include: ['tests/{site,search}/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Each build uses more than one core.
          maxWorkers: 2,
        },
      },
    ],
  },
});
