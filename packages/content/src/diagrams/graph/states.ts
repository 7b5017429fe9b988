import {parseSourceLines, type SourceLine} from '../types';
import type {Graph} from './flowchart';
import {wrapLabel} from './labels';

const STATE = /^[\p{L}\w]+$/u;
const VALID_LINES =
  '[*] --> PENDING; PENDING --> PAID : text; PAID : text; state "Text" as PAID; state Name { … }; direction LR';

/**
 * Parses a state diagram (https://mermaid.js.org/syntax/stateDiagram.html), and reports each line that can't be
 * rendered.
 *
 * @param code - Mermaid source, with the diagram type on its first line
 * @returns the source for the library, the labels, and the diagnostics
 */
export function parseStateDiagram(code: string): Graph {
  const [header, ...lines] = parseSourceLines(code);
  const graph: Graph = {code: '', labels: [], diagnostics: []};
  const open: SourceLine[] = [];
  const output = lines.map((line) => {
    const {number, text} = line;
    if (/^state\s+(?:"[^"]+"\s+as\s+)?[\p{L}\w]+\s*\{$/u.test(text)) {
      open.push(line);
      return text;
    }
    if (text === '}') {
      if (!open.pop())
        graph.diagnostics.push({line: number, message: 'this brace has no matching opening brace: delete it'});
      return text;
    }
    const statement = wrapStatementLabels(text, graph.labels);
    if (statement === undefined) {
      const hint = /^note\b/i.test(text) ? 'Put this information in the text below the diagram. ' : '';
      graph.diagnostics.push({
        line: number,
        message: `"${text}" can't be drawn. ${hint}Examples of valid lines: ${VALID_LINES}`,
      });
    }
    return statement ?? text;
  });
  for (const {number, text} of open)
    graph.diagnostics.push({
      line: number,
      message: `"${text}" isn't closed: write "}" on a separate line after its content`,
    });
  graph.code = [header?.text ?? '', ...output].join('\n');
  return graph;
}

function wrapStatementLabels(source: string, labels: string[]): string | undefined {
  if (/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(source)) return source;
  const [, from, to, text] = /^(\[\*\]|[\p{L}\w]+)\s*-->\s*(\[\*\]|[\p{L}\w]+)(?:\s*:\s*(.+))?$/u.exec(source) ?? [];
  if (from !== undefined && to !== undefined) {
    labels.push(...[from, to].filter((name) => STATE.test(name)), ...(text === undefined ? [] : [text]));
    return `${from} --> ${to}${text === undefined ? '' : ` : ${wrapLabel(text)}`}`;
  }
  const [, label, alias] = /^state\s+"([^"]+)"\s+as\s+([\p{L}\w]+)$/u.exec(source) ?? [];
  if (label !== undefined && alias !== undefined) {
    labels.push(label);
    return `state "${wrapLabel(label)}" as ${alias}`;
  }
  const [, id, description] = /^([\p{L}\w]+)\s*:\s*(.+)$/u.exec(source) ?? [];
  if (id === undefined || description === undefined) return undefined;
  labels.push(description);
  return `${id} : ${wrapLabel(description)}`;
}
