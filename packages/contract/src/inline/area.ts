import type {Mention} from './visibleTypes';

/** One of the two APIs. */
export type Area = 'rest' | 'graphql';

/** Parts of a page that indicate which API it's about. */
export interface PageText {
  lines: readonly string[];
  title: string;
  /** Lines of headings. */
  headings: readonly number[];
  mentions: readonly Mention[];
}

/**
 * Returns the API of a name that both APIs have: the API that its line names, else the section heading, else the API of
 * the section's code, else the API in the page title, else REST.
 *
 * @param line - line number of the name, counted from 1
 * @param page - page that contains the name
 * @returns the API
 */
export function getArea(line: number, {lines, title, headings, mentions}: PageText): Area {
  const getSection = (targetLine: number): number => headings.filter((heading) => heading <= targetLine).at(-1) ?? 0;
  const section = getSection(line);
  const sectionMentions = mentions.filter((each) => !each.isName && getSection(each.line) === section);
  const isGraphql = ({target}: Mention): boolean => target.startsWith('graphql:');
  return (
    findApiName(lines[line - 1]) ??
    findApiName(lines[section - 1]) ??
    (sectionMentions.length > 0 ? (sectionMentions.every(isGraphql) ? 'graphql' : 'rest') : undefined) ??
    findApiName(title) ??
    'rest'
  );
}

/** Returns the API that a string names, if it names only one. */
function findApiName(text = ''): Area | undefined {
  const [hasRest, hasGraphql] = [/\bREST\b/.test(text), /\bGraphQL\b/.test(text)];
  if (hasRest === hasGraphql) return undefined;
  return hasGraphql ? 'graphql' : 'rest';
}
