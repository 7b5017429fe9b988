import type {ApiId, PageText} from './area';
import type {TargetFinder} from './targetFinder';

const API_LABELS: Record<ApiId, string> = {rest: 'the REST API', graphql: 'the GraphQL API'};

/** Returns the APIs that lines of a page are about, based on their words, embedded parts, and links. */
function getMentionedApis({lines, mentions}: PageText, from: number, to: number): Set<ApiId> {
  const text = lines.slice(from - 1, to - 1).join('\n');
  const sectionMentions = mentions.filter(({line, isName}) => !isName && line >= from && line < to);
  const isGraphql =
    /GraphQL|\/apis\/graphql\//.test(text) || sectionMentions.some(({target}) => target.startsWith('graphql:'));
  const isRest =
    /\bREST\b|\/apis\/rest\//.test(text) || sectionMentions.some(({target}) => !target.startsWith('graphql:'));
  return new Set<ApiId>([...(isRest ? (['rest'] as const) : []), ...(isGraphql ? (['graphql'] as const) : [])]);
}

/**
 * Checks whether a name belongs to an API that its section or page isn't about.
 *
 * @param targetFinder - names in the specifications
 * @param code - single name, such as `charge`
 * @param line - line number of the name
 * @param page - page that contains the name
 * @returns a message if the name is wrong
 */
export function checkApiMismatch(
  targetFinder: TargetFinder,
  code: string,
  line: number,
  page: PageText,
): string | undefined {
  // Words such as `language` are names in many contexts, and texts mention values and codes of both APIs.
  if (!/^@?[A-Za-z]\w*[A-Z_]\w*$/.test(code) || targetFinder.names.values.has(code)) return undefined;
  const targets = targetFinder.findByName(code).filter((target) => !target.startsWith('='));
  const [only, ...others] = new Set(
    targets.map((target): ApiId => (target.startsWith('graphql:') ? 'graphql' : 'rest')),
  );
  if (only === undefined || others.length > 0) return undefined;
  const from = page.headings.filter((heading) => heading <= line).at(-1) ?? 1;
  const to = page.headings.find((heading) => heading > line) ?? page.lines.length + 1;
  const sectionApis = getMentionedApis(page, from, to);
  const pageApis = getMentionedApis(page, 1, page.lines.length + 1);
  // Errors of GraphQL have fields that no schema lists, so a field of REST is wrong only if the whole page never
  // mentions REST.
  const mentioned = only === 'rest' || sectionApis.size === 0 ? pageApis : sectionApis;
  if (mentioned.size === 0 || mentioned.has(only)) return undefined;
  const otherLabel = only === 'rest' ? API_LABELS.graphql : API_LABELS.rest;
  return `only ${API_LABELS[only]} has "${code}", and ${only === 'rest' ? 'this page' : 'this section'} is about ${otherLabel}. Correct the name, or specify the API that you mean.`;
}
