import fs from 'node:fs';
import path from 'node:path';
import {textOf} from '@paydocs/core/highlight/textOf';
import {ownValue} from '@paydocs/core/ownValue';
import type {ShownComponent} from '@paydocs/core/searchPlaces';
import {embedFile, EMBEDS, type EmbedData} from '@paydocs/guides/embeds/embeds';
import type {PresetOptions} from '../options/types';

/**
 * @param components - the site's own components as Markdown
 * @param embeds - folder of what embeds show, from the project's root
 * @returns what gives the texts that a component of a guide shows, a line for each row or block
 */
export function componentTexts(
  components: PresetOptions['markdown']['components'],
  embeds: string,
): (component: ShownComponent) => string[] {
  return ({name, attributes}) => {
    const own = ownValue(components, name);
    if (own) return own(attributes, '').split('\n').map(plainLine).filter(Boolean);
    if (!(EMBEDS as readonly string[]).includes(name)) return [];
    const file = path.join(embeds, embedFile(name, attributes));
    return fs.existsSync(file) ? embedTexts(JSON.parse(fs.readFileSync(file, 'utf8')) as EmbedData) : [];
  };
}

/** A line of Markdown without its marks. */
const plainLine = (line: string): string =>
  /^[\s|:-]+$/.test(line)
    ? ''
    : line
        .split('|')
        .map((cell) => cell.replace(/[`*]/g, '').trim())
        .filter(Boolean)
        .join(' · ');

const row = (...cells: (string | undefined)[]): string =>
  cells
    .map((cell) => (cell === undefined ? '' : textOf(cell).replace(/\s+/g, ' ').trim()))
    .filter(Boolean)
    .join(' · ');

const embedTexts = (data: EmbedData): string[] => rowsOf(data).filter(Boolean);

function rowsOf(data: EmbedData): string[] {
  switch (data.kind) {
    case 'code':
      return [row(data.title, data.html)];
    case 'fields':
      return data.rows.map(({name, html}) => row(name, html));
    case 'values':
      return data.rows.map(({value, html}) => row(value, html));
    case 'errors':
      return data.rows.map(({status, code, cause, cure}) => row(status, code, cause, cure));
    case 'changelog':
      return data.releases.flatMap(({title, html, changes}) => [
        row(title, html),
        ...changes.map(({api, html: change}) => row(api, change)),
      ]);
    case 'release':
      return [
        row(data.html),
        ...data.changes.map(({api, html}) => row(api, html)),
        ...data.apis.flatMap(({api, rows}) => rows.map(({name, text}) => row(api, name, text))),
      ];
    case 'deprecations':
      return data.rows.map(({api, name, successor, html}) => row(api, name, successor?.name, html));
  }
}
