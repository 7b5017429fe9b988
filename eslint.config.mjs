import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which folder may import which: imports point down, and nothing points up or sideways. */
function mayNotImport(files, patterns, message) {
  return {
    files,
    rules: {'no-restricted-imports': ['error', {patterns: [{group: patterns, message}]}]},
  };
}

const code = ['**/*.{ts,tsx,mts,mjs}'];

export default tseslint.config(
  {ignores: ['node_modules', 'build', '.docusaurus', '.generated', 'apis', 'test-results', 'tests/fixtures']},
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
    },
  },
  {
    // The package is loaded by its path with `require`, to replace one of its exports.
    files: ['src/plugins/reference/graphql/schemaMap.ts'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/**/*.tsx'],
    ...react.configs.flat.recommended,
    settings: {react: {version: 'detect'}},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended},
  {
    files: ['src/**/*.tsx'],
    languageOptions: {globals: {...globals.browser}},
    rules: {
      'react/prop-types': 'off', // TypeScript checks them
      'react/react-in-jsx-scope': 'off', // the compiler imports what JSX needs
      // A box that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre', 'table'], roles: ['tabpanel', 'region']}],
    },
  },

  {
    files: ['src/brand.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [{regex: '^(?!\\./lib/brand/types$)', message: 'The brand file holds values alone.'}]},
      ],
    },
  },
  mayNotImport(
    ['src/lib/**/*.{ts,tsx}'],
    ['**/components/**', '**/theme/**', '**/pages/**', '**/plugins/**', '@theme/*', '@site/src/components/*'],
    'src/lib holds pure helpers: they know nothing of pages and plugins.',
  ),
  mayNotImport(
    ['src/components/**/*.{ts,tsx}'],
    ['**/pages/**', '@site/src/pages/*', '@site/src/theme/*'],
    'Components know nothing of the pages and overrides that use them.',
  ),
  mayNotImport(
    ['src/plugins/reference/**/*.ts', 'src/plugins/docs-area/**/*.ts', 'src/plugins/openapi-theme/**/*.ts'],
    ['**/components/**', '**/theme/**', '**/pages/**', '@theme/*', '@site/*'],
    'These plugins run in Node: they hand data to components, and import none.',
  ),
  {
    files: code,
    ignores: ['src/config/env.ts', 'scripts/**', 'tests/**', '*.config.*', 'bench/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {object: 'process', property: 'env', message: 'Only src/config/env.ts reads the environment.'},
      ],
    },
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
