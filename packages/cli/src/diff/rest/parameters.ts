import type {Parameter} from '@paydocs/contract/rest/document';
import type {Found} from './collector';
import type {Comparison} from './comparison';
import type {Declared, Placed} from './operations';
import type {RuleId} from './rules';

/** How a parameter is called in the words of a `Use`. */
function names({value, component}: Declared<Parameter>, id: string): {subject: string; targets: string[]} {
  const sign = value.in === 'header' ? '#' : '?';
  // What several operations share is one thing; what one declares is its own.
  const subject = `${component === undefined ? id : ''}${sign}${value.name}`;
  return {subject, targets: [`${id}${sign}${value.name}`, `${sign}${value.name}`]};
}

/** How parameters of an array or an object are written, with what counts where nothing is said. */
function styleOf({in: place, style, explode}: Parameter & {style?: unknown; explode?: unknown}): string {
  const form = typeof style === 'string' ? style : place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return `${form}, explode: ${String(explode ?? form === 'form')}`;
}

/**
 * Compares parameters by their name: their order says nothing, and names of those in a path are on no wire.
 *
 * @param comparison - compares their schemas
 * @param before - an operation
 * @param after - the same in the new revision
 */
export function compareParameters(comparison: Comparison, before: Placed, after: Placed): void {
  const {collector} = comparison.revisions;
  const [old, now] = [keyed(before), keyed(after)];
  const add = (rule: RuleId, of: Declared<Parameter>, verb: string, text: string, extra: Partial<Found> = {}): void => {
    const {subject, targets} = names(of, before.id);
    const operation = of.component === undefined ? undefined : before.id;
    collector.add({rule, subject, verb, text: `${label(of.value)} ${text}`, targets, operation, ...extra});
  };
  for (const [key, one] of old) {
    const other = now.get(key);
    if (!other) {
      add('request-parameter-removed', one, 'removed', 'was removed');
      continue;
    }
    const [was, is] = [one.value.required === true, other.value.required === true];
    // A parameter of a path is always there.
    if (was !== is && one.value.in !== 'path') {
      const verb = is ? 'required' : 'optional';
      const targets = is ? [before.id, ...names(one, before.id).targets] : names(one, before.id).targets;
      add(`request-parameter-became-${verb}`, one, verb, `is now ${verb}`, {exact: true, targets});
    }
    const isList = /"type":(?:\[[^\]]*)?"(?:array|object)"/.test(JSON.stringify(one.value.schema ?? {}));
    if (isList && styleOf(one.value) !== styleOf(other.value)) {
      const text = `is now serialized as ${styleOf(other.value)} instead of ${styleOf(one.value)}`;
      add('request-parameter-style-changed', one, 'style changed', text);
    }
    const [wasDeprecated, isDeprecated] = [one, other].map(
      ({value}) => 'deprecated' in value && value.deprecated === true,
    );
    if (!wasDeprecated && isDeprecated) add('request-parameter-deprecated', one, 'deprecated', 'is deprecated');
    if (wasDeprecated && !isDeprecated)
      add('request-parameter-reactivated', one, 'reactivated', 'is no longer deprecated');
    const {subject} = names(one, before.id);
    if (one.value.schema && other.value.schema)
      comparison.compare(
        {schema: one.value.schema, owner: subject},
        {schema: other.value.schema, owner: subject},
        one.component === undefined ? undefined : before.id,
      );
  }
  for (const [key, other] of now) {
    if (old.has(key)) continue;
    const isRequired = other.value.required === true;
    const rule = isRequired ? 'new-required-request-parameter' : 'new-optional-request-parameter';
    const targets = isRequired ? [before.id] : names(other, before.id).targets;
    add(rule, other, 'added', `was added${isRequired ? ' and is required' : ''}`, {targets, exact: true});
  }
}

const label = ({in: place, name}: Parameter): string =>
  place === 'header' ? `the header ${name}` : `the parameter "${name}"`;

function keyed({parameters, path}: Placed): Map<string, Declared<Parameter>> {
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return new Map(
    parameters.map((each) => {
      const {in: place, name} = each.value;
      const key = place === 'path' ? String(inPath.indexOf(name)) : place === 'header' ? name.toLowerCase() : name;
      return [`${place} ${key}`, each];
    }),
  );
}
