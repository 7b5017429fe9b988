import type {OpenApiDocument} from '../../rest/document';
import {getProperties} from '../../rest/properties';
import {told} from '../answers';
import type {Expression} from '../languages/expression';
import {isAnswered, plainText, schemasOf, type Known, type Outcome, type Source} from './known';
import {calleeName} from './scope';

/** What a condition tells of calls. */
export type Facts = ReadonlyMap<Source, Outcome>;

const NONE: Facts = new Map();

/**
 * @param document - the description
 * @param test - a condition
 * @param holds - whether it is true
 * @param typeOf - what is known of a value at this place
 * @returns which calls must have succeeded or failed then
 */
export function factsOf(
  document: OpenApiDocument,
  test: Expression,
  holds: boolean,
  typeOf: (expression: Expression) => Known | undefined,
): Facts {
  const facts = (each: Expression, isTrue: boolean): Facts => factsOf(document, each, isTrue, typeOf);
  const all = (known: Known | undefined, outcome: Outcome | undefined): Facts =>
    outcome && isAnswered(known) ? new Map(known.of.map((source) => [source, outcome])) : NONE;
  const turned = (outcome: Outcome): Outcome => (outcome === 'ok' ? 'failed' : 'ok');

  switch (test.kind) {
    case 'not':
      return facts(test.of, !holds);
    case 'logic': {
      const [left, right] = test.sides.map((side) => facts(side, holds)) as [Facts, Facts];
      if (holds === (test.sign === 'and')) return new Map([...left, ...right]);
      // Without a body there is nothing to read: what the other side tells holds for what is read.
      if (test.sides.some((side) => asksForBody(side, typeOf))) return new Map([...left, ...right]);
      return new Map([...left].filter(([source, outcome]) => right.get(source) === outcome));
    }
    case 'compare':
    case 'equal': {
      const [left, right] = test.sides;
      const number = right.kind === 'literal' ? right.value : undefined;
      const known = typeOf(left);
      if (known?.kind !== 'status' || typeof number !== 'number') return NONE;
      const isTrue = test.kind === 'equal' && test.isNot ? !holds : holds;
      if (test.kind === 'equal') {
        // That it isn't one error says nothing of the others.
        if (number >= 300) return isTrue ? all(known, 'failed') : NONE;
        return all(known, isTrue ? 'ok' : 'failed');
      }
      if (number < 299 || number > 400) return NONE;
      return all(known, test.sign.startsWith('>') === isTrue ? 'failed' : 'ok');
    }
    case 'member': {
      const of = typeOf(test.of);
      const outcome = of?.kind === 'answer' ? told(test.name) : undefined;
      if (outcome) return all(of, holds ? outcome : turned(outcome));
      return onlyIn(document, of, test.name, holds);
    }
    case 'call': {
      if (calleeName(test.callee) === 'isset' && test.args[0]) return facts(test.args[0].value, holds);
      if (test.callee.kind !== 'member') return NONE;
      const of = typeOf(test.callee.of);
      if (of?.kind === 'data' && test.callee.name === 'get')
        return onlyIn(document, of, plainText(test.args[0]?.value), holds);
      const outcome = of?.kind === 'answer' ? told(test.callee.name) : undefined;
      return outcome ? all(of, holds ? outcome : turned(outcome)) : NONE;
    }
    default:
      return NONE;
  }
}

/** `answer === null`, `not answer` */
function asksForBody(test: Expression, typeOf: (expression: Expression) => Known | undefined): boolean {
  const isBody = (each: Expression): boolean => {
    const known = typeOf(each);
    return known?.kind === 'data' && known.path.length === 0;
  };
  if (test.kind === 'not') return isBody(test.of);
  if (test.kind !== 'equal') return isBody(test);
  const [left, right] = test.sides;
  return right.kind === 'literal' && right.value === null && isBody(left);
}

/** A field that errors alone have tells that the call failed. */
function onlyIn(document: OpenApiDocument, of: Known | undefined, name: string | undefined, holds: boolean): Facts {
  if (of?.kind !== 'data' || of.path.length > 0 || name === undefined) return NONE;
  const has = (source: Source, outcome: Outcome): boolean =>
    (schemasOf(document, {...of, of: [source]}, new Map([[source, outcome]])) ?? []).some((each) =>
      getProperties(document, each).has(name),
    );
  return new Map(
    of.of
      .filter((source) => source.ok && has(source, 'failed') && !has(source, 'ok'))
      .map((source) => [source, holds ? 'failed' : 'ok']),
  );
}
