import {isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap} from 'yaml';
import {findSuggestion, InputError, type Diagnostic, isCalendarDate} from '@paydocs/core';
import {APIS, CHANGE_KINDS, type Change, type Release} from './types';

/**
 * Parses the changelog, which lists announced changes.
 *
 * @param text - YAML list of releases, newest first
 * @param file - path of the file, for messages
 * @returns the releases, newest first
 * @throws InputError that lists each diagnostic with its line
 */
export function parseChangelog(text: string, file: string): Release[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false, schema: 'failsafe'});
  const diagnostics: Diagnostic[] = [];
  const getLine = (node: unknown): number => lines.linePos(isPositioned(node) ? (node.range?.[0] ?? 0) : 0).line;
  const addDiagnostic = (node: unknown, message: string): void => {
    diagnostics.push({file, line: getLine(node), message});
  };
  const [error] = document.errors;
  if (error)
    throw new InputError(
      [
        {
          file,
          line: lines.linePos(error.pos[0]).line,
          message: "this line can't be parsed. Compare its dashes, colons, and spaces with those in other releases.",
        },
      ],
      'changelog/entry',
    );
  if (!isSeq(document.contents))
    throw new InputError(
      [
        {
          file,
          line: 1,
          message:
            'the file has no list of releases. Add each release as "- date: 2026-01-01", "title: …", and "changes:".',
        },
      ],
      'changelog/entry',
    );
  const items = document.contents.items;
  const releases = items.flatMap((item) => {
    if (isMap(item)) return [parseRelease(item, addDiagnostic, getLine)];
    addDiagnostic(
      item,
      'this entry isn\'t a release. Write "- date: 2026-01-01", with "title: …" and "changes:" below it.',
    );
    return [];
  });
  checkReleaseOrder(
    items.filter((item) => isMap(item)).map((item, index) => ({item, date: releases[index]?.date ?? ''})),
    addDiagnostic,
  );
  if (diagnostics.length > 0) throw new InputError(diagnostics, 'changelog/entry');
  return releases;
}

/** Checks that the newest release comes first, and that no two have the same date, which is part of a release's URL. */
function checkReleaseOrder(releases: readonly {item: YAMLMap; date: string}[], addDiagnostic: AddDiagnostic): void {
  const dated = releases.filter(({date}) => isCalendarDate(date));
  dated.forEach(({item, date}, index) => {
    const previous = dated[index - 1]?.date;
    if (previous === undefined || previous > date) return;
    addDiagnostic(
      item,
      previous === date
        ? `the previous release is also dated ${date}. Combine all changes from one day into one release.`
        : `the release dated ${date} is below the release dated ${previous}. Put the newest release first.`,
    );
  });
}

type AddDiagnostic = (node: unknown, message: string) => void;
type GetLine = (node: unknown) => number;

interface Positioned {
  range?: readonly number[] | null;
}

function isPositioned(value: unknown): value is Positioned {
  return typeof value === 'object' && value !== null && 'range' in value;
}

/** Returns the values of a map by field name, and reports unknown fields. */
function parseFields(map: YAMLMap, known: readonly string[], addDiagnostic: AddDiagnostic): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const {key, value} of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!known.includes(name)) {
      const closest = findSuggestion(name, known);
      addDiagnostic(
        key,
        `there's no field "${name}".${closest === undefined ? ` Valid fields: ${known.join(', ')}.` : ` Did you mean "${closest}"?`}`,
      );
    }
    fields.set(name, value);
  }
  return fields;
}

const getText = (node: unknown): string | undefined =>
  isScalar(node) && String(node.value).trim() !== '' ? String(node.value).trim() : undefined;

function parseRelease(map: YAMLMap, addDiagnostic: AddDiagnostic, getLine: GetLine): Release {
  const fields = parseFields(map, ['date', 'title', 'text', 'changes'], addDiagnostic);
  const date = getText(fields.get('date')) ?? '';
  const title = getText(fields.get('title')) ?? '';
  if (!isCalendarDate(date)) {
    const message = `the date must be a calendar date, such as 2026-01-31 (found "${date}").`;
    addDiagnostic(fields.get('date') ?? map, message);
  }
  if (title === '') addDiagnostic(map, 'the release has no title. Add "title: …".');
  const list = fields.get('changes');
  if (!isSeq(list) || list.items.length === 0)
    addDiagnostic(
      list ?? map,
      'the release has no changes. Add "changes:", and start each change below it with "- api: REST".',
    );
  const changes = isSeq(list)
    ? list.items.flatMap((item) =>
        isMap(item)
          ? [parseChange(item, addDiagnostic, getLine)]
          : (addDiagnostic(
              item,
              'this entry isn\'t a change. Write "- api: REST", with "kind: …" and "text: …" below it.',
            ),
            []),
      )
    : [];
  const text = getText(fields.get('text'));
  return {date, line: getLine(map), title, changes, ...(text !== undefined && {text})};
}

function parseChange(map: YAMLMap, addDiagnostic: AddDiagnostic, getLine: GetLine): Change {
  const fields = parseFields(map, ['api', 'kind', 'text', 'announces', 'names', 'sunset', 'successor'], addDiagnostic);
  const readChoice = <T extends string>(name: string, values: readonly T[]): T => {
    const value = getText(fields.get(name)) ?? '';
    const found = values.find((each) => each === value);
    if (found === undefined)
      addDiagnostic(fields.get(name) ?? map, `${name} must be one of ${values.join(', ')} (found "${value}").`);
    return found ?? values[0]!;
  };
  const text = getText(fields.get('text')) ?? '';
  if (text === '') addDiagnostic(map, 'the change has no text. Add "text: …".');
  const readList = (name: string): {name: string; line: number}[] => {
    const list = fields.get(name);
    const items: unknown[] = isSeq(list) ? list.items : [list];
    return items.flatMap((item) => {
      const part = getText(item);
      return part === undefined ? [] : [{name: part, line: getLine(item)}];
    });
  };
  const kind = readChoice('kind', CHANGE_KINDS);
  const [names, sunset, successor] = [
    readList('names'),
    getText(fields.get('sunset')),
    getText(fields.get('successor')),
  ];
  if (sunset !== undefined && !isCalendarDate(sunset))
    addDiagnostic(fields.get('sunset'), `sunset must be a calendar date, such as 2027-01-31 (found "${sunset}").`);
  for (const name of ['sunset', 'successor'])
    if (fields.has(name) && kind !== 'deprecated')
      addDiagnostic(fields.get(name), `${name} is only for deprecations. Delete it, or write "kind: deprecated".`);
  return {
    api: readChoice('api', APIS),
    kind,
    text,
    announces: readList('announces').map(({name}) => name),
    ...(names.length > 0 && {names}),
    ...(sunset !== undefined && {sunset}),
    ...(successor !== undefined && {successor}),
  };
}
