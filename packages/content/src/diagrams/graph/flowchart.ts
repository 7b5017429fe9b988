import {parseSourceLines, type BlockDiagnostic, type SourceLine} from '../types';
import {wrapLabel} from './labels';

/**
 * A node of a flowchart: its ID, and its label in `[…]`, `(…)`, `([…])`, `[(…)]`, `((…))`, `{…}`, or `{{…}}`. For the
 * syntax, see https://mermaid.js.org/syntax/flowchart.html.
 */
const NODE = /^([\p{L}\w]+)(?:(\(\[|\[\(|\(\(|\{\{|\[|\(|\{)("?)(.+?)\3(\]\)|\)\]|\)\)|\}\}|\]|\)|\}))?/u;
const CLOSING_BRACKETS: Record<string, string> = {
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
const VALID_LINES =
  'A[Browser]; B(Your server); C{Paid?}; A --> B; A -->|text| B; A -.-> B; subgraph Name with end; direction LR';

/** A flowchart or state diagram, as input for the library. */
export interface Graph {
  /** Mermaid source with long labels wrapped. */
  code: string;
  labels: string[];
  diagnostics: BlockDiagnostic[];
}

/**
 * Parses a flowchart, and reports each line that can't be rendered.
 *
 * @param code - Mermaid source, with the diagram type on its first line
 * @returns the source for the library, the labels, and the diagnostics
 */
export function parseFlowchart(code: string): Graph {
  const [header, ...lines] = parseSourceLines(code);
  const graph: Graph = {code: '', labels: [], diagnostics: []};
  if (header && !/^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/i.test(header.text))
    graph.diagnostics.push({
      line: header.number,
      message: 'the flowchart has no valid direction: write flowchart LR or flowchart TD',
    });
  const open: SourceLine[] = [];
  const output = lines.map((line) => {
    const {number, text} = line;
    if (/^subgraph\s+\S/.test(text)) open.push(line);
    else if (text === 'end') {
      if (!open.pop()) graph.diagnostics.push({line: number, message: 'this "end" has no matching start: delete it'});
    } else if (!/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(text)) {
      const statement = wrapStatementLabels(text, graph.labels);
      if (statement !== undefined) return statement;
      graph.diagnostics.push({
        line: number,
        message: `"${text}" can't be drawn. Examples of valid lines: ${VALID_LINES}`,
      });
    } else if (open.length === 0) {
      graph.diagnostics.push({
        line: number,
        message: `"${text}" belongs in a subgraph: delete it, or set the direction on the first line`,
      });
    }
    return text;
  });
  for (const {number, text} of open)
    graph.diagnostics.push({
      line: number,
      message: `"${text}" isn't closed: write "end" on a separate line after its content`,
    });
  graph.code = [header?.text ?? '', ...output].join('\n');
  return graph;
}

/**
 * Wraps the labels of a statement such as `A[Label] --> B & C -->|text| D`, and adds them to `labels`. Returns
 * undefined if the statement is invalid.
 */
function wrapStatementLabels(source: string, labels: string[]): string | undefined {
  let rest = source.replace(/;$/, '');
  let output = '';
  for (;;) {
    const node = NODE.exec(rest);
    if (!node) return undefined;
    const [all, id = '', opens, , label = '', closes] = node;
    if (opens !== undefined && CLOSING_BRACKETS[opens] !== closes) return undefined;
    if (opens !== undefined) labels.push(label);
    output += opens === undefined ? id : `${id}${opens}${wrapLabel(label)}${closes ?? ''}`;
    rest = rest.slice(all.length).trimStart();
    if (rest === '') return output;
    const link = LINK.exec(rest);
    const textLink = link ? null : TEXT_LINK.exec(rest);
    if (rest.startsWith('&')) {
      output += ' & ';
      rest = rest.slice(1).trimStart();
    } else if (link) {
      const [allOfLink, arrow = '', text] = link;
      if (text !== undefined) labels.push(text);
      output += ` ${arrow}${text === undefined ? '' : `|${wrapLabel(text)}|`} `;
      rest = rest.slice(allOfLink.length).trimStart();
    } else if (textLink) {
      const [allOfLink, opening = '', text = '', closing = ''] = textLink;
      labels.push(text);
      output += ` ${opening} ${wrapLabel(text)} ${closing} `;
      rest = rest.slice(allOfLink.length).trimStart();
    } else {
      return undefined;
    }
  }
}
