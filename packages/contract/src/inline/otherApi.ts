import type {Context} from '../checks/context';
import type {Area, PageWords} from './area';
import type {Names} from './names';

const LABELS: Record<Area, string> = {rest: 'the REST API', graphql: 'the GraphQL API'};

/** @returns the APIs that have a name */
function apisOf({rest, graphql}: Context, names: Names, name: string): Set<Area> {
  const roots = [graphql.getQueryType(), graphql.getMutationType(), graphql.getSubscriptionType()];
  const values = names.values.get(name) ?? [];
  const isRest =
    names.restFields.has(name) ||
    rest.operations.has(name) ||
    Object.hasOwn(rest.document.components?.schemas ?? {}, name) ||
    values.some((value) => !value.startsWith('graphql:')) ||
    [names.events, names.headers, names.parameters].some((each) => each.has(name)) ||
    [...rest.webhooks.values()].some(({operationId}) => operationId === name);
  const isGraphql =
    names.graphqlFields.has(name) ||
    values.some((value) => value.startsWith('graphql:')) ||
    graphql.getType(name) !== undefined ||
    name.startsWith('@') ||
    roots.some((root) => root?.getFields()[name] !== undefined);
  return new Set<Area>([...(isRest ? (['rest'] as const) : []), ...(isGraphql ? (['graphql'] as const) : [])]);
}

/** @returns the APIs that lines of a page speak of: by their names, in what they show, and where they link */
function spokenOf({lines, mentions}: PageWords, from: number, to: number): Set<Area> {
  const text = lines.slice(from - 1, to - 1).join('\n');
  const shown = mentions.filter(({line, isName}) => !isName && line >= from && line < to);
  const isGraphql = /GraphQL|\/apis\/graphql\//.test(text) || shown.some(({target}) => target.startsWith('graphql:'));
  const isRest = /\bREST\b|\/apis\/rest\//.test(text) || shown.some(({target}) => !target.startsWith('graphql:'));
  return new Set<Area>([...(isRest ? (['rest'] as const) : []), ...(isGraphql ? (['graphql'] as const) : [])]);
}

/**
 * Finds names that belong to the API of which nobody speaks there.
 *
 * @param context - the specifications
 * @param names - their names
 * @param code - a name alone, such as `charge`
 * @param line - where it stands
 * @param page - on which it stands
 * @returns what is wrong
 */
export function otherApiMistake(
  context: Context,
  names: Names,
  code: string,
  line: number,
  page: PageWords,
): string | undefined {
  // Words such as `language` are names of many things, and values and codes are said of both APIs.
  if (!/^@?[A-Za-z]\w*[A-Z_]\w*$/.test(code) || names.values.has(code)) return undefined;
  const [only, ...others] = apisOf(context, names, code);
  if (only === undefined || others.length > 0) return undefined;
  const from = page.headings.filter((heading) => heading <= line).at(-1) ?? 1;
  const to = page.headings.find((heading) => heading > line) ?? page.lines.length + 1;
  const section = spokenOf(page, from, to);
  const whole = spokenOf(page, 1, page.lines.length + 1);
  // Errors of GraphQL have fields that no schema says: only a page that never speaks of REST can't mean them.
  const spoken = only === 'rest' || section.size === 0 ? whole : section;
  if (spoken.size === 0 || spoken.has(only)) return undefined;
  const other = only === 'rest' ? LABELS.graphql : LABELS.rest;
  return `only ${LABELS[only]} has "${code}", and ${only === 'rest' ? 'this page' : 'this section'} is about ${other}. Correct the name, or name the API that you mean.`;
}
