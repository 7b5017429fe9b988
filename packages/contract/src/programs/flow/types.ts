import type {NamedSchema} from '../../rest/properties';
import type {Expression, ExpressionOfKind} from '../languages/expression';
import type {AbstractValue, FlowState, Outcomes, ResponseSource} from './flowState';
import type {FunctionSummaries} from './functionSummaries';
import type {ReceivedEvents} from './receivedEvents';

/** Callbacks of the analysis. */
export interface Visitor {
  /**
   * Handles a read of a field.
   *
   * @param object - value that has the field
   * @param name - name of the field; `undefined` if it's computed
   * @param line - line of the name
   * @param outcomes - outcomes of API calls at this point
   * @param currentFunction - function that contains the read; `undefined` at the top level
   */
  visitField(
    object: AbstractValue | undefined,
    name: string | undefined,
    line: number,
    outcomes: Outcomes,
    currentFunction: ExpressionOfKind<'function'> | undefined,
  ): void;
  /** Handles a comparison of a value with an expression. */
  visitComparison(value: AbstractValue | undefined, other: Expression, outcomes: Outcomes): void;
}

/** Input of the analysis. */
export interface FlowContext {
  /** Sources of the program's API calls, by call expression. */
  sources: ReadonlyMap<Expression, ResponseSource>;
  /** Schemas of all errors of the REST API. */
  errorSchemas: NamedSchema[];
  /** Returns the source for an argument that is a GraphQL operation; `undefined` for other arguments. */
  getQuerySource(argument: Expression): ResponseSource | undefined;
  /** Events that the program receives; `undefined` if it receives none. */
  receivedEvents: ReceivedEvents | undefined;
}

/** The members of the flow analyzer that the evaluation of calls uses. */
export interface Analyzer {
  context: FlowContext;
  functions: FunctionSummaries;
  visitor: Visitor;
  /** Evaluates an expression, and updates the state. */
  evaluate(expression: Expression, state: FlowState): AbstractValue | undefined;
  /** Returns the outcomes of API calls that follow if a condition is true or false. */
  narrowOutcomes(test: Expression, isTrue: boolean, state: FlowState): Outcomes;
  /** Evaluates the body of a function with the values of its arguments, and returns its result. */
  callFunction(
    callee: AbstractValue | undefined,
    args: readonly (AbstractValue | undefined)[],
    state: FlowState,
  ): AbstractValue | undefined;
  /** Returns the function that contains the current point; `undefined` at the top level. */
  getCurrentFunction(): ExpressionOfKind<'function'> | undefined;
  /** Returns the source of the innermost request wrapper that contains the current point. */
  getWrapperSource(): ResponseSource | undefined;
}
