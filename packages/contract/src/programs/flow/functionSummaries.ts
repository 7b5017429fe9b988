import type {NamedSchema} from '../../rest/properties';
import {walk, type Expression, type ExpressionOfKind} from '../languages/expression';
import {
  isResponseValue,
  mergeValues,
  type AbstractValue,
  type FlowState,
  type Outcomes,
  type ResponseSource,
} from './flowState';

type FunctionExpression = ExpressionOfKind<'function'>;

/** A value that is passed to a function, or returned from it. */
export interface FlowValue {
  value: AbstractValue | undefined;
  /** Outcomes of API calls at the point where the value is passed or returned. */
  outcomes: Outcomes;
}

/**
 * Summaries of a program's functions: arguments, results, and whether they return. The analysis runs in several passes,
 * and each pass uses the arguments that the previous one recorded.
 *
 * A request wrapper is a function that sends requests for its callers. Inside it, the response has a source of its own,
 * and each call of the wrapper replaces that source with the source of the call.
 */
export class FunctionSummaries {
  /** Functions by name; `undefined` if several have the same name. */
  private readonly byName = new Map<string, FunctionExpression | undefined>();
  private readonly wrapperSources = new Map<FunctionExpression, ResponseSource>();
  /** Arguments of each call, from the previous pass. */
  private previousArgs = new Map<FunctionExpression, FlowValue[][]>();
  /** Arguments of each call, from the current pass. */
  private currentArgs = new Map<FunctionExpression, FlowValue[][]>();
  private results = new Map<FunctionExpression, FlowValue & {neverReturns: boolean}>();

  /**
   * Indexes the functions of a program by name, and finds the request wrappers among them.
   *
   * @param root - root of the program
   * @param sources - sources of its API calls, some of which are calls of its own functions
   * @param errorSchemas - schemas of all errors of the REST API
   */
  constructor(root: Expression, sources: ReadonlyMap<Expression, ResponseSource>, errorSchemas: NamedSchema[]) {
    const addName = (name: string, fn: FunctionExpression): void => {
      this.byName.set(name, this.byName.has(name) && this.byName.get(name) !== fn ? undefined : fn);
    };
    walk(root, (expression) => {
      if (expression.kind === 'function' && expression.name !== undefined) addName(expression.name, expression);
      if (
        expression.kind === 'assignment' &&
        expression.target.kind === 'identifier' &&
        expression.value.kind === 'function'
      )
        addName(expression.target.name, expression.value);
    });
    for (const [call, source] of sources) {
      const fn = call.kind === 'call' ? this.resolve(call) : undefined;
      if (!fn) continue;
      // A wrapper for REST and GraphQL requests can receive the errors of both APIs, so its errors aren't checked.
      const hasRestErrors =
        (this.wrapperSources.get(fn)?.errorSchemas.length ?? 1) > 0 && source.errorSchemas.length > 0;
      this.wrapperSources.set(fn, {errorSchemas: hasRestErrors ? errorSchemas : []});
    }
  }

  /** Finds the called function by its name, or as a method of `this` or `self`; `undefined` if it's unknown. */
  resolve({callee}: ExpressionOfKind<'call'>): FunctionExpression | undefined {
    if (callee.kind === 'identifier') return this.byName.get(callee.name);
    const isOwnMethod =
      callee.kind === 'member' &&
      callee.object.kind === 'identifier' &&
      /^(?:self|this|\$this)$/.test(callee.object.name);
    return isOwnMethod && callee.property !== undefined ? this.byName.get(callee.property) : undefined;
  }

  /** Returns the source of a response inside a request wrapper; `undefined` for other functions. */
  getWrapperSource(fn: FunctionExpression | undefined): ResponseSource | undefined {
    return fn && this.wrapperSources.get(fn);
  }

  /** Marks a function as a request wrapper. */
  markWrapper(fn: FunctionExpression): void {
    if (!this.wrapperSources.has(fn)) this.wrapperSources.set(fn, {errorSchemas: []});
  }

  /** Records the arguments of a call. */
  recordCall(fn: FunctionExpression, args: readonly FlowValue[]): void {
    this.currentArgs.set(fn, [...(this.currentArgs.get(fn) ?? []), [...args]]);
  }

  /** Returns the merged value of a parameter over all calls of the previous pass. */
  getParameter(fn: FunctionExpression, index: number): FlowValue {
    const values = (this.previousArgs.get(fn) ?? []).flatMap((args) => args[index] ?? []);
    return mergeFlowValues(values);
  }

  /** Records the values that a function returns, and whether control flow never returns from it. */
  recordResult(fn: FunctionExpression, returns: readonly FlowValue[], neverReturns: boolean): void {
    this.results.set(fn, {...mergeFlowValues(returns), neverReturns});
  }

  /** Checks whether control flow never returns from a function. */
  neverReturns(fn: FunctionExpression): boolean {
    return this.results.get(fn)?.neverReturns ?? false;
  }

  /**
   * Returns the result of a call, and adds the outcomes that the function has checked to the state.
   *
   * @param fn - the called function
   * @param source - source of the call, which replaces the source of a request wrapper
   * @param state - state at the call
   */
  getResult(fn: FunctionExpression, source: ResponseSource | undefined, state: FlowState): AbstractValue | undefined {
    const result = this.results.get(fn);
    const wrapperSource = this.wrapperSources.get(fn);
    if (!result || !isResponseValue(result.value)) return result?.value;
    const replaceSource = (each: ResponseSource): ResponseSource => (each === wrapperSource && source ? source : each);
    for (const [each, outcome] of result.outcomes) state.outcomes.set(replaceSource(each), outcome);
    return {...result.value, sources: result.value.sources.map(replaceSource)};
  }

  /** Starts the next pass, which uses the arguments that were recorded in the current one. */
  startPass(): void {
    this.previousArgs = this.currentArgs;
    this.currentArgs = new Map();
  }
}

/** Merges alternative values, and keeps the outcomes that all of them share. */
function mergeFlowValues(values: readonly FlowValue[]): FlowValue {
  const value = mergeValues(values.map((each) => each.value));
  const responses = values.filter((each) => isResponseValue(each.value));
  const outcomes = new Map(
    [...(responses[0]?.outcomes ?? [])].filter(([source, outcome]) =>
      responses.every(
        (each) =>
          each.outcomes.get(source) === outcome ||
          (isResponseValue(each.value) && !each.value.sources.includes(source)),
      ),
    ),
  );
  return {value, outcomes};
}
