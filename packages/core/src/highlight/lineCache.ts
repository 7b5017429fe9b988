import type {Grammar} from 'shiki/types';

type TokenizeLine = Grammar['tokenizeLine2'];
type State = Parameters<TokenizeLine>[1];
type TokenizedLine = ReturnType<TokenizeLine>;

/**
 * Makes a grammar tokenize each line only once. Samples repeat most of their lines, and the tokens of a line depend
 * only on its text and the state after the previous lines, as in an editor that resumes after an edit.
 *
 * @param grammar - grammar to modify: its `tokenizeLine2` returns cached results for known lines
 */
export function cacheTokenizedLines(grammar: Grammar): void {
  const tokenize = grammar.tokenizeLine2.bind(grammar);
  const cache = new Map<State, Map<string, TokenizedLine>>();
  const states = new Map<number, NonNullable<State>[]>();

  /** Returns the first known state that equals a state. */
  function findEqualState(state: NonNullable<State>): NonNullable<State> {
    const sameDepth = states.get(state.depth) ?? [];
    states.set(state.depth, sameDepth);
    const first = sameDepth.find((other) => other.equals(state));
    if (!first) sameDepth.push(state);
    return first ?? state;
  }

  grammar.tokenizeLine2 = (line, state, timeLimit) => {
    const lines = cache.get(state) ?? new Map<string, TokenizedLine>();
    cache.set(state, lines);
    let tokenized = lines.get(line);
    if (!tokenized) {
      const result = tokenize(line, state, timeLimit);
      tokenized = {...result, ruleStack: findEqualState(result.ruleStack)};
      lines.set(line, tokenized);
    }
    return tokenized;
  };
}
