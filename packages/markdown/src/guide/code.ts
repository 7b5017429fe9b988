/** Renders code blocks of guides. Titles become text, and blocks with inserted or deleted lines become diffs. */
import type {Code, Nodes} from 'mdast';
import {parseMeta} from '@paydocs/guides/code-frames/meta';
import {parseDiagramMeta} from '@paydocs/guides/diagrams/meta';
import {inlineCode, escapeMarkdown} from '../markup';

/** Returns a code block below its title, a diagram with its description, or only the description of a screen. */
export function convertCodeBlock(node: Code): Nodes[] {
  const {lang, meta, value} = node;
  if (lang === 'mermaid') {
    const {title, alt} = parseDiagramMeta(meta ?? '').meta;
    const captions = [title === undefined ? '' : `**${escapeMarkdown(title)}**`, escapeMarkdown(alt)].filter(
      (text) => text !== '',
    );
    return [...captions.map((text): Nodes => ({type: 'html', value: text})), {type: 'code', lang: 'mermaid', value}];
  }
  if (lang === 'screen') {
    const {title, alt} = parseDiagramMeta(meta ?? '', 'screen').meta;
    return [
      {type: 'html', value: `> ${title === undefined ? '' : `**${escapeMarkdown(title)}**: `}${escapeMarkdown(alt)}`},
    ];
  }
  const {title, language, inserted, deleted} = parseMeta(meta ?? '');
  const isDiff = lang !== 'diff' && inserted.size + deleted.size > 0;
  const lines = value.split('\n').map((line, index) => {
    if (!isDiff) return line;
    return `${inserted.has(index + 1) ? '+' : deleted.has(index + 1) ? '-' : ' '}${line}`;
  });
  const titleNodes = title === undefined ? [] : [{type: 'html' as const, value: `${inlineCode(title)}:`}];
  return [...titleNodes, {type: 'code', lang: isDiff ? 'diff' : lang, meta: language, value: lines.join('\n')}];
}
