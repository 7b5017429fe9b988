/** Adds release dates of parts of an API to page data. */
import {translate} from '@paydocs/core';
import type {FactData, PageData, TypeData} from '../data/reference';

/** Release dates (`YYYY-MM-DD`) of a part of an API. A part that hasn't changed since the first release has none. */
export interface PartHistory {
  since?: string;
  /** Date of the last change. */
  changed?: string;
  deprecated?: string;
}

/**
 * Function that returns the history of a part of an API. For the format of `target`, see `SpecUse` in @paydocs/contract.
 */
export type GetHistory = (target: string) => PartHistory | undefined;

/** History of a part of an API, without dates that the page already displays for an ancestor. */
interface HistorySummary {
  facts: FactData[];
  /** Latest date on which the part or one of its ancestors was added; empty for the first release. */
  since: string;
  deprecatedIn?: string;
}

/**
 * Summarizes the history of a part of an API.
 *
 * @param history - history of a part of an API
 * @param parentSince - latest date on which one of its ancestors was added; empty for the first release
 * @returns the summary, whose `since` is the `parentSince` of nested parts
 */
export function summarizeHistory(
  {since = '', changed = '', deprecated}: PartHistory = {},
  parentSince = '',
): HistorySummary {
  const newest = since > parentSince ? since : parentSince;
  const facts: FactData[] = [];
  if (since > parentSince) facts.push([formatSinceMonth(since)]);
  if (changed > newest) facts.push([formatChangedMonth(changed)]);
  return {facts, since: newest, ...(deprecated !== undefined && {deprecatedIn: getMonth(deprecated)})};
}

/** Adds history facts to the data of a field, type, or value, which is changed in place. */
export function addPartHistory(
  part: Pick<TypeData, 'facts' | 'deprecated' | 'deprecatedIn'>,
  {facts, deprecatedIn}: HistorySummary,
): void {
  if (facts.length > 0) part.facts = [...(part.facts ?? []), ...facts];
  if (part.deprecated !== undefined && deprecatedIn !== undefined) part.deprecatedIn = deprecatedIn;
}

/** Adds history facts to the data of an operation's or type's page, which is changed in place. */
export function addPageHistory(page: Pick<PageData, 'history'>, {facts, deprecatedIn}: HistorySummary): void {
  const texts = [
    ...facts.map(([text]) => text),
    ...(deprecatedIn === undefined ? [] : [formatDeprecatedMonth(deprecatedIn)]),
  ];
  if (texts.length > 0) page.history = texts.join(' · ');
}

/** Returns the month of a date: `2026-05` for `2026-05-04`. */
const getMonth = (day: string): string => day.slice(0, 7);

const formatSinceMonth = (day: string): string =>
  translate({id: 'paydocs.page.since', message: 'since {month}'}, {month: getMonth(day)});

const formatChangedMonth = (day: string): string =>
  translate({id: 'paydocs.page.changed', message: 'changed {month}'}, {month: getMonth(day)});

const formatDeprecatedMonth = (month: string): string =>
  translate({id: 'paydocs.page.deprecatedIn', message: 'deprecated {month}'}, {month});
