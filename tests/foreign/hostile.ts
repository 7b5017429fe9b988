/** Texts of writers that would run if a page held them as they are. */

/** Ends a script, begins another, and an attribute; what it calls is `hostile`. */
export const HOSTILE = `</script><script>hostile()</script><x-hostile onclick=hostile()>"'><img src=x onerror=hostile()><!--`;

const responses = {'200': {description: HOSTILE}};

/**
 * @param document - an OpenAPI document
 * @returns it with an operation and a schema whose texts are hostile
 */
export function withHostileTexts(document: Record<string, unknown>): Record<string, unknown> {
  const {paths, components} = document as Record<string, Record<string, unknown>>;
  const schema = {type: 'object', title: HOSTILE, description: HOSTILE, properties: {[HOSTILE]: {enum: [HOSTILE]}}};
  const operation = {operationId: 'hostile', tags: [HOSTILE], summary: HOSTILE, description: HOSTILE, responses};
  return {
    ...document,
    info: {title: HOSTILE, version: HOSTILE, description: HOSTILE},
    tags: [{name: HOSTILE, description: HOSTILE}],
    paths: {...paths, '/hostile': {get: operation}},
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
}
`;

/** A guide whose front matter is hostile. */
export const HOSTILE_GUIDE = `---
${['title', 'description', 'sidebar_label', 'pagination_label', 'sidebar_class_name']
  .map((field) => `${field}: ${TEXT}`)
  .join('\n')}
keywords: [${TEXT}]
tags: [${TEXT}]
slug: /hostile
---

The text of this guide is short.
`;

/** An item of the guides' sidebar: a category with the guide above. */
export const HOSTILE_CATEGORY = `{
  type: 'category',
  label: ${TEXT},
  link: {type: 'generated-index', slug: '/category/hostile', title: ${TEXT}, description: ${TEXT}},
  items: ['hostile'],
},`;
