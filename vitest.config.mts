import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = [
  {find: '@site', replacement: import.meta.dirname},
  {find: '@docusaurus/Translate', replacement: path.resolve('tests/reference/Translate.ts')},
  {find: '@docusaurus/useBrokenLinks', replacement: path.resolve('tests/reference/useBrokenLinks.ts')},
  // One copy: the package offers another to importers of ES modules, and the two refuse each other.
  {find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js')},
  {find: /^graphql\/validation\/validate$/, replacement: path.resolve('node_modules/graphql/validation/validate.js')},
];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
        // The site's compiler does this; `tsconfig.json` leaves JSX as it is.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          include: ['{packages/*/tests,tests/unit,tests/rules}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // On two cores it would take one.
          maxWorkers: 2,
        },
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
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Each build uses more than one core.
          maxWorkers: 2,
        },
      },
    ],
  },
});
