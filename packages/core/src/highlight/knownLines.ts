import type {Grammar} from 'shiki/types';

type TokenizeLine = Grammar['tokenizeLine2'];
type State = Parameters<TokenizeLine>[1];
type Tokenized = ReturnType<TokenizeLine>;

/**
 * Lets a grammar read each line once. Samples repeat most of their lines, and what a line means depends on
 * nothing but its text and the state that the lines before it leave, as in an editor that reads on after an edit.
 *
 * @param grammar - is changed: its `tokenizeLine2` answers from memory what it was asked before
 */
export function readLinesOnce(grammar: Grammar): void {
  const read = grammar.tokenizeLine2.bind(grammar);
  const known = new Map<State, Map<string, Tokenized>>();
  const states = new Map<number, NonNullable<State>[]>();

  /** @returns the first state that was met of those that are equal */
  function firstLike(state: NonNullable<State>): NonNullable<State> {
    const sameDepth = states.get(state.depth) ?? [];
    states.set(state.depth, sameDepth);
    const first = sameDepth.find((other) => other.equals(state));
    if (!first) sameDepth.push(state);
    return first ?? state;
  }

  grammar.tokenizeLine2 = (line, state, timeLimit) => {
    const lines = known.get(state) ?? new Map<string, Tokenized>();
    known.set(state, lines);
    let tokenized = lines.get(line);
    if (!tokenized) {
      const result = read(line, state, timeLimit);
      tokenized = {...result, ruleStack: firstLike(result.ruleStack)};
      lines.set(line, tokenized);
    }
    return tokenized;
  };
}
