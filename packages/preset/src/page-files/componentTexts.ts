import fs from 'node:fs';
import path from 'node:path';
import {getCodeText} from '@paydocs/core/html';
import {getOwnValue, withMessages, type PageComponent} from '@paydocs/core';
import {builtInComponents, getEmbedFileName, EMBED_NAMES, type EmbedData} from '@paydocs/content';
import type {PresetOptions} from '../options/types';
import {loadPageMessages} from '../translations';

/**
 * Creates a function that returns the text of a component in a guide for search, with a line for each row or block.
 *
 * @param components - the site's own components, by name
 * @param embeds - path of the folder with the data of embeds, relative to the project's root
 * @param locale - language of the guides
 */
export function createComponentTextReader(
  components: PresetOptions['guides']['components'],
  embeds: string,
  locale: string,
): (component: PageComponent) => string[] {
  const messages = loadPageMessages(locale);
  return ({name, attributes}) => {
    const {getSearchText} = getOwnValue(components, name) ?? getOwnValue(builtInComponents, name) ?? {};
    if (getSearchText) return withMessages(messages, () => getSearchText(attributes, locale));
    if (!(EMBED_NAMES as readonly string[]).includes(name)) return [];
    const file = path.join(embeds, getEmbedFileName(name, attributes));
    return fs.existsSync(file) ? getEmbedTexts(JSON.parse(fs.readFileSync(file, 'utf8')) as EmbedData) : [];
  };
}

const joinCells = (...cells: (string | undefined)[]): string =>
  cells
    .map((cell) => (cell === undefined ? '' : getCodeText(cell).replace(/\s+/g, ' ').trim()))
    .filter(Boolean)
    .join(' · ');

const getEmbedTexts = (data: EmbedData): string[] => formatEmbedRows(data).filter(Boolean);

function formatEmbedRows(data: EmbedData): string[] {
  switch (data.kind) {
    case 'code':
      return [joinCells(data.title, data.html)];
    case 'fields':
      return data.rows.map(({name, html}) => joinCells(name, html));
    case 'values':
      return data.rows.map(({value, html}) => joinCells(value, html));
    case 'errors':
      return data.rows.map(({status, code, cause, cure}) => joinCells(status, code, cause, cure));
    case 'changelog':
      return data.releases.flatMap(({title, html, changes}) => [
        joinCells(title, html),
        ...changes.map(({api, html: change}) => joinCells(api, change)),
      ]);
    case 'release':
      return [
        joinCells(data.html),
        ...data.changes.map(({api, html}) => joinCells(api, html)),
        ...data.apis.flatMap(({api, rows}) => rows.map(({name, text}) => joinCells(api, name, text))),
      ];
    case 'deprecations':
      return data.rows.map(({api, name, successor, html}) => joinCells(api, name, successor?.name, html));
  }
}
