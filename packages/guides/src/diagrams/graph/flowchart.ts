import {linesOf, type DiagramMistake, type Line} from '../types';
import {wrapLabel} from './labels';

/** A node's name, and its label in brackets: `[…]`, `(…)`, `([…])`, `[(…)]`, `((…))`, `{…}`, `{{…}}`. */
const NODE = /^([\p{L}\w]+)(?:(\(\[|\[\(|\(\(|\{\{|\[|\(|\{)("?)(.+?)\3(\]\)|\)\]|\)\)|\}\}|\]|\)|\}))?/u;
const CLOSES: Record<string, string> = {
  '[': ']',
  '(': ')',
  '{': '}',
  '([': '])',
  '[(': ')]',
  '((': '))',
  '{{': '}}',
};
const LINK = /^(<?(?:-->|-\.->|==>|---|-\.-|===))(?:\|([^|]*)\|)?/;
const TEXT_LINK = /^(--|-\.|==)\s+(.+?)\s+(-->|---|\.->|-\.-|==>|===)/;
const KNOWN =
  'A[Browser]; B(Your server); C{Paid?}; A --> B; A -->|text| B; A -.-> B; subgraph Name with end; direction LR';

/** A diagram of nodes as it is handed to the library. */
export interface Graph {
  /** With long labels broken into lines. */
  code: string;
  labels: string[];
  mistakes: DiagramMistake[];
}

/**
 * Reads a flowchart strictly: a line that would be left out of the drawing is a mistake.
 *
 * @param code - text in Mermaid, of which the first line says that it is one
 * @returns its text for the drawing, its labels, and what is wrong
 */
export function readFlowchart(code: string): Graph {
  const [header, ...lines] = linesOf(code);
  const graph: Graph = {code: '', labels: [], mistakes: []};
  if (header && !/^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/i.test(header.text))
    graph.mistakes.push({
      line: header.number,
      message: 'the flowchart has no direction: write flowchart LR or flowchart TD',
    });
  const open: Line[] = [];
  const written = lines.map((line) => {
    const {number, text} = line;
    if (/^subgraph\s+\S/.test(text)) open.push(line);
    else if (text === 'end') {
      if (!open.pop()) graph.mistakes.push({line: number, message: 'this "end" has no matching start: delete it'});
    } else if (!/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(text)) {
      const statement = readStatement(text, graph.labels);
      if (statement !== undefined) return statement;
      graph.mistakes.push({line: number, message: `"${text}" can't be drawn. Valid lines: ${KNOWN}`});
    } else if (open.length === 0) {
      graph.mistakes.push({
        line: number,
        message: `"${text}" belongs in a subgraph: delete it, or change the first line`,
      });
    }
    return text;
  });
  for (const {number, text} of open)
    graph.mistakes.push({line: number, message: `"${text}" isn't closed: write end on a separate line`});
  graph.code = [header?.text ?? '', ...written].join('\n');
  return graph;
}

/** Reads `A[Label] --> B & C -->|text| D`. @returns it with broken labels, or nothing if it is something else */
function readStatement(source: string, labels: string[]): string | undefined {
  let rest = source.replace(/;$/, '');
  let written = '';
  for (;;) {
    const node = NODE.exec(rest);
    if (!node) return undefined;
    const [all, id = '', opens, , label = '', closes] = node;
    if (opens !== undefined && CLOSES[opens] !== closes) return undefined;
    if (opens !== undefined) labels.push(label);
    written += opens === undefined ? id : `${id}${opens}${wrapLabel(label)}${closes ?? ''}`;
    rest = rest.slice(all.length).trimStart();
    if (rest === '') return written;
    const link = LINK.exec(rest);
    const textLink = link ? null : TEXT_LINK.exec(rest);
    if (rest.startsWith('&')) {
      written += ' & ';
      rest = rest.slice(1).trimStart();
    } else if (link) {
      const [allOfLink, arrow = '', text] = link;
      if (text !== undefined) labels.push(text);
      written += ` ${arrow}${text === undefined ? '' : `|${wrapLabel(text)}|`} `;
      rest = rest.slice(allOfLink.length).trimStart();
    } else if (textLink) {
      const [allOfLink, opening = '', text = '', closing = ''] = textLink;
      labels.push(text);
      written += ` ${opening} ${wrapLabel(text)} ${closing} `;
      rest = rest.slice(allOfLink.length).trimStart();
    } else {
      return undefined;
    }
  }
}
