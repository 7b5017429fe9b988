import type {Mention} from './visibleTypes';

/** One of the two APIs. */
export type ApiId = 'rest' | 'graphql';

/** Parts of a page that indicate which API it's about. */
export interface PageText {
  lines: readonly string[];
  title: string;
  /** Line numbers of headings. */
  headings: readonly number[];
  mentions: readonly Mention[];
}

/**
 * Determines the API that a name refers to if both APIs have it. The first of these that indicates one API decides: the
 * line, the section's heading, references to the APIs in the section, and the page's title. The default is REST.
 *
 * @param line - line number of the name, counted from 1
 * @param page - page that contains the name
 * @returns the API
 */
export function resolveApi(line: number, {lines, title, headings, mentions}: PageText): ApiId {
  const getSection = (targetLine: number): number => headings.filter((heading) => heading <= targetLine).at(-1) ?? 0;
  const section = getSection(line);
  const sectionMentions = mentions.filter((each) => !each.isName && getSection(each.line) === section);
  const isGraphql = ({target}: Mention): boolean => target.startsWith('graphql:');
  return (
    findNamedApi(lines[line - 1]) ??
    findNamedApi(lines[section - 1]) ??
    (sectionMentions.length > 0 ? (sectionMentions.every(isGraphql) ? 'graphql' : 'rest') : undefined) ??
    findNamedApi(title) ??
    'rest'
  );
}

/** Returns the API that a string mentions by name; `undefined` if it mentions neither or both. */
function findNamedApi(text = ''): ApiId | undefined {
  const [hasRest, hasGraphql] = [/\bREST\b/.test(text), /\bGraphQL\b/.test(text)];
  if (hasRest === hasGraphql) return undefined;
  return hasGraphql ? 'graphql' : 'rest';
}
