import type {Parameter} from '@paydocs/contract/document';
import type {DetectedChange} from './collector';
import type {Comparer} from './comparer';
import type {Resolved, OperationEntry} from './operations';
import type {ChangeLevel} from '../types';

/** Returns the subject and the targets of a parameter's changes, in the notation of a `SpecUse`. */
function getSubjectAndTargets(
  {value, component}: Resolved<Parameter>,
  id: string,
): {subject: string; targets: string[]} {
  const sign = value.in === 'header' ? '#' : '?';
  // A component that several operations share is one subject; an inline parameter is part of its operation.
  const subject = `${component === undefined ? id : ''}${sign}${value.name}`;
  return {subject, targets: [`${id}${sign}${value.name}`, `${sign}${value.name}`]};
}

/**
 * Describes the serialization of an array or object parameter, with the defaults of OpenAPI.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
function getStyle({in: location, style, explode}: Parameter & {style?: unknown; explode?: unknown}): string {
  const styleName =
    typeof style === 'string' ? style : location === 'query' || location === 'cookie' ? 'form' : 'simple';
  return `${styleName}, explode: ${String(explode ?? styleName === 'form')}`;
}

/**
 * Compares parameters by name, and path parameters by position, because requests don't contain their names.
 *
 * @param comparer - compares the schemas of parameters
 * @param before - operation in the old revision
 * @param after - same operation in the new revision
 */
export function compareParameters(comparer: Comparer, before: OperationEntry, after: OperationEntry): void {
  const {collector} = comparer.revisions;
  const [old, now] = [indexParameters(before), indexParameters(after)];
  const add = (
    level: ChangeLevel,
    parameter: Resolved<Parameter>,
    verb: string,
    text: string,
    extra: Partial<DetectedChange> = {},
  ): void => {
    const {subject, targets} = getSubjectAndTargets(parameter, before.id);
    const operation = parameter.component === undefined ? undefined : before.id;
    collector.add({
      level,
      subject,
      verb,
      text: `${describeParameter(parameter.value)} ${text}`,
      targets,
      operation,
      ...extra,
    });
  };
  for (const [key, one] of old) {
    const other = now.get(key);
    if (!other) {
      // The API no longer does what the program requests, such as charging only once.
      add('breaking', one, 'removed', 'was removed');
      continue;
    }
    const [was, is] = [one.value.required === true, other.value.required === true];
    // Path parameters are always required.
    if (was !== is && one.value.in !== 'path') {
      const verb = is ? 'required' : 'optional';
      const targets = is
        ? [before.id, ...getSubjectAndTargets(one, before.id).targets]
        : getSubjectAndTargets(one, before.id).targets;
      add(is ? 'breaking' : 'safe', one, verb, `is now ${verb}`, {exact: true, targets});
    }
    const isList = /"type":(?:\[[^\]]*)?"(?:array|object)"/.test(JSON.stringify(one.value.schema ?? {}));
    if (isList && getStyle(one.value) !== getStyle(other.value)) {
      const text = `is now serialized as ${getStyle(other.value)} instead of ${getStyle(one.value)}`;
      add('breaking', one, 'style changed', text);
    }
    const [wasDeprecated, isDeprecated] = [one, other].map(
      ({value}) => 'deprecated' in value && value.deprecated === true,
    );
    if (!wasDeprecated && isDeprecated) add('safe', one, 'deprecated', 'is deprecated');
    if (wasDeprecated && !isDeprecated) add('safe', one, 'reactivated', 'is no longer deprecated');
    const {subject} = getSubjectAndTargets(one, before.id);
    if (one.value.schema && other.value.schema)
      comparer.compare(
        {schema: one.value.schema, owner: subject},
        {schema: other.value.schema, owner: subject},
        one.component === undefined ? undefined : before.id,
      );
  }
  for (const [key, other] of now) {
    if (old.has(key)) continue;
    const isRequired = other.value.required === true;
    const level = isRequired ? 'breaking' : 'safe';
    const targets = isRequired ? [before.id] : getSubjectAndTargets(other, before.id).targets;
    add(level, other, 'added', `was added${isRequired ? ' and is required' : ''}`, {targets, exact: true});
  }
}

const describeParameter = ({in: location, name}: Parameter): string =>
  location === 'header' ? `the header ${name}` : `the parameter "${name}"`;

function indexParameters({parameters, path}: OperationEntry): Map<string, Resolved<Parameter>> {
  const pathNames = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  return new Map(
    parameters.map((each) => {
      const {in: location, name} = each.value;
      const key =
        location === 'path' ? String(pathNames.indexOf(name)) : location === 'header' ? name.toLowerCase() : name;
      return [`${location} ${key}`, each];
    }),
  );
}
