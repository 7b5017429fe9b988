import {translate} from '@paydocs/core';
import type {Schema} from './document';
import type {Fact} from './fact';
import {formatValue} from './formatValue';

/** Condition in addition to a schema's type: the last segment of its ID, its label, and the schema that it applies. */
interface LabeledCondition {
  key: string;
  label: string;
  schema: Schema | boolean;
}

/**
 * Splits conditions into labeled parts, except those that {@link getConditionFacts} formats.
 *
 * @param conditions - conditions from `splitConditions`
 * @returns a part for each keyword, such as `if` and `then`, in display order
 */
export function getLabeledConditions(conditions: Schema[]): LabeledCondition[] {
  return conditions.flatMap((condition) => {
    const parts: LabeledCondition[] = [];
    const add = (key: string, label: string, schema: unknown): void => {
      if (schema !== undefined) parts.push({key, label, schema: schema as Schema});
    };
    if (getNegationFacts(condition).length === 0)
      add('not', translate({id: 'paydocs.rule.mustNot', message: 'Must not match this'}), condition.not);
    // `if` has no effect without `then` or `else`, which have none without `if`.
    if (condition.if !== undefined && (condition.then !== undefined || condition.else !== undefined)) {
      add('if', translate({id: 'paydocs.rule.if', message: 'If it matches this'}), condition.if);
      add('then', translate({id: 'paydocs.rule.then', message: '… then it must also match this'}), condition.then);
      add(
        'else',
        condition.then === undefined
          ? translate({id: 'paydocs.rule.else', message: '… else it must match this'})
          : translate({id: 'paydocs.rule.ifNot', message: '… if not, it must match this'}),
        condition.else,
      );
    }
    add(
      'contains',
      translate({id: 'paydocs.rule.contains', message: 'At least one item must match this'}),
      condition.contains,
    );
    for (const [name, schema] of Object.entries(condition.dependentSchemas ?? {}))
      add(
        `with-${name}`,
        translate({id: 'paydocs.rule.with', message: 'With {name}, it must match this'}, {name}),
        schema,
      );
    add('content', translate({id: 'paydocs.rule.decoded', message: 'Decoded content'}), condition.contentSchema);
    return parts;
  });
}

/** Formats each simple `not` condition as a short fact, such as `Not x` or `Not together a, b`. */
export function getConditionFacts(conditions: Schema[]): Fact[] {
  return conditions.flatMap(getNegationFacts);
}

function getNegationFacts({not}: Schema): Fact[] {
  if (not === true) return [[translate({id: 'paydocs.rule.never', message: 'Never allowed'})]];
  if (typeof not !== 'object' || not === null) return [];
  const {const: constant, enum: values, pattern, required, type, ...others} = not as Schema;
  if (Object.keys(others).length > 0) return [];
  const definedRules = [constant, values, pattern, required].filter((value) => value !== undefined);
  if (definedRules.length === 0)
    return type === undefined
      ? [[translate({id: 'paydocs.rule.never', message: 'Never allowed'})]]
      : [[translate({id: 'paydocs.rule.notType', message: 'Not of the type'}), [type].flat().join(' or ')]];
  if (definedRules.length > 1) return [];
  if (constant !== undefined) return [[translate({id: 'paydocs.rule.not', message: 'Not'}), formatValue(constant)]];
  if (values)
    return values.map((value): Fact => [translate({id: 'paydocs.rule.not', message: 'Not'}), formatValue(value)]);
  if (pattern !== undefined)
    return [[translate({id: 'paydocs.rule.notPattern', message: 'Not the pattern'}), String(pattern)]];
  return [
    [
      required?.length === 1
        ? translate({id: 'paydocs.rule.notAllowed', message: 'Not allowed'})
        : translate({id: 'paydocs.rule.notTogether', message: 'Not together'}),
      required?.join(', '),
    ],
  ];
}
