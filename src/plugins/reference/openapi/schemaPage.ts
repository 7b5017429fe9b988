import type {ReferencePage} from '../shared/page';
import type {SchemaPageData} from '../../../lib/restData';
import {pageContext} from './context';
import type {PageOptions} from './context';
import type {OpenApiDocument} from './document';
import {schemaErrors} from './errorCodes';
import {schemaExamples} from './examples';
import {schemaTree} from './fields';
import {flatten} from './flatten';
import {summary} from '../shared/markdown';
import {componentsOf, pageMdx, sectionsMdx} from './mdx';
import type {Section} from './mdx';
import {compact, pageId} from './names';
import {usedBy} from './usedBy';

const HEADINGS = ['fields', 'values', 'alternatives', 'codes', 'example', 'used-by'];
const LIMIT = 400;

/**
 * @param doc - the bundled document
 * @param name - of one of `components.schemas`
 * @param options - addresses of pages
 * @returns the schema's page
 * @throws Error if there is no such schema
 */
export function schemaPage(doc: OpenApiDocument, name: string, options: PageOptions): ReferencePage {
  const own = doc.components?.schemas?.[name];
  if (own === undefined) throw new Error(`The document has no schema ${name}.`);
  const context = pageContext(doc, options, HEADINGS);
  const ref = {$ref: `#/components/schemas/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`};
  const flat = flatten(doc, ref);
  const {description} = flat.schema;
  const {ref: link, ...tree} = schemaTree(context, ref, {prefix: '', limit: LIMIT});
  const data: SchemaPageData = compact({
    // The page's own name needs no link, the members of a list do.
    schema: compact({...tree, facts: tree.facts?.filter(([label]) => label !== 'Example'), html: context.render(description, 'keep'), ref: link?.text === name ? undefined : link}),
    examples: schemaExamples(context, ref),
    errors: schemaErrors(doc, ref, context.render),
    usedBy: usedBy(doc, name, options),
  });
  const id = pageId.schema(name);
  return compact({
    id,
    title: name,
    description: summary(description ?? `The schema ${name}: ${tree.type}.`),
    deprecated: flat.schema.deprecated === true,
    markdown: schemaMdx(id, data),
    data,
  });
}

function schemaMdx(id: string, {schema, examples, errors, usedBy: uses}: SchemaPageData): string {
  const sections: Section[] = [];
  if (schema.fields) sections.push({title: 'Fields', id: 'fields', jsx: '<SchemaFields page={page} />'});
  const isChoice = schema.choices?.some(({rule}) => rule !== 'conditions');
  if (schema.choices) sections.push({title: isChoice ? 'Alternatives' : 'Further rules', id: 'alternatives', jsx: '<SchemaChoices page={page} />'});
  if (schema.values) sections.push({title: 'Values', id: 'values', jsx: '<SchemaValues page={page} />'});
  if (errors) sections.push({title: 'Codes, causes and cures', id: 'codes', jsx: '<Errors page={page} />'});
  if (examples) sections.push({title: 'Example', id: 'example', jsx: '<Examples page={page} />'});
  if (uses) sections.push({title: 'Used by', id: 'used-by', jsx: '<UsedBy page={page} />'});
  const body = ['<SchemaSummary page={page} />', sectionsMdx(sections)];
  return pageMdx(id, componentsOf(body.join('\n')), body);
}
