/** Renders components that embed a part of a specification as Markdown, from their generated data. */
import fs from 'node:fs';
import path from 'node:path';
import {translate} from '@paydocs/core/translate';
import {getEmbedFileName, EMBEDS, type EmbedData} from '@paydocs/guides/embeds/embeds';
import {formatLongDate} from '@paydocs/guides/embeds/formatLongDate';
import {getCodeText} from '@paydocs/core/highlight/codeText';
import {joinBlocks, inlineCode, escapeMarkdown, codeBlock, link, table} from '../markup';
import {renderAnnouncedChanges, renderDeprecations, renderNameLink, renderRelease} from './releases';
import type {GuideRenderContext} from './options';

/** Checks whether a component embeds a part of a specification. */
export const isEmbed = (name: string): boolean => (EMBEDS as readonly string[]).includes(name);

/**
 * Renders an embed. The result is empty if another provider's specification lacks the embedded part.
 *
 * @param name - name of the component
 * @param attributes - attributes as written in the page
 */
export function renderEmbed(
  name: string,
  attributes: Readonly<Record<string, string>>,
  writing: GuideRenderContext,
): string {
  const file = path.join(writing.embeds, getEmbedFileName(name, attributes));
  if (!fs.existsSync(file)) return '';
  return renderEmbedData(JSON.parse(fs.readFileSync(file, 'utf8')) as EmbedData, writing);
}

function renderEmbedData(data: EmbedData, writing: GuideRenderContext): string {
  const {htmlToMarkdown, links, locale} = writing;
  const renderName = (name: string, href: string | undefined): string => renderNameLink({name, href}, links);
  const meaning = translate({id: 'paydocs.table.meaning', message: 'Meaning'});
  switch (data.kind) {
    case 'code':
      return joinBlocks(
        data.title !== undefined && `${inlineCode(data.title)}:`,
        codeBlock(getCodeText(data.html), data.language?.toLowerCase()),
      );
    case 'fields':
      return table(
        [
          translate({id: 'paydocs.table.field', message: 'Field'}),
          translate({id: 'paydocs.table.type', message: 'Type'}),
          ...(data.showsRequired ? [translate({id: 'paydocs.table.required', message: 'Required'})] : []),
          meaning,
        ],
        data.rows.map(({name, href, type, required, html: text}) => [
          renderName(name, href),
          escapeMarkdown(type),
          ...(data.showsRequired
            ? [required ? translate({id: 'paydocs.yes', message: 'Yes'}) : translate({id: 'paydocs.no', message: 'No'})]
            : []),
          htmlToMarkdown(text),
        ]),
      );
    case 'values':
      return table(
        [translate({id: 'paydocs.table.value', message: 'Value'}), meaning],
        data.rows.map(({value, href, html: text}) => [renderName(value, href), htmlToMarkdown(text)]),
      );
    case 'errors':
      return table(
        [
          translate({id: 'paydocs.table.error', message: 'Error'}),
          translate({id: 'paydocs.table.cause', message: 'Cause'}),
          translate({id: 'paydocs.table.cure', message: 'What to do'}),
        ],
        data.rows.map(({status, code: name, href, cause, cure}) => {
          const parts = [...(status === undefined ? [] : [inlineCode(status)]), renderName(name, href)];
          return [(data.isIndex ? parts.reverse() : parts).join(' '), htmlToMarkdown(cause), htmlToMarkdown(cure)];
        }),
      );
    case 'changelog':
      return joinBlocks(
        ...data.releases.flatMap(({title, date, html: text, page, changes}) => [
          `## ${escapeMarkdown(title)}`,
          formatLongDate(date, locale),
          htmlToMarkdown(text),
          renderAnnouncedChanges(changes, writing),
          page !== undefined &&
            link(
              translate({id: 'paydocs.changelog.differences', message: 'All differences'}),
              writing.links.resolveHref(page),
            ),
        ]),
      );
    case 'release':
      return renderRelease(data, writing);
    case 'deprecations':
      return renderDeprecations(data.rows, writing);
  }
}
