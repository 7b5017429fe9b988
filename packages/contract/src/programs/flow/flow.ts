import type {OpenApiDocument} from '../../rest/document';
import {itemOf, leaves, memberOf} from '../answers';
import type {Expression, Of} from '../languages/expression';
import {Functions, type Passed} from './functions';
import {either, fork, isAnswered, join, plainText, type Known, type Source, type State} from './known';
import {followCall, type Calls, type Follower, type Visitor} from './flowCalls';
import {factsOf, type Facts} from './outcomes';

/** Functions call each other: what is learned of the one is used for the other in the next round. */
const ROUNDS = 4;

/** Who reads nothing. */
const NOBODY: Visitor = {field: () => undefined, compared: () => undefined};

/**
 * Follows what a program does with the answers of the APIs, statement by statement: behind `if (!response.ok) throw …`
 * the call has succeeded, and in its branch it has failed.
 *
 * @param document - the description
 * @param root - a program
 * @param calls - its calls of the APIs
 * @param visitor - is told what the program reads
 */
export function follow(document: OpenApiDocument, root: Expression, calls: Calls, visitor: Visitor): void {
  const functions = new Functions(root, calls.sources, calls.anyError);
  for (let round = 1; round <= ROUNDS; round++) {
    const flow = new Flow(document, calls, functions, round === ROUNDS ? visitor : NOBODY);
    flow.run(root);
    functions.again();
  }
}

/** A function that is being followed. */
interface Frame {
  made: Of<'function'> | undefined;
  returns: Passed[];
}

class Flow implements Follower {
  private readonly frames: Frame[] = [];

  constructor(
    private readonly document: OpenApiDocument,
    readonly calls: Calls,
    readonly functions: Functions,
    public visitor: Visitor,
  ) {}

  run(root: Expression): void {
    this.frames.push({made: undefined, returns: []});
    this.read(root, {names: new Map(), outcomes: new Map(), ended: false});
  }

  /** Follows an expression. @returns what it holds */
  read(expression: Expression, state: State): Known | undefined {
    switch (expression.kind) {
      case 'text':
        for (const part of expression.parts) if (typeof part !== 'string') this.read(part, state);
        return undefined;
      case 'literal':
        return expression.value === null ? {kind: 'nothing'} : undefined;
      case 'object':
        for (const {value} of expression.entries) this.read(value, state);
        return undefined;
      case 'list': {
        for (const item of expression.items) this.read(item, state);
        const words = expression.items.filter((item) => item.kind === 'text');
        return words.length > 0 && words.length === expression.items.length ? {kind: 'words', words} : undefined;
      }
      case 'name':
        if (leaves(expression.name)) state.ended = true;
        return state.names.get(expression.name);
      case 'member':
        return this.member(expression, state);
      case 'call':
        return followCall(this, expression, state);
      case 'assign':
        this.assign(expression.target, this.read(expression.value, state), state, expression.value);
        return state.names.get(expression.target.kind === 'name' ? expression.target.name : '');
      case 'equal':
      case 'compare':
        return this.comparison(expression, state);
      case 'not':
        this.read(expression.of, state);
        return undefined;
      case 'logic':
        return this.logic(expression, state);
      case 'branch':
        return this.branch(expression, state);
      case 'loop': {
        const item = expression.over && itemOf(this.read(expression.over, state));
        const within = fork(state);
        if (expression.item) this.assign(expression.item, item, within);
        for (const each of expression.body) this.read(each, within);
        // What leaves the loop goes on behind it.
        join(state, [state, {...within, ended: false}]);
        return undefined;
      }
      case 'try': {
        const before = fork(state);
        const body = fork(state);
        this.read(expression.body, body);
        const handlers = expression.handlers.map((handler) => {
          const at = fork(before);
          this.read(handler, at);
          return at;
        });
        join(state, [body, ...handlers]);
        return undefined;
      }
      case 'function':
        this.define(expression, state);
        return {kind: 'function', of: expression};
      case 'return': {
        const known = expression.value ? this.read(expression.value, state) : ({kind: 'nothing'} as const);
        this.frames.at(-1)?.returns.push({known, outcomes: new Map(state.outcomes)});
        state.ended = true;
        return undefined;
      }
      case 'exit':
        for (const part of expression.parts) this.read(part, state);
        state.ended = true;
        return undefined;
      case 'other': {
        const found = expression.parts.map((part) => this.read(part, state));
        // `a as T`, `(string) a`
        return expression.parts.length <= 3 ? found.find(isAnswered) : undefined;
      }
    }
  }

  within(): Of<'function'> | undefined {
    return this.frames.at(-1)?.made;
  }

  helped(): Source | undefined {
    return this.frames.flatMap(({made}) => this.functions.within(made) ?? []).at(-1);
  }

  /** @returns what an expression holds, without telling anybody */
  private typeOf(expression: Expression, state: State): Known | undefined {
    const {visitor} = this;
    this.visitor = NOBODY;
    const known = this.read(expression, fork(state));
    this.visitor = visitor;
    return known;
  }

  facts(test: Expression, holds: boolean, state: State): Facts {
    return factsOf(this.document, test, holds, (each) => this.typeOf(each, state));
  }

  private member({of: object, name, index, line}: Of<'member'>, state: State): Known | undefined {
    const of = this.read(object, state);
    if (!index) {
      this.visitor.field(of, name, line, state.outcomes, this.within());
      return memberOf(of, name);
    }
    const key = this.read(index, state);
    if (key?.kind !== 'words') return itemOf(of);
    for (const word of key.words) this.visitor.field(of, plainText(word), word.line, state.outcomes, this.within());
    return undefined;
  }

  private comparison({sides: [left, right]}: Of<'equal'> | Of<'compare'>, state: State): undefined {
    const [one, other] = [this.read(left, state), this.read(right, state)];
    this.visitor.compared(one, right, state.outcomes);
    this.visitor.compared(other, left, state.outcomes);
  }

  private logic({sign, sides: [left, right]}: Of<'logic'>, state: State): Known | undefined {
    const one = this.read(left, state);
    // The right side counts when the left one is true (and) or false (or, else).
    const within = fork(state, sign === 'else' ? undefined : this.facts(left, sign === 'and', state));
    const other = this.read(right, within);
    if (within.ended && sign !== 'else')
      for (const [source, outcome] of this.facts(left, sign !== 'and', state)) state.outcomes.set(source, outcome);
    return sign === 'and' ? other : (one ?? other);
  }

  private branch({test, then, otherwise}: Of<'branch'>, state: State): Known | undefined {
    this.read(test, state);
    const [yes, no] = [fork(state, this.facts(test, true, state)), fork(state, this.facts(test, false, state))];
    const found = [this.read(then, yes), otherwise ? this.read(otherwise, no) : undefined];
    join(state, [yes, no]);
    return either(found);
  }

  private assign(target: Expression, value: Known | undefined, state: State, from?: Expression): void {
    if (target.kind === 'name') state.names.set(target.name, value);
    else if (target.kind === 'object') {
      for (const {name, line, value: inner} of target.entries) {
        this.visitor.field(value, name, line, state.outcomes, this.within());
        this.assign(inner, memberOf(value, name), state);
      }
    } else if (target.kind === 'list') {
      target.items.forEach((item, index) => {
        const made = from?.kind === 'list' ? from.items[index] : undefined;
        this.assign(item, made ? this.typeOf(made, state) : itemOf(value), state);
      });
    } else if (target.kind === 'member') {
      // What is written need not be there.
      this.read(target.of, state);
      if (target.index) this.read(target.index, state);
    }
  }

  /** Follows a function where it stands, and notes what it gives back. */
  private define(made: Of<'function'>, state: State): void {
    const params = made.params.map((_, index) => this.functions.parameter(made, index));
    const within = fork(state);
    for (const {outcomes} of params) for (const [source, outcome] of outcomes) within.outcomes.set(source, outcome);
    within.ended = false;
    const frame = this.enter(
      made,
      params.map(({known}) => known),
      within,
    );
    this.functions.finish(made, frame.returns, frame.returns.length === 0 && within.ended);
  }

  private enter(made: Of<'function'>, params: readonly (Known | undefined)[], state: State): Frame {
    const frame: Frame = {made, returns: []};
    this.frames.push(frame);
    made.params.forEach((param, index) => this.assign(param, params[index], state));
    const known = this.read(made.body, state);
    if (made.returnsBody) frame.returns.push({known, outcomes: new Map(state.outcomes)});
    this.frames.pop();
    return frame;
  }

  /** Follows a function that is called at this place. @returns what it gives back */
  callback(of: Known | undefined, params: readonly (Known | undefined)[], state: State): Known | undefined {
    if (of?.kind !== 'function') return undefined;
    const within = fork(state);
    const {returns} = this.enter(of.of, params, within);
    const [only] = returns;
    if (returns.length !== 1 || !only) return either(returns.map(({known}) => known));
    for (const [source, outcome] of only.outcomes) state.outcomes.set(source, outcome);
    return only.known;
  }
}
