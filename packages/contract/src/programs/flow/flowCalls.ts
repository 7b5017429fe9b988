import {converted, goesThrough, insists, isOfLibrary, itemOf, leaves, memberOf, throwsErrors} from '../answers';
import type {Expression, Of} from '../languages/expression';
import type {Events} from './events';
import type {Functions} from './functions';
import {isAnswered, plainText, type Known, type Outcome, type Source, type State} from './known';
import type {Facts} from './outcomes';
import {calleeName} from './scope';

/** What happens in a program with the answers of the API. */
export interface Visitor {
  /** A field is read of a value, within a function or in none. */
  field(
    of: Known | undefined,
    name: string | undefined,
    line: number,
    outcomes: ReadonlyMap<Source, Outcome>,
    within: Of<'function'> | undefined,
  ): void;
  /** A value is compared with a text. */
  compared(of: Known | undefined, other: Expression, outcomes: ReadonlyMap<Source, Outcome>): void;
}

/** What is known of a program before it is followed. */
export interface Calls {
  /** Calls of the APIs. */
  sources: ReadonlyMap<Expression, Source>;
  /** What any call that fails can answer. */
  anyError: Source['failed'];
  /** @returns the answer to an operation of GraphQL that a function of the program is called with */
  ofQuery(argument: Expression): Source | undefined;
  /** The events that the program receives. */
  events: Events | undefined;
}

/** Who follows a program. */
export interface Follower {
  calls: Calls;
  functions: Functions;
  visitor: Visitor;
  /** Follows an expression. @returns what it holds */
  read(expression: Expression, state: State): Known | undefined;
  /** @returns what a condition tells of calls */
  facts(test: Expression, holds: boolean, state: State): Facts;
  /** Follows a function that is called at this place. @returns what it gives back */
  callback(of: Known | undefined, params: readonly (Known | undefined)[], state: State): Known | undefined;
  /** @returns the function of this place */
  within(): Of<'function'> | undefined;
  /** @returns the call at this place whose answer goes to those who call the function */
  helped(): Source | undefined;
}

/**
 * @param flow - who follows the program
 * @param call - a call in it
 * @param state - where the program is
 * @returns what the call gives
 */
export function followCall(flow: Follower, call: Of<'call'>, state: State): Known | undefined {
  const {callee, args} = call;
  const name = calleeName(callee);
  const of = callee.kind === 'member' ? flow.read(callee.of, state) : undefined;
  const method = callee.kind === 'member' ? callee.name : undefined;
  if (callee.kind !== 'name' && callee.kind !== 'member') flow.read(callee, state);
  // Functions in arguments are followed when it is known what they are called with.
  const known = args.map(({value}) =>
    value.kind === 'function' ? ({kind: 'function', of: value} as const) : flow.read(value, state),
  );
  const made = flow.functions.of(call);
  if (leaves(name) || (made && flow.functions.leaves(made))) state.ended = true;
  if (insists(method) && of?.kind === 'answer') {
    for (const source of of.of) state.outcomes.set(source, 'ok');
    return of;
  }
  if (/^assert(?:\.ok)?$/.test(name) && args[0])
    for (const [source, outcome] of flow.facts(args[0].value, true, state)) state.outcomes.set(source, outcome);
  const gone = iterated(flow, name, of, known, state);
  if (gone) return gone.result;
  known.forEach((each, index) => {
    if (args[index]?.value.kind === 'function') flow.callback(each, [], state);
  });
  return resultOf(flow, call, {name, of, method, known, made}, state);
}

/** Functions that are called with what is known: `then`, `map` and their like. */
function iterated(
  flow: Follower,
  name: string,
  of: Known | undefined,
  args: readonly (Known | undefined)[],
  state: State,
): {result: Known | undefined} | undefined {
  const method = name === '' ? undefined : name.split('.').at(-1);
  if (isAnswered(of) && method === 'then') return {result: flow.callback(args[0], [of], state)};
  if (method && goesThrough(method) && args[0]?.kind === 'function') {
    const result = flow.callback(args[0], [itemOf(of)], state);
    return {
      result: /^find/.test(method) ? itemOf(of) : method === 'filter' ? of : method === 'map' ? undefined : result,
    };
  }
  if (name === 'array_map' || name === 'array_filter') {
    const [made, list] = name === 'array_map' ? args : [args[1], args[0]];
    flow.callback(made, [itemOf(list)], state);
    return {result: name === 'array_filter' ? list : undefined};
  }
  return undefined;
}

function resultOf(
  flow: Follower,
  call: Of<'call'>,
  seen: {
    name: string;
    of: Known | undefined;
    method: string | undefined;
    known: (Known | undefined)[];
    made: Of<'function'> | undefined;
  },
  state: State,
): Known | undefined {
  const {name, of, method, known, made} = seen;
  const source = flow.calls.sources.get(call) ?? (made && queryOf(flow, call, made));
  if (made) {
    const isMethod = call.callee.kind === 'member' && made.params[0]?.kind === 'name' && made.params[0].name === 'self';
    const passed = known.map((each) => ({known: each, outcomes: new Map(state.outcomes)}));
    flow.functions.call(made, isMethod ? [{known: undefined, outcomes: new Map()}, ...passed] : passed);
    if (source) state.outcomes.delete(source);
    return flow.functions.result(made, source, state);
  }
  if (source) {
    if (throwsErrors(name)) state.outcomes.set(source, 'ok');
    else state.outcomes.delete(source);
    if (isOfLibrary(name)) return {kind: 'answer', of: [source]};
    source.isGuess = true;
    return {kind: 'data', of: [source], path: []};
  }
  const [first] = call.args;
  if (/^(?:.*\.)?(?:includes|in_array)$/.test(name)) {
    const [list, subject] = name === 'in_array' ? [first && call.args[1], known[0]] : [undefined, known[0]];
    const values = name === 'in_array' ? list?.value : call.callee.kind === 'member' ? call.callee.of : undefined;
    if (values?.kind === 'list') for (const item of values.items) flow.visitor.compared(subject, item, state.outcomes);
    return undefined;
  }
  if (name === 'curl_getinfo' && known[0]?.kind === 'answer')
    return call.args.length > 1 ? {kind: 'status', of: known[0].of} : known[0];
  const parsed = converted(name, known[0]);
  if (parsed) return parsed;
  const {events} = flow.calls;
  if (events && /(?:^|\.)(?:JSON\.parse|json_decode|json\.loads|get_json)$/.test(name))
    return {kind: 'data', of: [events.parsedBy(call)], path: []};
  if (of?.kind === 'data' && method === 'get') {
    const field = plainText(first?.value);
    flow.visitor.field(of, field, first?.value.line ?? call.line, state.outcomes, flow.within());
    return memberOf(of, field);
  }
  if (of?.kind === 'data' && /^(?:json|get_json)$/.test(method ?? '')) return of;
  if (of?.kind === 'data' && method !== undefined && call.callee.kind === 'member') {
    flow.visitor.field(of, method, call.callee.line, state.outcomes, flow.within());
    return /^(?:slice|filter|toSorted|sort|reverse|values)$/.test(method)
      ? of
      : /^(?:at|pop|shift)$/.test(method)
        ? itemOf(of)
        : undefined;
  }
  if (isOfLibrary(name)) {
    const own = flow.helped();
    if (own) {
      state.outcomes.delete(own);
      if (throwsErrors(name)) state.outcomes.set(own, 'ok');
      return {kind: 'answer', of: [own]};
    }
  }
  return memberOf(of, method);
}

/** The answer to an operation with which a function of the program is called. */
function queryOf(flow: Follower, call: Of<'call'>, made: Of<'function'>): Source | undefined {
  for (const {value} of call.args) {
    const source = flow.calls.ofQuery(value);
    if (!source) continue;
    flow.functions.helps(made);
    return source;
  }
  return undefined;
}
