import fs from 'node:fs';
import {expect, it} from 'vitest';
import {METHODS} from '@paydocs/specs';

const css = fs.readFileSync('packages/theme/src/css/sidebar.css', 'utf8');

it.each([...METHODS, 'event'])('adds a badge to a sidebar item with the method %s', (method) =>
  expect(css).toMatch(new RegExp(`\\.method--${method} > \\.menu__link::before \\{\\n  content: '[A-Z]{3,6}';`)),
);
