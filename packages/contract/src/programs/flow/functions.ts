import {walk, type Expression, type Of} from '../languages/expression';
import {either, isAnswered, type Known, type Outcome, type Source, type State} from './known';

type Made = Of<'function'>;

/** What a function gives back, or is given. */
export interface Passed {
  known: Known | undefined;
  /** What the program knows of the calls that it comes from. */
  outcomes: ReadonlyMap<Source, Outcome>;
}

/** The functions of a program, and what is known of their calls. It is learned in rounds: each uses what the last one learned. */
export class Functions {
  private readonly byName = new Map<string, Made | undefined>();
  private readonly helpers = new Map<Made, Source>();
  private given = new Map<Made, Passed[][]>();
  private learned = new Map<Made, Passed[][]>();
  private results = new Map<Made, Passed & {leaves: boolean}>();

  /**
   * @param root - a program
   * @param sources - its calls of the API, some of which are calls of its own functions
   * @param anyError - what the API can answer to any call that fails
   */
  constructor(root: Expression, sources: ReadonlyMap<Expression, Source>, anyError: Source['failed']) {
    const name = (found: string, made: Made): void => {
      this.byName.set(found, this.byName.has(found) && this.byName.get(found) !== made ? undefined : made);
    };
    walk(root, (each) => {
      if (each.kind === 'function' && each.name !== undefined) name(each.name, each);
      if (each.kind === 'assign' && each.target.kind === 'name' && each.value.kind === 'function')
        name(each.target.name, each.value);
    });
    for (const [call, source] of sources) {
      const made = call.kind === 'call' ? this.of(call) : undefined;
      if (!made) continue;
      // Who calls more than one API with a function can read the errors of either.
      const isSame = (this.helpers.get(made)?.failed.length ?? 1) > 0 && source.failed.length > 0;
      this.helpers.set(made, {failed: isSame ? anyError : []});
    }
  }

  /** @returns the function of the program that is called */
  of({callee}: Of<'call'>): Made | undefined {
    if (callee.kind === 'name') return this.byName.get(callee.name);
    const isOwn =
      callee.kind === 'member' && callee.of.kind === 'name' && /^(?:self|this|\$this)$/.test(callee.of.name);
    return isOwn && callee.name !== undefined ? this.byName.get(callee.name) : undefined;
  }

  /** @returns the call in a function that is made for others, whose answer they get */
  within(made: Made | undefined): Source | undefined {
    return made && this.helpers.get(made);
  }

  /** Notes that a function sends requests for those who call it. */
  helps(made: Made): void {
    if (!this.helpers.has(made)) this.helpers.set(made, {failed: []});
  }

  /** Notes what a function is called with. */
  call(made: Made, args: readonly Passed[]): void {
    this.learned.set(made, [...(this.learned.get(made) ?? []), [...args]]);
  }

  /** @returns what the parameter of a function holds, if all who call it agree */
  parameter(made: Made, index: number): Passed {
    const all = (this.given.get(made) ?? []).flatMap((args) => args[index] ?? []);
    return together(all);
  }

  /** Notes what a function gives back. */
  finish(made: Made, returns: readonly Passed[], leaves: boolean): void {
    this.results.set(made, {...together(returns), leaves});
  }

  /** @returns whether nothing comes back from a function */
  leaves(made: Made): boolean {
    return this.results.get(made)?.leaves ?? false;
  }

  /** @returns what a function gives back, with the source of this call in the place of its own */
  result(made: Made, source: Source | undefined, state: State): Known | undefined {
    const found = this.results.get(made);
    const own = this.helpers.get(made);
    if (!found || !isAnswered(found.known)) return found?.known;
    const instead = (each: Source): Source => (each === own && source ? source : each);
    for (const [each, outcome] of found.outcomes) state.outcomes.set(instead(each), outcome);
    return {...found.known, of: found.known.of.map(instead)};
  }

  /** Begins another round. */
  again(): void {
    this.given = this.learned;
    this.learned = new Map();
  }
}

/** What several have in common. */
function together(all: readonly Passed[]): Passed {
  const known = either(all.map((each) => each.known));
  const held = all.filter((each) => isAnswered(each.known));
  const outcomes = new Map(
    [...(held[0]?.outcomes ?? [])].filter(([source, outcome]) =>
      held.every(
        (each) => each.outcomes.get(source) === outcome || (isAnswered(each.known) && !each.known.of.includes(source)),
      ),
    ),
  );
  return {known, outcomes};
}
