/** Renders generated pages. They consist of imports, headings, and components, one per line, and data files for the components. */
import {getOwnValue} from '@paydocs/core/getOwnValue';
import fs from 'node:fs';
import path from 'node:path';
import {joinBlocks} from '../markup';
import type {ReferenceRenderer, RenderContext} from './shared';
import {graphqlRenderers} from './graphql';
import {restRenderers} from './rest';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const IMPORT = /^import (\w+) from '(\.[^']*\.json)';$/;
/** Matches an import of data that several pages share. */
const SHARED_IMPORT = /^import (\w+) from '@site\/([^']*\.json)';$/;
const HEADING = /^(#{2,6} .+?) \\?\{#[\w.:-]+\}$/;
const COMPONENT = /^<([A-Z]\w*)((?: [a-z].*?)?)( \/)?>$/;
const ATTRIBUTE = / ([a-z]\w*)=(?:"([^"]*)"|\{("(?:[^"\\]|\\.)*")\})/g;

/** Components without content: they arrange other components, or list the headings. */
const LAYOUT_COMPONENTS = new Set(['Aside', 'Columns', 'Contents', 'Main']);

const RENDERERS: Readonly<Record<string, Readonly<Record<string, ReferenceRenderer<never>>>>> = {
  '@paydocs/reference/components/rest': restRenderers,
  '@paydocs/reference/components/graphql': graphqlRenderers,
};

/**
 * Renders a generated page as Markdown, without its title.
 *
 * @param text - content of an MDX file
 * @param file - path of the file; its data imports are relative to it
 * @returns Markdown of the page, or `undefined` if the file contains lines that no generator writes
 * @throws Error if a component of a reference has no renderer
 */
export function renderGeneratedPage(text: string, file: string, writing: RenderContext): string | undefined {
  if (!text.includes("from '@paydocs/reference/components/")) return undefined;
  let data: unknown;
  const shared: Record<string, unknown> = {};
  let renderers: Readonly<Record<string, ReferenceRenderer<never>>> = {};
  const parts: string[] = [];
  for (const line of text.replace(FRONT_MATTER, '').split('\n')) {
    const [, , json] = IMPORT.exec(line) ?? [];
    const [, sharedName, sharedFile = ''] = SHARED_IMPORT.exec(line) ?? [];
    const [, source = ''] = /^import \{.*\} from '([^']*)';$/.exec(line) ?? [];
    const [, heading] = HEADING.exec(line) ?? [];
    const [, name = '', attributes = ''] = COMPONENT.exec(line) ?? [];
    if (line === '' || /^<\/[A-Z]\w*>$/.test(line)) continue;
    else if (json !== undefined) data = JSON.parse(fs.readFileSync(path.join(path.dirname(file), json), 'utf8'));
    else if (sharedName !== undefined) shared[sharedName] = JSON.parse(fs.readFileSync(sharedFile, 'utf8'));
    else if (RENDERERS[source]) renderers = RENDERERS[source];
    else if (heading !== undefined) parts.push(heading);
    else if (LAYOUT_COMPONENTS.has(name)) continue;
    else if (name !== '')
      parts.push(
        getRenderer(name, renderers, file)(
          {...(data as object), ...shared} as never,
          writing,
          parseAttributes(attributes),
        ),
      );
    else return undefined;
  }
  return joinBlocks(...parts);
}

function getRenderer(
  name: string,
  renderers: Readonly<Record<string, ReferenceRenderer<never>>>,
  file: string,
): ReferenceRenderer<never> {
  const renderer = getOwnValue(renderers, name);
  if (renderer === undefined)
    throw new Error(`${file}: <${name}> has no Markdown. Add it to packages/markdown/src/reference/.`);
  return renderer;
}

function parseAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', text, json]) => [
      name,
      text ?? (JSON.parse(json ?? '""') as string),
    ]),
  );
}
