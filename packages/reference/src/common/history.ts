/** When parts of an API came, changed and were deprecated, in the data of pages. */
import {translate} from '@paydocs/core/translate';
import type {FactData, PageData, TypeData} from '../data/reference';

/** Days of releases: what exists unchanged since the first one has none. */
export interface PartHistory {
  since?: string;
  /** The last change. */
  changed?: string;
  deprecated?: string;
}

/** Gives the history of what a line of a guide may rest on: see `Use` of @paydocs/contract. */
export type HistoryOf = (target: string) => PartHistory | undefined;

/** What of a history is news beside what is said above on the page. */
export interface Told {
  facts: FactData[];
  /** The newest day on which something around it came. */
  since: string;
  deprecatedIn?: string;
}

/**
 * @param history - of a part of an API
 * @param above - the newest day on which something around it came
 * @returns what is worth telling
 */
export function told({since = '', changed = '', deprecated}: PartHistory = {}, above = ''): Told {
  const newest = since > above ? since : above;
  const facts: FactData[] = [];
  if (since > above) facts.push([sinceText(since)]);
  if (changed > newest) facts.push([changedText(changed)]);
  return {facts, since: newest, ...(deprecated !== undefined && {deprecatedIn: monthOf(deprecated)})};
}

/** Adds what a history tells to a field, a type or a value; it is changed. */
export function tell(part: Pick<TypeData, 'facts' | 'deprecated' | 'deprecatedIn'>, {facts, deprecatedIn}: Told): void {
  if (facts.length > 0) part.facts = [...(part.facts ?? []), ...facts];
  if (part.deprecated !== undefined && deprecatedIn !== undefined) part.deprecatedIn = deprecatedIn;
}

/** Adds what a history tells to the page of an operation or a type; it is changed. */
export function tellPage(page: Pick<PageData, 'history'>, {facts, deprecatedIn}: Told): void {
  const texts = [...facts.map(([text]) => text), ...(deprecatedIn === undefined ? [] : [deprecatedText(deprecatedIn)])];
  if (texts.length > 0) page.history = texts.join(' · ');
}

/** `2026-05-04` → `2026-05` */
const monthOf = (day: string): string => day.slice(0, 7);

const sinceText = (day: string): string =>
  translate({id: 'paydocs.page.since', message: 'since {month}'}, {month: monthOf(day)});

const changedText = (day: string): string =>
  translate({id: 'paydocs.page.changed', message: 'changed {month}'}, {month: monthOf(day)});

const deprecatedText = (month: string): string =>
  translate({id: 'paydocs.page.deprecatedIn', message: 'deprecated {month}'}, {month});
