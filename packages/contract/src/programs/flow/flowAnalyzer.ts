import type {OpenApiDocument} from '../../rest/document';
import {getStringLiteral, type Expression, type ExpressionOfKind} from '../languages/expression';
import {getElementValue, getMemberValue, isExitFunction} from '../libraries';
import {evaluateCall} from './evaluateCall';
import {
  forkState,
  isResponseValue,
  mergeStates,
  mergeValues,
  type AbstractValue,
  type FlowState,
  type Outcomes,
  type ResponseSource,
} from './flowState';
import {FunctionSummaries, type FlowValue} from './functionSummaries';
import {narrowOutcomes} from './narrowing';
import type {Analyzer, FlowContext, Visitor} from './types';

/** Number of passes. Each pass uses the arguments and results of functions that the previous one recorded. */
const PASS_COUNT = 4;

const NOOP_VISITOR: Visitor = {visitField: () => undefined, visitComparison: () => undefined};

/**
 * Analyzes the data flow of API responses through a program, statement by statement. Conditions narrow the outcome of a
 * call: after `if (!response.ok) throw …`, it has succeeded, and inside this branch, it has failed.
 *
 * @param document - OpenAPI description
 * @param root - root of the program
 * @param context - API calls and events of the program
 * @param visitor - callbacks for reads and comparisons, which the last pass calls
 */
export function analyzeFlow(document: OpenApiDocument, root: Expression, context: FlowContext, visitor: Visitor): void {
  const functions = new FunctionSummaries(root, context.sources, context.errorSchemas);
  for (let pass = 1; pass <= PASS_COUNT; pass++) {
    const analyzer = new FlowAnalyzer(document, context, functions, pass === PASS_COUNT ? visitor : NOOP_VISITOR);
    analyzer.analyze(root);
    functions.startPass();
  }
}

/** Stack frame of a function that is being evaluated. */
interface Frame {
  /** Absent at the top level of the program. */
  fn: ExpressionOfKind<'function'> | undefined;
  /** Values of the `return` statements so far. */
  returns: FlowValue[];
}

class FlowAnalyzer implements Analyzer {
  private readonly frames: Frame[] = [];

  constructor(
    private readonly document: OpenApiDocument,
    readonly context: FlowContext,
    readonly functions: FunctionSummaries,
    public visitor: Visitor,
  ) {}

  analyze(root: Expression): void {
    this.frames.push({fn: undefined, returns: []});
    this.evaluate(root, {bindings: new Map(), outcomes: new Map(), isUnreachable: false});
  }

  evaluate(expression: Expression, state: FlowState): AbstractValue | undefined {
    switch (expression.kind) {
      case 'string':
        for (const part of expression.parts) if (typeof part !== 'string') this.evaluate(part, state);
        return undefined;
      case 'literal':
        return expression.value === null ? {kind: 'null'} : undefined;
      case 'object':
        for (const {value} of expression.properties) this.evaluate(value, state);
        return undefined;
      case 'array': {
        for (const element of expression.elements) this.evaluate(element, state);
        const strings = expression.elements.filter((element) => element.kind === 'string');
        return strings.length > 0 && strings.length === expression.elements.length
          ? {kind: 'strings', strings}
          : undefined;
      }
      case 'identifier':
        // PHP has `exit` and `die` without parentheses.
        if (isExitFunction(expression.name)) state.isUnreachable = true;
        return state.bindings.get(expression.name);
      case 'member':
        return this.evaluateMember(expression, state);
      case 'call':
        return evaluateCall(this, expression, state);
      case 'assignment':
        this.assign(expression.target, this.evaluate(expression.value, state), state, expression.value);
        return state.bindings.get(expression.target.kind === 'identifier' ? expression.target.name : '');
      case 'equality':
      case 'comparison':
        return this.evaluateComparison(expression, state);
      case 'not':
        this.evaluate(expression.operand, state);
        return undefined;
      case 'logical':
        return this.evaluateLogical(expression, state);
      case 'conditional':
        return this.evaluateConditional(expression, state);
      case 'loop':
        return this.evaluateLoop(expression, state);
      case 'try':
        return this.evaluateTry(expression, state);
      case 'function':
        this.evaluateFunction(expression, state);
        return {kind: 'function', expression};
      case 'return': {
        const value = expression.value ? this.evaluate(expression.value, state) : ({kind: 'null'} as const);
        this.frames.at(-1)?.returns.push({value, outcomes: new Map(state.outcomes)});
        state.isUnreachable = true;
        return undefined;
      }
      case 'jump':
        for (const child of expression.children) this.evaluate(child, state);
        state.isUnreachable = true;
        return undefined;
      case 'other': {
        const values = expression.children.map((child) => this.evaluate(child, state));
        // `a as T`, `(string) a`
        return expression.children.length <= 3 ? values.find(isResponseValue) : undefined;
      }
    }
  }

  getCurrentFunction(): ExpressionOfKind<'function'> | undefined {
    return this.frames.at(-1)?.fn;
  }

  getWrapperSource(): ResponseSource | undefined {
    return this.frames.flatMap(({fn}) => this.functions.getWrapperSource(fn) ?? []).at(-1);
  }

  narrowOutcomes(test: Expression, isTrue: boolean, state: FlowState): Outcomes {
    return narrowOutcomes(this.document, test, isTrue, (expression) => this.evaluateSilently(expression, state));
  }

  /** Evaluates an expression without changing the state or calling the visitor. */
  private evaluateSilently(expression: Expression, state: FlowState): AbstractValue | undefined {
    const {visitor} = this;
    this.visitor = NOOP_VISITOR;
    const value = this.evaluate(expression, forkState(state));
    this.visitor = visitor;
    return value;
  }

  private evaluateMember(
    {object: objectExpression, property, index, line}: ExpressionOfKind<'member'>,
    state: FlowState,
  ): AbstractValue | undefined {
    const object = this.evaluate(objectExpression, state);
    if (!index) {
      this.visitor.visitField(object, property, line, state.outcomes, this.getCurrentFunction());
      return getMemberValue(object, property);
    }
    const key = this.evaluate(index, state);
    if (key?.kind !== 'strings') return getElementValue(object);
    for (const string of key.strings)
      this.visitor.visitField(object, getStringLiteral(string), string.line, state.outcomes, this.getCurrentFunction());
    return undefined;
  }

  private evaluateComparison(
    {operands: [left, right]}: ExpressionOfKind<'equality'> | ExpressionOfKind<'comparison'>,
    state: FlowState,
  ): undefined {
    const [leftValue, rightValue] = [this.evaluate(left, state), this.evaluate(right, state)];
    this.visitor.visitComparison(leftValue, right, state.outcomes);
    this.visitor.visitComparison(rightValue, left, state.outcomes);
  }

  private evaluateLogical(
    {operator, operands: [left, right]}: ExpressionOfKind<'logical'>,
    state: FlowState,
  ): AbstractValue | undefined {
    const leftValue = this.evaluate(left, state);
    // The right operand is evaluated if the left one is true (and), false (or), or null (nullish).
    const rightState = forkState(
      state,
      operator === 'nullish' ? undefined : this.narrowOutcomes(left, operator === 'and', state),
    );
    const rightValue = this.evaluate(right, rightState);
    if (rightState.isUnreachable && operator !== 'nullish')
      for (const [source, outcome] of this.narrowOutcomes(left, operator !== 'and', state))
        state.outcomes.set(source, outcome);
    return operator === 'and' ? rightValue : (leftValue ?? rightValue);
  }

  private evaluateConditional(
    {test, consequent, alternate}: ExpressionOfKind<'conditional'>,
    state: FlowState,
  ): AbstractValue | undefined {
    this.evaluate(test, state);
    const [consequentState, alternateState] = [
      forkState(state, this.narrowOutcomes(test, true, state)),
      forkState(state, this.narrowOutcomes(test, false, state)),
    ];
    const values = [
      this.evaluate(consequent, consequentState),
      alternate ? this.evaluate(alternate, alternateState) : undefined,
    ];
    mergeStates(state, [consequentState, alternateState]);
    return mergeValues(values);
  }

  private evaluateLoop({variable, iterable, body}: ExpressionOfKind<'loop'>, state: FlowState): undefined {
    const element = iterable && getElementValue(this.evaluate(iterable, state));
    const bodyState = forkState(state);
    if (variable) this.assign(variable, element, bodyState);
    for (const statement of body) this.evaluate(statement, bodyState);
    // After `break` and `continue`, the statements after the loop are reachable.
    mergeStates(state, [state, {...bodyState, isUnreachable: false}]);
  }

  private evaluateTry({block, handlers}: ExpressionOfKind<'try'>, state: FlowState): undefined {
    const initialState = forkState(state);
    const blockState = forkState(state);
    this.evaluate(block, blockState);
    const handlerStates = handlers.map((handler) => {
      const handlerState = forkState(initialState);
      this.evaluate(handler, handlerState);
      return handlerState;
    });
    mergeStates(state, [blockState, ...handlerStates]);
  }

  /**
   * Assigns a value to a target.
   *
   * @param target - name, member, or destructuring pattern
   * @param value - value of the initializer
   * @param state - state, which is updated
   * @param initializer - assigned expression, if there is one
   */
  private assign(
    target: Expression,
    value: AbstractValue | undefined,
    state: FlowState,
    initializer?: Expression,
  ): void {
    if (target.kind === 'identifier') state.bindings.set(target.name, value);
    else if (target.kind === 'object') {
      for (const {name, line, value: propertyTarget} of target.properties) {
        this.visitor.visitField(value, name, line, state.outcomes, this.getCurrentFunction());
        this.assign(propertyTarget, getMemberValue(value, name), state);
      }
    } else if (target.kind === 'array') {
      target.elements.forEach((elementTarget, index) => {
        const element = initializer?.kind === 'array' ? initializer.elements[index] : undefined;
        this.assign(elementTarget, element ? this.evaluateSilently(element, state) : getElementValue(value), state);
      });
    } else if (target.kind === 'member') {
      // The program writes this property, so the schema need not have it.
      this.evaluate(target.object, state);
      if (target.index) this.evaluate(target.index, state);
    }
  }

  /** Evaluates a function at its definition, and records its result. */
  private evaluateFunction(fn: ExpressionOfKind<'function'>, state: FlowState): void {
    const params = fn.params.map((_, index) => this.functions.getParameter(fn, index));
    const bodyState = forkState(state);
    for (const {outcomes} of params) for (const [source, outcome] of outcomes) bodyState.outcomes.set(source, outcome);
    bodyState.isUnreachable = false;
    const frame = this.enterFunction(
      fn,
      params.map(({value}) => value),
      bodyState,
    );
    this.functions.recordResult(fn, frame.returns, frame.returns.length === 0 && bodyState.isUnreachable);
  }

  /** Evaluates the body of a function in a new frame, and returns the frame. */
  private enterFunction(
    fn: ExpressionOfKind<'function'>,
    args: readonly (AbstractValue | undefined)[],
    state: FlowState,
  ): Frame {
    const frame: Frame = {fn, returns: []};
    this.frames.push(frame);
    fn.params.forEach((param, index) => this.assign(param, args[index], state));
    const value = this.evaluate(fn.body, state);
    if (fn.hasExpressionBody) frame.returns.push({value, outcomes: new Map(state.outcomes)});
    this.frames.pop();
    return frame;
  }

  callFunction(
    callee: AbstractValue | undefined,
    args: readonly (AbstractValue | undefined)[],
    state: FlowState,
  ): AbstractValue | undefined {
    if (callee?.kind !== 'function') return undefined;
    const {returns} = this.enterFunction(callee.expression, args, forkState(state));
    const [result] = returns;
    if (returns.length !== 1 || !result) return mergeValues(returns.map(({value}) => value));
    for (const [source, outcome] of result.outcomes) state.outcomes.set(source, outcome);
    return result.value;
  }
}
