import {apiDiff} from 'api-smart-diff';
import {METHODS, type OpenApiDocument} from '@paydocs/contract/rest/document';
import {placeOf, type RestPlace} from './restPlace';
import type {Level, SpecChange} from './types';

type Diff = ReturnType<typeof apiDiff>[number];

/** Keywords whose change no program can notice. */
const WORDS = /^(?:description|title|summary|examples?|x-.*|tags|externalDocs|deprecated|operationId)$/;

/**
 * Compares two revisions of the REST description with api-smart-diff.
 *
 * @param before - the old description, bundled
 * @param after - the new one
 * @returns each change that a program can notice, once
 */
export function compareRest(before: OpenApiDocument, after: OpenApiDocument): SpecChange[] {
  const changes = new Map<string, SpecChange & {operations: Set<string>}>();
  const aligned = withRenamedPaths(before, after);
  for (const diff of (apiDiff(before, aligned) as Diff[]).flatMap(inHalves)) {
    const change = changeOf(diff, before, aligned);
    if (!change) continue;
    const known = changes.get(change.key);
    if (!known) changes.set(change.key, {...change, operations: new Set(change.operation ? [change.operation] : [])});
    else {
      if (change.operation) known.operations.add(change.operation);
      if (rank(change.level) < rank(known.level)) known.level = change.level;
    }
  }
  // What comes or goes as a whole is not told a second time as required or optional.
  for (const key of [...changes.keys()]) {
    const [, subject, verb] = /^(.*) (required|optional)$/.exec(key) ?? [];
    if (verb === 'optional' && changes.has(`${subject} removed`)) changes.delete(key);
    if (verb === 'required' && changes.has(`${subject} added`) && changes.get(key)?.level === 'safe')
      changes.delete(key);
  }
  return [
    ...moved(before, after),
    ...[...changes.values()].map(({operations, ...change}) => ({
      ...change,
      text: withOperations(change.text, operations),
    })),
  ];
}

/** A value that stands in the place of another: one is removed and one is added. */
function inHalves(diff: Diff): Diff[] {
  const isValue = diff.action === 'replace' && diff.path.at(-2) === 'enum';
  if (!isValue) return [diff];
  const {after, before, ...rest} = diff;
  return [{...rest, action: 'remove', before} as Diff, {...rest, action: 'add', after} as Diff];
}

const rank = (level: Level): number => ['breaking', 'dangerous', 'safe'].indexOf(level);

function withOperations(text: string, operations: ReadonlySet<string>): string {
  if (operations.size === 0) return `${text}.`;
  const [first, second, ...others] = operations;
  return `${text} (${[first, second].filter(Boolean).join(', ')}${others.length > 0 ? ` and ${others.length} more` : ''}).`;
}

/** Operations that have another method or path. */
function moved(before: OpenApiDocument, after: OpenApiDocument): SpecChange[] {
  const places = placesOf(after);
  return [...placesOf(before)].flatMap(([id, place]): SpecChange[] => {
    const now = places.get(id);
    if (now === undefined || (now.path === place.path && now.method === place.method)) return [];
    const text = `${id} moved from ${place.method} ${place.path} to ${now.method} ${now.path}.`;
    return [{api: 'REST', level: 'breaking', key: `REST ${id} moved`, text, targets: [id, place.path]}];
  });
}

function placesOf(document: OpenApiDocument): Map<string, {method: string; path: string}> {
  const places = new Map<string, {method: string; path: string}>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const id = item[method]?.operationId;
      if (id !== undefined) places.set(id, {method: method.toUpperCase(), path});
    }
  }
  return places;
}

/** The new description with each operation where the old one has it, so that its body is compared too. */
function withRenamedPaths(before: OpenApiDocument, after: OpenApiDocument): OpenApiDocument {
  const result = structuredClone(after);
  const old = placesOf(before);
  for (const [id, now] of placesOf(after)) {
    const place = old.get(id);
    if (!place || !result.paths || (place.path === now.path && place.method === now.method)) continue;
    const from = result.paths[now.path];
    const operation = from?.[now.method.toLowerCase()];
    if (!from || !operation) continue;
    delete from[now.method.toLowerCase()];
    if (METHODS.every((method) => from[method] === undefined)) delete result.paths[now.path];
    const target = result.paths[place.path] ?? {};
    result.paths[place.path] = {...target, [place.method.toLowerCase()]: operation} as typeof target;
  }
  return result;
}

function changeOf(
  diff: Diff,
  before: OpenApiDocument,
  after: OpenApiDocument,
): (SpecChange & {operation?: string}) | undefined {
  const [area] = diff.path;
  const isSchema = area === 'components' && diff.path[1] === 'schemas';
  if (area !== 'paths' && area !== 'webhooks' && !isSchema) return undefined;
  if (diff.path.some((step, index) => WORDS.test(String(step)) && diff.path[index - 1] !== 'properties'))
    return undefined;
  const place = placeOf(diff.action === 'add' ? after : before, diff.path);
  // Schemas of operations are compared where they are used: only there it is known who sends them.
  const isEvent = isSchema && /Event(?:\.|$)/.test(place.name ?? '');
  if (isSchema && !isEvent) return undefined;
  return describe(diff, {...place, isAnswer: place.isAnswer || isEvent});
}

function describe(diff: Diff, place: RestPlace): (SpecChange & {operation?: string}) | undefined {
  const {name, rest, operation, outside, isAnswer} = place;
  const done =
    {add: 'added', remove: 'removed', replace: 'changed', rename: 'renamed', test: 'changed'}[diff.action as string] ??
    'changed';
  const value = diff.action === 'remove' ? diff.before : diff.after;
  const make = (
    subject: string,
    text: string,
    targets: string[],
    level: Level = levelOf(diff),
    exact = false,
  ): SpecChange & {operation?: string} => ({
    api: 'REST',
    level,
    key: `REST ${subject}`,
    text,
    targets,
    ...(exact && {exact}),
    ...(operation !== undefined && name !== undefined && {operation}),
  });
  if (name === undefined) {
    const what = outside.join('/') || 'operation';
    const parameter = typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : undefined;
    if (outside[0] === 'parameters' && parameter !== undefined) {
      return make(
        `${operation} parameter ${parameter} ${done}`,
        `the parameter "${parameter}" of ${operation} was ${done}`,
        [`${operation}?${parameter}`, `${operation}#${parameter}`, operation ?? ''],
      );
    }
    if (outside.length === 0)
      return make(`${operation} ${done}`, `the operation ${operation} was ${done}`, [operation ?? '']);
    return make(`${operation} ${what} ${done}`, `${what} of ${operation} was ${done}`, [operation ?? '']);
  }
  const [keyword] = rest;
  if (keyword === 'enum' || keyword === 'const') {
    const written = String(value);
    // Programs accept values that they don't know; those that compare with one that is gone never meet it.
    const level = isAnswer ? 'dangerous' : diff.action === 'add' ? 'safe' : 'breaking';
    return make(
      `${name}=${written} ${done}`,
      `the value "${written}" of ${name} was ${done}`,
      [`${name}=${written}`],
      level,
    );
  }
  if (keyword === 'required') {
    const field = String(value);
    const now = diff.action === 'add' ? 'required' : 'optional';
    const level: Level = isAnswer === (diff.action === 'add') ? 'safe' : 'breaking';
    return make(
      `${name}.${field} ${now}`,
      `${name}.${field} is now ${now}`,
      diff.action === 'add' ? [name, `${name}.${field}`] : [`${name}.${field}`],
      level,
      true,
    );
  }
  if (keyword !== undefined) {
    return make(
      `${name} ${keyword} changed`,
      `${keyword} of ${name} changed from ${shown(diff.before)} to ${shown(diff.after)}`,
      [name],
    );
  }
  return make(`${name} ${done}`, `${name} was ${done}`, [name]);
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? '').slice(0, 60);
}

function levelOf({type}: Diff): Level {
  if (type === 'breaking') return 'breaking';
  return type === 'unclassified' || type === 'deprecated' ? 'dangerous' : 'safe';
}
