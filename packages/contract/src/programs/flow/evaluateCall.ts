import {getStringLiteral, type ExpressionOfKind} from '../languages/expression';
import {
  evaluateConversion,
  getElementValue,
  getMemberValue,
  isExitFunction,
  isHttpFunction,
  isIterationMethod,
  isSuccessAssertion,
  throwsOnError,
} from '../libraries';
import {isResponseValue, type AbstractValue, type FlowState, type ResponseSource} from './flowState';
import {getCalleeName} from './scope';
import type {Analyzer} from './types';

/**
 * Evaluates a call, and updates the state with its effects.
 *
 * @param analyzer - analyzer of the program
 * @param call - call expression
 * @param state - state at the call, which is updated
 * @returns result of the call; `undefined` if it's unknown
 */
export function evaluateCall(
  analyzer: Analyzer,
  call: ExpressionOfKind<'call'>,
  state: FlowState,
): AbstractValue | undefined {
  const {callee, args} = call;
  const name = getCalleeName(callee);
  const object = callee.kind === 'member' ? analyzer.evaluate(callee.object, state) : undefined;
  const method = callee.kind === 'member' ? callee.property : undefined;
  if (callee.kind !== 'identifier' && callee.kind !== 'member') analyzer.evaluate(callee, state);
  // Functions in arguments are evaluated later, when the values of their parameters are known.
  const values = args.map(({value}) =>
    value.kind === 'function' ? ({kind: 'function', expression: value} as const) : analyzer.evaluate(value, state),
  );
  const fn = analyzer.functions.resolve(call);
  if (isExitFunction(name) || (fn && analyzer.functions.neverReturns(fn))) state.isUnreachable = true;
  if (isSuccessAssertion(method) && object?.kind === 'response') {
    for (const source of object.sources) state.outcomes.set(source, 'success');
    return object;
  }
  if (/^assert(?:\.ok)?$/.test(name) && args[0])
    for (const [source, outcome] of analyzer.narrowOutcomes(args[0].value, true, state))
      state.outcomes.set(source, outcome);
  const iteration = evaluateIteration(analyzer, name, object, values, state);
  if (iteration) return iteration.result;
  values.forEach((value, index) => {
    if (args[index]?.value.kind === 'function') analyzer.callFunction(value, [], state);
  });
  return evaluateResult(analyzer, call, {name, object, method, values, fn}, state);
}

/**
 * Evaluates a call whose callback has a known argument: `then`, `map`, and similar methods.
 *
 * @returns the result; `undefined` if it's a call of any other function
 */
function evaluateIteration(
  analyzer: Analyzer,
  name: string,
  object: AbstractValue | undefined,
  args: readonly (AbstractValue | undefined)[],
  state: FlowState,
): {result: AbstractValue | undefined} | undefined {
  const method = name === '' ? undefined : name.split('.').at(-1);
  if (isResponseValue(object) && method === 'then') return {result: analyzer.callFunction(args[0], [object], state)};
  if (method && isIterationMethod(method) && args[0]?.kind === 'function') {
    const result = analyzer.callFunction(args[0], [getElementValue(object)], state);
    return {
      result: /^find/.test(method)
        ? getElementValue(object)
        : method === 'filter'
          ? object
          : method === 'map'
            ? undefined
            : result,
    };
  }
  if (name === 'array_map' || name === 'array_filter') {
    const [callback, array] = name === 'array_map' ? args : [args[1], args[0]];
    analyzer.callFunction(callback, [getElementValue(array)], state);
    return {result: name === 'array_filter' ? array : undefined};
  }
  return undefined;
}

/** A call with its evaluated parts. */
interface EvaluatedCall {
  /** Name of the callee, such as `requests.post`. */
  name: string;
  /** Value of the object that has the method. */
  object: AbstractValue | undefined;
  method: string | undefined;
  /** Values of the arguments. */
  values: (AbstractValue | undefined)[];
  /** The called function, if the program defines it. */
  fn: ExpressionOfKind<'function'> | undefined;
}

function evaluateResult(
  analyzer: Analyzer,
  call: ExpressionOfKind<'call'>,
  evaluatedCall: EvaluatedCall,
  state: FlowState,
): AbstractValue | undefined {
  const {name, object, method, values, fn} = evaluatedCall;
  const source = analyzer.context.sources.get(call) ?? (fn && findQuerySource(analyzer, call, fn));
  if (fn) {
    const [firstParam] = fn.params;
    const hasSelf = call.callee.kind === 'member' && firstParam?.kind === 'identifier' && firstParam.name === 'self';
    const args = values.map((value) => ({value, outcomes: new Map(state.outcomes)}));
    analyzer.functions.recordCall(fn, hasSelf ? [{value: undefined, outcomes: new Map()}, ...args] : args);
    if (source) state.outcomes.delete(source);
    return analyzer.functions.getResult(fn, source, state);
  }
  if (source) {
    if (throwsOnError(name)) state.outcomes.set(source, 'success');
    else state.outcomes.delete(source);
    if (isHttpFunction(name)) return {kind: 'response', sources: [source]};
    source.isUncertain = true;
    return {kind: 'data', sources: [source], path: []};
  }
  const [firstArg] = call.args;
  if (/^(?:.*\.)?(?:includes|in_array)$/.test(name)) {
    const [arrayArg, subject] = name === 'in_array' ? [firstArg && call.args[1], values[0]] : [undefined, values[0]];
    const array =
      name === 'in_array' ? arrayArg?.value : call.callee.kind === 'member' ? call.callee.object : undefined;
    if (array?.kind === 'array')
      for (const element of array.elements) analyzer.visitor.visitComparison(subject, element, state.outcomes);
    return undefined;
  }
  if (name === 'curl_getinfo' && values[0]?.kind === 'response')
    return call.args.length > 1 ? {kind: 'status', sources: values[0].sources} : values[0];
  const convertedValue = evaluateConversion(name, values[0]);
  if (convertedValue) return convertedValue;
  const {receivedEvents} = analyzer.context;
  if (receivedEvents && /(?:^|\.)(?:JSON\.parse|json_decode|json\.loads|get_json)$/.test(name))
    return {kind: 'data', sources: [receivedEvents.getSource(call)], path: []};
  if (object?.kind === 'data' && method === 'get') {
    const field = getStringLiteral(firstArg?.value);
    const line = firstArg?.value.line ?? call.line;
    analyzer.visitor.visitField(object, field, line, state.outcomes, analyzer.getCurrentFunction());
    return getMemberValue(object, field);
  }
  if (object?.kind === 'data' && /^(?:json|get_json)$/.test(method ?? '')) return object;
  if (object?.kind === 'data' && method !== undefined && call.callee.kind === 'member') {
    analyzer.visitor.visitField(object, method, call.callee.line, state.outcomes, analyzer.getCurrentFunction());
    return /^(?:slice|filter|toSorted|sort|reverse|values)$/.test(method)
      ? object
      : /^(?:at|pop|shift)$/.test(method)
        ? getElementValue(object)
        : undefined;
  }
  if (isHttpFunction(name)) {
    const wrapperSource = analyzer.getWrapperSource();
    if (wrapperSource) {
      state.outcomes.delete(wrapperSource);
      if (throwsOnError(name)) state.outcomes.set(wrapperSource, 'success');
      return {kind: 'response', sources: [wrapperSource]};
    }
  }
  return getMemberValue(object, method);
}

/** Finds a GraphQL operation in the arguments of a call, and marks the called function as a request wrapper. */
function findQuerySource(
  analyzer: Analyzer,
  call: ExpressionOfKind<'call'>,
  fn: ExpressionOfKind<'function'>,
): ResponseSource | undefined {
  for (const {value} of call.args) {
    const source = analyzer.context.getQuerySource(value);
    if (!source) continue;
    analyzer.functions.markWrapper(fn);
    return source;
  }
  return undefined;
}
