import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const stripTranslatorNotes = createRequire(import.meta.url)('../src/browser-code/stripTranslatorNotes.cjs') as (
  code: string,
) => string;

const createCode = (note: string, noteFirst: string, attribute: string): string => `
const label = translate({
  id: 'theme.expand',
  message: "Expand '{label}', please",
  ${note}}, {label});
const skip = translate({id: 'theme.skip', ${noteFirst}message: 'Skip'});
const text = <Translate
  id="theme.title"${attribute}>
  Page not found
</Translate>;
const meta = <PageMetadata title="a" description="kept" />;
const link = {title: 'a', description: 'kept'};
const other = {description: 'kept'};
`;

it('removes notes for translators, and nothing else', () => {
  const notes = createCode(
    `description: 'The label\\'s text, of "the" category',\n`,
    `description: 'First', `,
    `\n  description="The title of the page"`,
  );
  expect(stripTranslatorNotes(notes)).toBe(createCode('', '', ''));
});
