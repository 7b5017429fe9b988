/** Texts of writers that would run if a page held them as they are. */
import {PROTOTYPE_NAMES} from './prototypeNames';

/** Ends a script, begins another, and an attribute; what it calls is `hostile`. */
export const HOSTILE = `</script><script>hostile()</script><x-hostile onclick=hostile()>"'><img src=x onerror=hostile()><!--`;

/** In Markdown: links and pictures that would run, and code. */
const MARKDOWN = `${HOSTILE} [link](javascript:hostile()) [other](data:text/html,hostile()) \`${HOSTILE}\`

\`\`\`js ${HOSTILE}
${HOSTILE}
\`\`\`

<iframe srcdoc="<script>hostile()</script>"></iframe> <a href="JaVaScRiPt:hostile()" onclick="hostile()">x</a> <svg onload=hostile()><style>@import 'x'</style></svg>`;

/** Longer than any line. */
const LONG = 'x'.repeat(20_000);
const IN_PROSE = `Text \`${LONG}\` and ${LONG}`;
const long = {
  ...{type: 'string', enum: [LONG, 'b'], default: LONG, example: LONG, pattern: LONG, description: IN_PROSE},
  'x-enumDescriptions': {b: IN_PROSE},
};
const longBody = {
  'application/json': {
    schema: {type: 'object', required: [LONG], properties: {[LONG]: long, inner: {properties: {pattern: long}}}},
    examples: {a: {summary: LONG, value: LONG}, b: {description: IN_PROSE, value: {[LONG]: LONG}}},
  },
};
const longAnswer = {description: IN_PROSE, headers: {[`X-${LONG}`]: {schema: long}}, content: longBody};
/** An operation whose names, values, and texts are as long. */
const longOperation = {
  operationId: 'long',
  summary: LONG,
  description: IN_PROSE,
  parameters: [{name: LONG, in: 'query', schema: long}],
  requestBody: {description: IN_PROSE, content: longBody},
  responses: {200: longAnswer, 400: longAnswer},
};
const value = {type: 'string', enum: [HOSTILE], default: HOSTILE, example: HOSTILE, description: MARKDOWN};
const schema = {
  type: 'object',
  title: HOSTILE,
  description: MARKDOWN,
  required: ['hasOwnProperty', HOSTILE],
  properties: Object.fromEntries([...PROTOTYPE_NAMES, HOSTILE].map((name) => [name, value])),
  externalDocs: {url: 'javascript:hostile()', description: HOSTILE},
};
const body = {
  'application/json': {
    schema,
    examples: {[HOSTILE]: {summary: HOSTILE, description: MARKDOWN, value: {[HOSTILE]: HOSTILE}}},
  },
  'text/plain': {example: HOSTILE},
};
const responses = {
  '200': {
    description: MARKDOWN,
    headers: {'X-Hostile': {description: MARKDOWN, schema: value}},
    links: {Hostile: {operationId: 'hostile', description: MARKDOWN}},
    content: body,
  },
};

/**
 * @param document - an OpenAPI document
 * @returns it with operations and a schema whose texts are hostile, or longer than any line
 */
export function withHostileTexts(document: Record<string, unknown>): Record<string, unknown> {
  const {paths, components} = document as Record<string, Record<string, unknown>>;
  const operation = {
    operationId: 'hostile',
    tags: [HOSTILE],
    summary: HOSTILE,
    description: MARKDOWN,
    externalDocs: {url: 'javascript:hostile()', description: HOSTILE},
    servers: [
      {url: 'https://{host}.example', description: HOSTILE, variables: {host: {default: 'a', description: HOSTILE}}},
    ],
    parameters: [
      {name: HOSTILE, in: 'query', description: MARKDOWN, schema: value},
      {name: 'X-Hostile', in: 'header', example: HOSTILE, schema: {type: 'string', pattern: HOSTILE, format: HOSTILE}},
    ],
    requestBody: {description: MARKDOWN, content: body},
    responses,
    callbacks: {hostile: {'{$request.body#/url}': {post: {summary: HOSTILE, description: MARKDOWN, responses}}}},
  };
  return {
    ...document,
    info: {title: HOSTILE, version: HOSTILE, description: MARKDOWN},
    tags: [{name: HOSTILE, description: MARKDOWN}],
    paths: {...paths, '/hostile': {post: operation}, '/long': {post: longOperation}},
    components: {...components, schemas: {...(components?.schemas as object), Hostile: schema}},
  };
}

const TEXT = JSON.stringify(HOSTILE);

/** A type, with its texts. */
export const HOSTILE_SDL = `
${TEXT}
type Hostile {
  ${TEXT}
  hostile(
    ${TEXT}
    by: String = ${TEXT}
  ): Int @deprecated(reason: ${TEXT})
  "${IN_PROSE}"
  long(by: String = "${LONG}"): Int
}
`;

/** Text for the prose of a guide, where a tag would be one that its writer means. */
const ESCAPED = HOSTILE.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A guide whose front matter and text are hostile. */
export const HOSTILE_GUIDE = `---
${['title', 'description', 'sidebar_label', 'pagination_label', 'sidebar_class_name']
  .map((field) => `${field}: ${TEXT}`)
  .join('\n')}
keywords: [${TEXT}]
tags: [${TEXT}]
slug: /hostile
---

## ${ESCAPED}

${ESCAPED} and \`${HOSTILE}\` and ![${ESCAPED}](/img/logo.svg '${ESCAPED}')

:::note[${ESCAPED}]

| ${ESCAPED} | b |
| --- | --- |
| ${ESCAPED} | \`${HOSTILE}\` |

:::

\`\`\`js title="${HOSTILE.replaceAll('"', '')}"
${HOSTILE}
\`\`\`

${IN_PROSE}

| a | b |
| --- | --- |
| ${IN_PROSE} | ${IN_PROSE} |
`;

/** An item of the guides' sidebar: a category with the guide above. */
export const HOSTILE_CATEGORY = `{
  type: 'category',
  label: ${TEXT},
  link: {type: 'generated-index', slug: '/category/hostile', title: ${TEXT}, description: ${TEXT}},
  items: ['hostile'],
},`;
