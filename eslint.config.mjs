import fs from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import words from './scripts/eslint/words.mjs';

/** An island updates an element's text only if it's a string, because a browser's translator replaces text nodes. */
const NO_CHANGING_TRANSLATE = {
  selector: "JSXOpeningElement[name.name='Translate'] > JSXAttribute[name.name='values']",
  message:
    'In an island, use translate() for a text with values: a page that the browser translates keeps the old text.',
};

const ONE_READER = 'Only src/config/env.ts reads the environment.';
/** Names that every object inherits: no specification is safe from them. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).join('|');
/** `'kind' in value` tells types apart, and its name is ours. */
const NO_LOOKUP = [
  `BinaryExpression[operator='in']:not([left.type=/^(Literal|PrivateIdentifier)$/])`,
  `BinaryExpression[operator='in'][left.value=/^(${INHERITED})$/]`,
].map((selector) => ({
  selector,
  message: '`in` also finds what every object inherits, such as `constructor`. Use Object.hasOwn, a Set or a Map.',
}));
const NO_ENVIRONMENT = {
  selector: "MemberExpression[property.name='env'] > MemberExpression[property.name='process']",
  message: ONE_READER,
};
/** Static pages load no React: a component is rendered once, when the site is built. */
const NO_STATE = ['callee.name', 'callee.property.name'].map((name) => ({
  selector: `CallExpression[${name}=/^use(State|Reducer|Ref|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Optimistic|ActionState)$/]`,
  message:
    'Components of static pages hold no state. Write HTML with data attributes, and the behavior in packages/static-pages/src/shell.',
}));
/** In tests of packages: what only this site has. A test in a folder of its own names its parts alike, so only these. */
const NO_CONTENT = {
  selector:
    'CallExpression[callee.property.name=/^(resolve|readFileSync|readdirSync)$/]' +
    '[arguments.0.value=/^(openapi|graphql|docs|releases|addresses|changelog\\.yaml|src.(brand|testData)\\.ts|\\.generated.(openapi|schema).*)$/]',
  message: 'Tests of packages read the content of tests/fixture-site: see tests/contract/fixture.ts.',
};
const code = ['**/*.{ts,tsx,mts,mjs}'];
/** Values and names of the APIs on the home page: the same in every language. */
const SHOWN = [
  ...['1500', '15.00', '€', 'PENDING', 'SUCCEEDED', 'true', 'livemode'],
  ...['key_test_…', 'key_live_…', 'nextAction.redirect.url', 'callbackUrl'],
];

export default tseslint.config(
  {ignores: ['node_modules', 'build', 'build-hosting', '.docusaurus', '.generated', 'apis', 'i18n']},
  {files: code, extends: [js.configs.recommended, ...tseslint.configs.recommended]},
  {
    files: code,
    languageOptions: {globals: {...globals.node}},
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_'}],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-empty': ['error', {allowEmptyCatch: false}],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'max-lines': ['error', {max: 300, skipBlankLines: true, skipComments: true}],
      'no-restricted-syntax': ['error', ...NO_LOOKUP],
    },
  },
  {
    files: ['{src,bench,scripts,{packages,tools}/*/src}/**/*.{ts,tsx,mjs,cjs}'],
    plugins: {words},
    rules: {'words/comments': 'error', 'words/names': 'error'},
  },
  {
    // With `require`, a package loads only when it is needed.
    files: ['packages/reference/src/rest/plugin.ts', 'packages/preset/src/references/create.ts'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['{src,packages/*/src}/**/*.tsx'],
    ...react.configs.flat.recommended,
    settings: {react: {version: 'detect'}},
  },
  {
    // They compile each file to know it: other files have no hooks.
    files: ['{src,packages/*/src}/**/{*.tsx,use*.ts,context.ts,documentTitle.ts}'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {files: ['{src,packages/*/src}/**/*.tsx'], ...jsxA11y.flatConfigs.recommended},
  {
    files: ['{src,packages/*/src}/**/*.tsx'],
    languageOptions: {globals: {...globals.browser}},
    rules: {
      'react/prop-types': 'off', // TypeScript checks them
      'react/react-in-jsx-scope': 'off', // the compiler imports what JSX needs
      // A box that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre', 'table'], roles: ['tabpanel', 'region']}],
    },
  },

  {
    // Every text of ours is translated: see contributing/own-brand.md, "Languages".
    // A site in one language has nothing to translate.
    files: [...(fs.existsSync('i18n') ? ['src/{theme,pages,components}/**/*.tsx'] : []), 'packages/*/src/**/*.tsx'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: [...',:.()/“”·', ' · ', 'GraphQL', ...SHOWN]}],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },

  {
    files: code,
    ignores: [
      'src/config/env.ts',
      'packages/preset/src/buildLanguage.ts',
      'scripts/**',
      'packages/cli/**',
      'tools/**',
      '{,packages/*/}tests/**',
      'bench/**',
      'playwright.config.ts',
      'eslint.config.mjs',
    ],
    rules: {
      'no-restricted-properties': ['error', {object: 'process', property: 'env', message: ONE_READER}],
      'no-restricted-imports': [
        'error',
        {paths: ['node:process', 'process'].map((name) => ({name, importNames: ['env'], message: ONE_READER}))},
      ],
      'no-restricted-syntax': ['error', ...NO_LOOKUP, NO_ENVIRONMENT],
    },
  },

  {
    files: ['packages/*/src/{theme,components}/**/*.{ts,tsx}', 'src/theme/**/*.{ts,tsx}'],
    // The frame of pages that hydrate, and what they show instead of a page that crashed.
    ignores: ['packages/preset/src/theme/Root/**', 'packages/theme/src/components/Crash/**'],
    rules: {'no-restricted-syntax': ['error', ...NO_LOOKUP, NO_ENVIRONMENT, ...NO_STATE]},
  },

  {
    files: [
      'packages/{search,static-pages}/src/islands/**/*.tsx',
      'packages/reference/src/request-form/client/**/*.tsx',
    ],
    rules: {'no-restricted-syntax': ['error', ...NO_LOOKUP, NO_ENVIRONMENT, NO_CHANGING_TRANSLATE]},
  },

  {
    files: ['{packages,tools}/*/tests/**/*.{ts,tsx}'],
    rules: {'no-restricted-syntax': ['error', ...NO_LOOKUP, NO_CONTENT]},
  },

  {
    files: ['graphql/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {graphQLConfig: {schema: 'graphql/**/*.graphql'}},
    },
    plugins: {'@graphql-eslint': graphql},
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          rootField: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          Argument: 'camelCase',
          DirectiveDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/description-style': ['error', {style: 'block'}],
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
);
