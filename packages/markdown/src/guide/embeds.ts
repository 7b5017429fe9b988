/** Renders components that embed a part of a specification as Markdown, from their generated data. */
import fs from 'node:fs';
import path from 'node:path';
import {translate} from '@paydocs/core/translate';
import {embedFile, EMBEDS, type EmbedData} from '@paydocs/guides/embeds/embeds';
import {longDate} from '@paydocs/guides/embeds/longDate';
import {textOf} from '@paydocs/core/highlight/textOf';
import {blocks, code, escaped, fenced, link, table} from '../text';
import {announcedText, deprecationsText, namedText, releaseText} from './releases';
import type {GuideWriting} from './options';

/** Checks whether a component embeds a part of a specification. */
export const isEmbed = (name: string): boolean => (EMBEDS as readonly string[]).includes(name);

/**
 * Renders an embed. The result is empty if another provider's specification lacks the embedded part.
 *
 * @param name - name of the component
 * @param attributes - attributes as written in the page
 */
export function embedText(name: string, attributes: Readonly<Record<string, string>>, writing: GuideWriting): string {
  const file = path.join(writing.embeds, embedFile(name, attributes));
  if (!fs.existsSync(file)) return '';
  return renderEmbedData(JSON.parse(fs.readFileSync(file, 'utf8')) as EmbedData, writing);
}

function renderEmbedData(data: EmbedData, writing: GuideWriting): string {
  const {html, links, locale} = writing;
  const renderName = (name: string, href: string | undefined): string => namedText({name, href}, links);
  const meaning = translate({id: 'paydocs.table.meaning', message: 'Meaning'});
  switch (data.kind) {
    case 'code':
      return blocks(
        data.title !== undefined && `${code(data.title)}:`,
        fenced(textOf(data.html), data.language?.toLowerCase()),
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
          escaped(type),
          ...(data.showsRequired
            ? [required ? translate({id: 'paydocs.yes', message: 'Yes'}) : translate({id: 'paydocs.no', message: 'No'})]
            : []),
          html(text),
        ]),
      );
    case 'values':
      return table(
        [translate({id: 'paydocs.table.value', message: 'Value'}), meaning],
        data.rows.map(({value, href, html: text}) => [renderName(value, href), html(text)]),
      );
    case 'errors':
      return table(
        [
          translate({id: 'paydocs.table.error', message: 'Error'}),
          translate({id: 'paydocs.table.cause', message: 'Cause'}),
          translate({id: 'paydocs.table.cure', message: 'What to do'}),
        ],
        data.rows.map(({status, code: name, href, cause, cure}) => [
          `${status === undefined ? '' : `${code(status)} `}${renderName(name, href)}`,
          html(cause),
          html(cure),
        ]),
      );
    case 'changelog':
      return blocks(
        ...data.releases.flatMap(({title, date, html: text, page, changes}) => [
          `## ${escaped(title)}`,
          longDate(date, locale),
          html(text),
          announcedText(changes, writing),
          page !== undefined &&
            link(
              translate({id: 'paydocs.changelog.differences', message: 'All differences'}),
              writing.links.portable(page),
            ),
        ]),
      );
    case 'release':
      return releaseText(data, writing);
    case 'deprecations':
      return deprecationsText(data.rows, writing);
  }
}
