import leven from 'leven';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap} from 'yaml';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {isDay} from '@paydocs/core/isDay';
import {APIS, KINDS, type Change, type Release} from './types';

/**
 * Reads announced changes.
 *
 * @param text - YAML: a list of releases, the newest first
 * @param file - for messages
 * @returns the releases
 * @throws InputError that lists every mistake with its line
 */
export function readChangelog(text: string, file: string): Release[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, schema: 'failsafe'});
  const problems: InputProblem[] = [];
  const lineOf = (node: unknown): number => lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0).line;
  const tell = (node: unknown, message: string): void => {
    problems.push({file, line: lineOf(node), message});
  };
  const [error] = document.errors;
  if (error)
    throw new InputError([
      {
        file,
        line: lines.linePos(error.pos[0]).line,
        message: "this line can't be parsed. Compare its dashes, colons, and spaces with those in other releases.",
      },
    ]);
  if (!isSeq(document.contents))
    throw new InputError([
      {file, line: 1, message: 'write a list of releases, each with "- date: 2026-01-01" and "title: …".'},
    ]);
  const items = document.contents.items;
  const releases = items.flatMap((item) => {
    if (isMap(item)) return [readRelease(item, tell, lineOf)];
    tell(item, 'a release must have a date, a title, and changes.');
    return [];
  });
  tellOrder(
    items.filter((item) => isMap(item)).map((item, index) => ({item, date: releases[index]?.date ?? ''})),
    tell,
  );
  if (problems.length > 0) throw new InputError(problems);
  return releases;
}

/** The page gives each release an address by its date. */
function tellOrder(releases: readonly {item: YAMLMap; date: string}[], tell: Tell): void {
  const dated = releases.filter(({date}) => isDay(date));
  dated.forEach(({item, date}, index) => {
    const before = dated[index - 1]?.date;
    if (before === undefined || before > date) return;
    tell(
      item,
      before === date
        ? `the previous release is also dated ${date}. Combine all changes from one day into one release.`
        : `the release dated ${date} is below the one dated ${before}. Put the newest release first.`,
    );
  });
}

type Tell = (node: unknown, message: string) => void;
type LineOf = (node: unknown) => number;

interface Positioned {
  range?: readonly number[] | null;
}

function isNode(value: unknown): value is Positioned {
  return typeof value === 'object' && value !== null && 'range' in value;
}

/** The texts of a map by their names; unknown names are told. */
function fieldsOf(map: YAMLMap, known: readonly string[], tell: Tell): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const {key, value} of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!known.includes(name)) {
      const nearest = known.find((each) => leven(each, name) <= 2);
      tell(
        key,
        `there's no field "${name}".${nearest === undefined ? ` Valid fields: ${known.join(', ')}.` : ` Did you mean "${nearest}"?`}`,
      );
    }
    fields.set(name, value);
  }
  return fields;
}

const textOf = (node: unknown): string | undefined =>
  isScalar(node) && String(node.value).trim() !== '' ? String(node.value).trim() : undefined;

function readRelease(map: YAMLMap, tell: Tell, lineOf: LineOf): Release {
  const fields = fieldsOf(map, ['date', 'title', 'text', 'changes'], tell);
  const date = textOf(fields.get('date')) ?? '';
  const title = textOf(fields.get('title')) ?? '';
  if (!isDay(date)) {
    const message = `the date must be a calendar date, such as 2026-01-31 (found "${date}").`;
    tell(fields.get('date') ?? map, message);
  }
  if (title === '') tell(map, 'the release has no title. Write "title: …".');
  const list = fields.get('changes');
  if (!isSeq(list) || list.items.length === 0)
    tell(
      list ?? map,
      'the release has no changes. Write "changes:", and start each change below it with "- api: REST".',
    );
  const changes = isSeq(list)
    ? list.items.flatMap((item) =>
        isMap(item)
          ? [readChange(item, tell, lineOf)]
          : (tell(item, 'a change must have "api", "kind", and "text".'), []),
      )
    : [];
  const text = textOf(fields.get('text'));
  return {date, line: lineOf(map), title, changes, ...(text !== undefined && {text})};
}

function readChange(map: YAMLMap, tell: Tell, lineOf: LineOf): Change {
  const fields = fieldsOf(map, ['api', 'kind', 'text', 'announces', 'names', 'sunset', 'successor'], tell);
  const choice = <T extends string>(name: string, values: readonly T[]): T => {
    const value = textOf(fields.get(name)) ?? '';
    const found = values.find((each) => each === value);
    if (found === undefined)
      tell(fields.get(name) ?? map, `${name} must be one of ${values.join(', ')} (found "${value}").`);
    return found ?? values[0]!;
  };
  const text = textOf(fields.get('text')) ?? '';
  if (text === '') tell(map, 'the change has no text. Write "text: …".');
  const listOf = (name: string): {name: string; line: number}[] => {
    const list = fields.get(name);
    const items: unknown[] = isSeq(list) ? list.items : [list];
    return items.flatMap((item) => {
      const part = textOf(item);
      return part === undefined ? [] : [{name: part, line: lineOf(item)}];
    });
  };
  const kind = choice('kind', KINDS);
  const [names, sunset, successor] = [listOf('names'), textOf(fields.get('sunset')), textOf(fields.get('successor'))];
  if (sunset !== undefined && !isDay(sunset))
    tell(fields.get('sunset'), `sunset must be a calendar date, such as 2027-01-31 (found "${sunset}").`);
  for (const name of ['sunset', 'successor'])
    if (fields.has(name) && kind !== 'deprecated')
      tell(fields.get(name), `${name} is only for deprecations. Delete it, or write "kind: deprecated".`);
  return {
    api: choice('api', APIS),
    kind,
    text,
    announces: listOf('announces').map(({name}) => name),
    ...(names.length > 0 && {names}),
    ...(sunset !== undefined && {sunset}),
    ...(successor !== undefined && {successor}),
  };
}
