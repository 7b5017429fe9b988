import fs from 'node:fs';
import path from 'node:path';
import {kebab} from '../../../lib/kebab';
import {listFiles} from '../shared/fingerprint';
import {summary, type MarkdownRenderer} from '../shared/markdown';
import {idSource} from '../openapi/names';
import {printDefinition, type DefinitionNode} from './definition';
import {MASKED_WORD, type MaskedSchema} from './mask';
import type {Page} from './pageNames';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const CODE = /^```graphql\n[\s\S]*?\n```$/m;
/** A field, an argument or a value: its name, its type if it has one, its id. */
const ITEM = /^(#{3,}) \[<code>([^<]*)<\/code>\]\(#[^)]*\)(.*?)(?: ?\\\{#([^}]*)\\\})? *$/gm;
/** Where the generator would have the page of a type. */
const TYPE_LINK = /\/types\/objects\/(qzq[a-z]{5}qzq)\/\)/g;

/**
 * Turns the pages of a masked schema into those of the schema itself: names, texts, file names,
 * addresses and ids that are unique on their page.
 *
 * @param folder - the generator's pages, as `<group>/<kind>/<word>.mdx`
 * @param masked - what the words stand for
 * @param pages - all pages
 * @param render - turns a description into HTML
 * @returns how many pages were written
 */
export function writePages(
  folder: string,
  masked: MaskedSchema,
  pages: readonly Page[],
  render: MarkdownRenderer,
): number {
  const known = new Map(pages.map((page) => [`${page.kind}/${page.page}`, page]));
  const files = listFiles(folder).filter((file) => file.endsWith('.mdx'));
  for (const file of files) {
    const word = path.basename(file, '.mdx');
    const page = masked.pages.get(word) ?? known.get(`${path.basename(path.dirname(file))}/${word}`);
    if (!page) throw new Error(`The generator wrote ${path.relative(folder, file)}, which is no page of the schema.`);
    const text = pageText(fs.readFileSync(file, 'utf8'), page, masked, render);
    fs.writeFileSync(path.join(path.dirname(file), `${page.page}.mdx`), text);
    if (page.page !== word) fs.rmSync(file);
  }
  return files.length;
}

function pageText(written: string, page: Page, masked: MaskedSchema, render: MarkdownRenderer): string {
  const [before = '', after = ''] = written.replace(FRONT_MATTER, '').split(CODE);
  const code = CODE.exec(written)?.[0];
  const ids = idSource([...written.matchAll(/\{#(section-[\w-]+)\}/g)].map((match) => match[1] ?? ''));
  const mdx = (part: string): string =>
    part
      .replace(ITEM, (_, level: string, name: string, type: string, id: string | undefined) => {
        const own = ids(id === undefined ? '' : unmask(id));
        return `${level} [<code>${name}</code>](#${own})${type} \\{#${own}\\}`;
      })
      .replace(TYPE_LINK, (link, word: string) => {
        const root = masked.roots.get(word);
        return root ? `/operations/${root.kind}/)` : link;
      })
      .replace(MASKED_WORD, (word, offset: number, whole: string) => {
        const target = masked.pages.get(word);
        const before = whole[offset - 1];
        if (target && before === '/') return target.page;
        const name = target?.name ?? masked.roots.get(word)?.name;
        if (name !== undefined) return before === '`' ? name : escapeName(name);
        const html = render(masked.texts.get(word));
        return html === undefined ? '' : `<Description html={${JSON.stringify(html)}} />`;
      });
  const unmask = (text: string): string =>
    text.replace(MASKED_WORD, (word) => kebab(masked.pages.get(word)?.name ?? ''));
  const definition = page.entry.astNode as DefinitionNode | null | undefined;
  const description = summary(page.entry.description?.split(/\n\s*\n/)[0]);
  const frontMatter = {...(description ? {description} : {}), id: page.page, title: page.name};
  return [
    '---\n',
    ...Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`),
    '---\n',
    mdx(before),
    definition ? `\`\`\`graphql\n${printDefinition(definition)}\n\`\`\`` : code,
    mdx(after),
  ].join('');
}

/** @returns the name for MDX, in which underscores at both ends would set it in italics */
export function escapeName(name: string): string {
  return name.replaceAll('_', '&#95;');
}
