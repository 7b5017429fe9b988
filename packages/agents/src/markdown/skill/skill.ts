/**
 * Creates `skill.md`, which describes to coding agents how to find pages, and has rules for good integrations. It's
 * always in English. For its format, see https://agentskills.io/specification.
 */
import {type Brand, toKebabCase} from '@paydocs/core';
import {joinBlocks, escapeMarkdown, renderLink, renderBulletList} from '../markup';
import type {ApiFeatures} from './facts';

/** Maximum lengths that the specification allows, in characters. */
const MAX_NAME_LENGTH = 64;
const MAX_DESCRIPTION_LENGTH = 1024;

/** Data of a site for its skill. */
export interface SkillSite {
  brand: Pick<Brand, 'name' | 'slug' | 'urls'>;
  /** Absolute URL of the site, with a trailing slash. */
  base: string;
  /** Areas of the site, with their folders relative to `base`, each with a trailing slash. */
  areas: readonly {title: string; folder: string}[];
  /** True if the site publishes an OpenAPI document. */
  hasRest: boolean;
  hasGraphql: boolean;
  api: ApiFeatures;
}

/** A published skill. */
export interface Skill {
  name: string;
  description: string;
  /** Content of the file. */
  text: string;
}

/** Creates the skill for a site's API. */
export function createSkill(site: SkillSite): Skill {
  const {brand, base, areas, hasRest, hasGraphql} = site;
  const name = toKebabCase(`${brand.slug} integration`).slice(0, MAX_NAME_LENGTH).replace(/-+$/, '');
  const apis = [hasRest && 'REST', hasGraphql && 'GraphQL'].filter(Boolean).join(' and ');
  const description =
    `Build, test, and debug integrations with ${brand.name}${apis && ` and its ${apis} API${hasRest && hasGraphql ? 's' : ''}`}: find ` +
    'the documentation as Markdown, read the specifications, and follow the rules for a good integration. Use it when ' +
    `code calls ${brand.name} or handles its events, or when someone asks how ${brand.name} works.`;
  const url = (path: string): string => `${base}${path}`;
  const text = joinBlocks(
    `---\nname: ${name}\ndescription: ${JSON.stringify(description.slice(0, MAX_DESCRIPTION_LENGTH))}\n---`,
    `# Integrate ${escapeMarkdown(brand.name)}`,
    '## What’s available',
    renderList([
      `${renderLink('All pages', url('llms.txt'))}, with a one-line description of each`,
      ...areas.map(
        ({title, folder}) =>
          `${renderLink(title, url(`${folder}llms.txt`))}: the pages of this section. Their full text is in ${renderLink('llms-full.txt', url(`${folder}llms-full.txt`))}`,
      ),
      hasRest &&
        `${renderLink('openapi.json', url('openapi.json'))}: the REST API. Its base URL is \`${brand.urls.api}\``,
      hasGraphql &&
        `${renderLink('schema.graphql', url('schema.graphql'))}: the GraphQL API. Its endpoint is \`${brand.urls.graphql}\``,
      `${renderLink('docs.zip', url('docs.zip'))}: all pages with the specifications, to read offline`,
    ]),
    '## Find a page',
    '1. Load the list of all pages, or the list of one section, and choose pages by their descriptions.\n' +
      '2. Add `.md` to the URL of a page to get its Markdown, or send the header `Accept: text/markdown`.\n' +
      '3. A long page has several parts, which link to each other. Read the parts that you need.\n' +
      '4. Copy the names of fields, types, and codes from the reference or the specification. Never guess a name.',
    '## Rules for a good integration',
    renderList(getRules(site)),
  );
  return {name, description: description.slice(0, MAX_DESCRIPTION_LENGTH), text: `${text}\n`};
}

const renderList = (lines: readonly (string | false)[]): string =>
  renderBulletList(lines.filter((line) => line !== false));

function getRules({brand, hasRest, hasGraphql, api}: SkillSite): (string | false)[] {
  const {idempotency, signature, hasEvents, hasErrorCodes} = api;
  return [
    'Call the API from a server. Read the API key from the environment or a secret manager, and never write it in code, a page, an app, or a log.',
    'Start in test mode with a test key. Also test failures: declined, canceled, and expired payments.',
    'Set amounts and currencies on the server, based on your own orders. Never take them from a browser.',
    idempotency !== undefined &&
      `Send the header \`${idempotency}\` with each request that changes data. Store its value with the order, and send the same value when you retry the request.`,
    'Set a timeout for each request. Retry it only after a timeout, a `429`, or a `5xx`, with increasing delays, and respect `Retry-After` if the response contains it.',
    hasErrorCodes &&
      'Handle errors by their status code and error code, which the reference explains. Messages are for people and can change.',
    hasGraphql && 'A GraphQL response with the status `200` can contain `errors`. Check them before you use `data`.',
    hasEvents &&
      'Deliver an order only after an event or the API confirms the payment. A customer’s return to your site doesn’t prove that they paid.',
    signature !== undefined &&
      `Verify the header \`${signature}\` against the raw body before you parse it. Reject an event that isn't signed.`,
    hasEvents &&
      "Respond to an event immediately, and process it afterward. Events can arrive twice and out of order: store the IDs of the events that you've handled.",
    "Ignore fields and values that you don't recognize. The API can add new ones at any time.",
    (hasRest || hasGraphql) &&
      `Before you finish, check each request against ${[hasRest && '`openapi.json`', hasGraphql && '`schema.graphql`'].filter(Boolean).join(' or ')}.`,
    `Don't send real card data to your own server. Collect it with ${escapeMarkdown(brand.name)}'s pages and components.`,
  ];
}
