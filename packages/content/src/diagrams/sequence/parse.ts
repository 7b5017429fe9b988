import {parseSourceLines, type BlockDiagnostic, type SourceLine} from '../types';

/** A participant, which has a lifeline. */
export interface Participant {
  id: string;
  label: string;
  isActor: boolean;
}

export interface Message {
  kind: 'message';
  from: string;
  to: string;
  text: string;
  isDashed: boolean;
  head: 'filled' | 'open' | 'cross';
}

export interface Note {
  kind: 'note';
  position: 'left of' | 'right of' | 'over';
  ids: string[];
  text: string;
}

/** A frame around items, such as `alt` or `loop`. */
export interface Block {
  kind: 'block';
  sections: Section[];
}

export interface Section {
  /** Keyword at the start, such as `alt`, `else`, or `loop`. */
  keyword: string;
  text: string;
  items: Item[];
}

export type Item = Message | Note | Block;

/** Content of a sequence diagram, in order. */
export interface Sequence {
  participants: Participant[];
  items: Item[];
  isNumbered: boolean;
}

const ARROW_HEADS = {'>>': 'filled', '>': 'open', ')': 'open', x: 'cross'} as const;
const CONTINUATIONS: Record<string, string> = {else: 'alt', and: 'par', option: 'critical'};
const VALID_LINES =
  'participant B as Browser; actor C as Customer; B->>S: text; B-->>S: text; Note over B,S: text; ' +
  'alt, opt, loop, par, critical, and break with end; autonumber';

/**
 * Parses a sequence diagram (https://mermaid.js.org/syntax/sequenceDiagram.html), and reports each line that can't be
 * rendered.
 *
 * @param code - Mermaid source, with the diagram type on its first line
 * @returns the diagram, and the diagnostics
 */
export function parseSequence(code: string): {sequence: Sequence; diagnostics: BlockDiagnostic[]} {
  const parser = new SequenceParser();
  for (const line of parseSourceLines(code).slice(1)) parser.readLine(line);
  return parser.finish();
}

class SequenceParser {
  private readonly sequence: Sequence = {participants: [], items: [], isNumbered: false};
  private readonly diagnostics: BlockDiagnostic[] = [];
  private readonly open: {block: Block; word: string; line: number}[] = [];
  private readonly references: {id: string; line: number}[] = [];

  readLine({number, text}: SourceLine): void {
    const [, kind, id = '', , label] = /^(participant|actor)\s+(\w+)(\s+as\s+(.+))?$/.exec(text) ?? [];
    if (kind) {
      if (this.sequence.participants.some((other) => other.id === id))
        this.report(number, `"${id}" is listed twice: delete one of the lines`);
      this.sequence.participants.push({id, label: label ?? id, isActor: kind === 'actor'});
      return;
    }
    if (text === 'autonumber') return void (this.sequence.isNumbered = true);
    if (this.readBlock(number, text) || this.readNote(number, text) || this.readMessage(number, text)) return;
    this.report(number, `"${text}" can't be drawn. Examples of valid lines: ${VALID_LINES}`);
  }

  finish(): {sequence: Sequence; diagnostics: BlockDiagnostic[]} {
    const {participants, items} = this.sequence;
    for (const {word, line} of this.open)
      this.report(line, `"${word}" isn't closed: write "end" on a separate line after its content`);
    for (const {id, line} of this.references) {
      if (participants.some((participant) => participant.id === id)) continue;
      const ids = participants.map((participant) => participant.id).join(', ');
      this.report(
        line,
        `"${id}" isn't a participant (the diagram has ${ids || 'none'}): correct the name, or write participant ${id} as … above`,
      );
    }
    if (items.length === 0 && this.diagnostics.length === 0)
      this.report(1, 'the diagram has no messages: write one, such as B->>S: text');
    return {sequence: this.sequence, diagnostics: this.diagnostics.sort((a, b) => a.line - b.line)};
  }

  private readBlock(line: number, source: string): boolean {
    if (source === 'end') {
      if (!this.open.pop()) this.report(line, 'this "end" has no matching start: delete it');
      return true;
    }
    const [, keyword = '', text = ''] =
      /^(alt|opt|loop|par|critical|break|else|and|option)(?:\s+(.*))?$/.exec(source) ?? [];
    if (keyword === '') return false;
    const section: Section = {keyword, text: text.replace(/^\[(.*)\]$/, '$1'), items: []};
    const outer = CONTINUATIONS[keyword];
    if (outer === undefined) {
      const block: Block = {kind: 'block', sections: [section]};
      this.add(block);
      this.open.push({block, word: keyword, line});
    } else if (this.open.at(-1)?.word === outer) {
      this.open.at(-1)?.block.sections.push(section);
    } else {
      this.report(line, `"${keyword}" isn't inside "${outer}": write ${outer} above it, or delete it`);
    }
    return true;
  }

  private readNote(line: number, source: string): boolean {
    const [, position, names = '', text = ''] =
      /^note\s+(left of|right of|over)\s+(\w+(?:\s*,\s*\w+)*)\s*:\s*(.+)$/i.exec(source) ?? [];
    if (position === undefined) return false;
    const ids = names.split(',').map((id) => id.trim());
    this.references.push(...ids.map((id) => ({id, line})));
    this.add({kind: 'note', position: position.toLowerCase() as Note['position'], ids, text});
    return true;
  }

  private readMessage(line: number, source: string): boolean {
    const [, from, dashes = '', head, to, text = ''] =
      /^(\w+)\s*(--?)(>>|x|\)|>)\s*(\w+)\s*:\s*(.+)$/.exec(source) ?? [];
    if (from === undefined || to === undefined) return false;
    this.references.push({id: from, line}, {id: to, line});
    this.add({
      kind: 'message',
      from,
      to,
      text,
      isDashed: dashes === '--',
      head: ARROW_HEADS[head as keyof typeof ARROW_HEADS],
    });
    return true;
  }

  private add(item: Item): void {
    (this.open.at(-1)?.block.sections.at(-1)?.items ?? this.sequence.items).push(item);
  }

  private report(line: number, message: string): void {
    this.diagnostics.push({line, message});
  }
}
