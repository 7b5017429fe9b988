/** Generated pages: imports, headings and components, each on a line of its own, and the data that components show. */
import {ownValue} from '@paydocs/core/ownValue';
import fs from 'node:fs';
import path from 'node:path';
import {blocks} from '../text';
import type {Form, Writing} from './forms';
import {graphqlForms} from './graphql';
import {restForms} from './rest';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const IMPORT = /^import (\w+) from '(\.[^']*\.json)';$/;
/** What pages have in common. */
const SHARED = /^import (\w+) from '@site\/([^']*\.json)';$/;
const HEADING = /^(#{2,6} .+?) \\?\{#[\w.:-]+\}$/;
const COMPONENT = /^<([A-Z]\w*)((?: [a-z].*?)?)( \/)?>$/;
const ATTRIBUTE = / ([a-z]\w*)=(?:"([^"]*)"|\{("(?:[^"\\]|\\.)*")\})/g;

/** Components that say nothing: they order others, or list the headings. */
const SILENT = new Set(['Aside', 'Columns', 'Contents', 'Main']);

const FORMS: Readonly<Record<string, Readonly<Record<string, Form<never>>>>> = {
  '@paydocs/reference/components/rest': restForms,
  '@paydocs/reference/components/graphql': graphqlForms,
};

/**
 * @param text - a file of MDX
 * @param file - its path, from where it names its data
 * @param writing - see {@link Writing}
 * @returns the page as Markdown without its title; `undefined` if anything else than a generator's lines stands in it
 * @throws Error for a component of a reference that has no Markdown
 */
export function generatedPage(text: string, file: string, writing: Writing): string | undefined {
  if (!text.includes("from '@paydocs/reference/components/")) return undefined;
  let data: unknown;
  const shared: Record<string, unknown> = {};
  let forms: Readonly<Record<string, Form<never>>> = {};
  const parts: string[] = [];
  for (const line of text.replace(FRONT_MATTER, '').split('\n')) {
    const [, , json] = IMPORT.exec(line) ?? [];
    const [, sharedName, sharedFile = ''] = SHARED.exec(line) ?? [];
    const [, source = ''] = /^import \{.*\} from '([^']*)';$/.exec(line) ?? [];
    const [, heading] = HEADING.exec(line) ?? [];
    const [, name = '', attributes = ''] = COMPONENT.exec(line) ?? [];
    if (line === '' || /^<\/[A-Z]\w*>$/.test(line)) continue;
    else if (json !== undefined) data = JSON.parse(fs.readFileSync(path.join(path.dirname(file), json), 'utf8'));
    else if (sharedName !== undefined) shared[sharedName] = JSON.parse(fs.readFileSync(sharedFile, 'utf8'));
    else if (FORMS[source]) forms = FORMS[source];
    else if (heading !== undefined) parts.push(heading);
    else if (SILENT.has(name)) continue;
    else if (name !== '')
      parts.push(
        formOf(name, forms, file)({...(data as object), ...shared} as never, writing, attributesOf(attributes)),
      );
    else return undefined;
  }
  return blocks(...parts);
}

function formOf(name: string, forms: Readonly<Record<string, Form<never>>>, file: string): Form<never> {
  const form = ownValue(forms, name);
  if (form === undefined)
    throw new Error(`${file}: <${name}> has no Markdown. Add it to packages/markdown/src/reference/.`);
  return form;
}

function attributesOf(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', text, json]) => [
      name,
      text ?? (JSON.parse(json ?? '""') as string),
    ]),
  );
}
