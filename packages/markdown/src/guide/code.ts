/** Renders code blocks of guides. Titles become text, and blocks with inserted or deleted lines become diffs. */
import type {Code, Nodes} from 'mdast';
import {parseMeta} from '@paydocs/guides/code-frames/meta';
import {readWords} from '@paydocs/guides/diagrams/words';
import {code, escaped} from '../text';

/** Returns a code block below its title, a diagram with its description, or only the description of a screen. */
export function codeNodes(node: Code): Nodes[] {
  const {lang, meta, value} = node;
  if (lang === 'mermaid') {
    const {title, alt} = readWords(meta ?? '').words;
    const captions = [title === undefined ? '' : `**${escaped(title)}**`, escaped(alt)].filter((text) => text !== '');
    return [...captions.map((text): Nodes => ({type: 'html', value: text})), {type: 'code', lang: 'mermaid', value}];
  }
  if (lang === 'screen') {
    const {title, alt} = readWords(meta ?? '', 'screen').words;
    return [{type: 'html', value: `> ${title === undefined ? '' : `**${escaped(title)}**: `}${escaped(alt)}`}];
  }
  const {title, language, inserted, deleted} = parseMeta(meta ?? '');
  const isDiff = lang !== 'diff' && inserted.size + deleted.size > 0;
  const lines = value.split('\n').map((line, index) => {
    if (!isDiff) return line;
    return `${inserted.has(index + 1) ? '+' : deleted.has(index + 1) ? '-' : ' '}${line}`;
  });
  const titleNodes = title === undefined ? [] : [{type: 'html' as const, value: `${code(title)}:`}];
  return [...titleNodes, {type: 'code', lang: isDiff ? 'diff' : lang, meta: language, value: lines.join('\n')}];
}
