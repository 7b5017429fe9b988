import type {OpenApiDocument} from '../../rest/document';
import {getProperties} from '../../rest/properties';
import {getStringLiteral, type Expression} from '../languages/expression';
import {getImpliedOutcome} from '../libraries';
import {
  getPossibleSchemas,
  isResponseValue,
  type AbstractValue,
  type Outcome,
  type Outcomes,
  type ResponseSource,
} from './flowState';
import {getCalleeName} from './scope';

const NO_OUTCOMES: Outcomes = new Map();

/**
 * Narrows the outcomes of API calls by a condition, such as `response.ok` or `status >= 400`.
 *
 * @param document - OpenAPI description
 * @param test - the condition
 * @param isTrue - whether the condition is true or false in the branch
 * @param evaluate - returns the value of an expression at this point of the program
 * @returns outcomes of the calls that must have succeeded or failed in the branch
 */
export function narrowOutcomes(
  document: OpenApiDocument,
  test: Expression,
  isTrue: boolean,
  evaluate: (expression: Expression) => AbstractValue | undefined,
): Outcomes {
  const narrow = (expression: Expression, isExpressionTrue: boolean): Outcomes =>
    narrowOutcomes(document, expression, isExpressionTrue, evaluate);
  const createOutcomes = (value: AbstractValue | undefined, outcome: Outcome | undefined): Outcomes =>
    outcome && isResponseValue(value) ? new Map(value.sources.map((source) => [source, outcome])) : NO_OUTCOMES;
  const invert = (outcome: Outcome): Outcome => (outcome === 'success' ? 'error' : 'success');

  switch (test.kind) {
    case 'not':
      return narrow(test.operand, !isTrue);
    case 'logical': {
      const [left, right] = test.operands.map((operand) => narrow(operand, isTrue)) as [Outcomes, Outcomes];
      // Both operands of `and` are true, or both operands of `or` are false.
      if (isTrue === (test.operator === 'and')) return new Map([...left, ...right]);
      // Without a body, the branch reads no fields, so all its reads have the outcomes of the other operand.
      if (test.operands.some((operand) => isBodyTest(operand, evaluate))) return new Map([...left, ...right]);
      return new Map([...left].filter(([source, outcome]) => right.get(source) === outcome));
    }
    case 'comparison':
    case 'equality': {
      const [left, right] = test.operands;
      const status = right.kind === 'literal' ? right.value : undefined;
      const value = evaluate(left);
      if (value?.kind !== 'status' || typeof status !== 'number') return NO_OUTCOMES;
      const isMatch = test.kind === 'equality' && test.isNegated ? !isTrue : isTrue;
      if (test.kind === 'equality') {
        // A status that differs from one error may still be another error.
        if (status >= 300) return isMatch ? createOutcomes(value, 'error') : NO_OUTCOMES;
        return createOutcomes(value, isMatch ? 'success' : 'error');
      }
      if (status < 299 || status > 400) return NO_OUTCOMES;
      return createOutcomes(value, test.operator.startsWith('>') === isMatch ? 'error' : 'success');
    }
    case 'member': {
      const object = evaluate(test.object);
      const outcome = object?.kind === 'response' ? getImpliedOutcome(test.property) : undefined;
      if (outcome) return createOutcomes(object, isTrue ? outcome : invert(outcome));
      return narrowByErrorField(document, object, test.property, isTrue);
    }
    case 'call': {
      if (getCalleeName(test.callee) === 'isset' && test.args[0]) return narrow(test.args[0].value, isTrue);
      if (test.callee.kind !== 'member') return NO_OUTCOMES;
      const object = evaluate(test.callee.object);
      if (object?.kind === 'data' && test.callee.property === 'get')
        return narrowByErrorField(document, object, getStringLiteral(test.args[0]?.value), isTrue);
      const outcome = object?.kind === 'response' ? getImpliedOutcome(test.callee.property) : undefined;
      return outcome ? createOutcomes(object, isTrue ? outcome : invert(outcome)) : NO_OUTCOMES;
    }
    default:
      return NO_OUTCOMES;
  }
}

/** Checks whether a condition tests if there is a body, such as `data === null` or `not data`. */
function isBodyTest(test: Expression, evaluate: (expression: Expression) => AbstractValue | undefined): boolean {
  const isBody = (expression: Expression): boolean => {
    const value = evaluate(expression);
    return value?.kind === 'data' && value.path.length === 0;
  };
  if (test.kind === 'not') return isBody(test.operand);
  if (test.kind !== 'equality') return isBody(test);
  const [left, right] = test.operands;
  return right.kind === 'literal' && right.value === null && isBody(left);
}

/** Narrows outcomes by the presence of a field that only errors have. */
function narrowByErrorField(
  document: OpenApiDocument,
  body: AbstractValue | undefined,
  name: string | undefined,
  isTrue: boolean,
): Outcomes {
  if (body?.kind !== 'data' || body.path.length > 0 || name === undefined) return NO_OUTCOMES;
  const hasField = (source: ResponseSource, outcome: Outcome): boolean =>
    (getPossibleSchemas(document, {...body, sources: [source]}, new Map([[source, outcome]])) ?? []).some((schema) =>
      getProperties(document, schema).has(name),
    );
  return new Map(
    body.sources
      .filter((source) => source.successSchemas && hasField(source, 'error') && !hasField(source, 'success'))
      .map((source) => [source, isTrue ? 'error' : 'success']),
  );
}
