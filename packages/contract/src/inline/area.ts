import type {Mention} from './shown';

/** Which of the two APIs. */
export type Area = 'rest' | 'graphql';

/** What of a page says which API it speaks of. */
export interface PageWords {
  lines: readonly string[];
  title: string;
  /** Lines of headings. */
  headings: readonly number[];
  mentions: readonly Mention[];
}

/**
 * Says which API a name belongs to that both have: the one that its line names, else the heading of its section, else
 * the one that the section shows code of, else the one in the page's title; REST where nothing says more.
 *
 * @param line - where the name stands, counted from 1
 * @param page - on which it stands
 * @returns the API
 */
export function areaAt(line: number, {lines, title, headings, mentions}: PageWords): Area {
  const sectionOf = (at: number): number => headings.filter((heading) => heading <= at).at(-1) ?? 0;
  const section = sectionOf(line);
  const shown = mentions.filter((each) => !each.isName && sectionOf(each.line) === section);
  const isGraphql = ({target}: Mention): boolean => target.startsWith('graphql:');
  return (
    namedIn(lines[line - 1]) ??
    namedIn(lines[section - 1]) ??
    (shown.length > 0 ? (shown.every(isGraphql) ? 'graphql' : 'rest') : undefined) ??
    namedIn(title) ??
    'rest'
  );
}

/** The only API that a text names. */
function namedIn(text = ''): Area | undefined {
  const [hasRest, hasGraphql] = [/\bREST\b/.test(text), /\bGraphQL\b/.test(text)];
  if (hasRest === hasGraphql) return undefined;
  return hasGraphql ? 'graphql' : 'rest';
}
