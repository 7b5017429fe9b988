import type {ReferencePage} from '../../common/page';
import type {SchemaPageData} from '../../data/rest';
import {getGuidesSource, createPageContext} from '../context';
import type {PageOptions} from '../context';
import {getOwnValue, translate} from '@paydocs/core';
import {type OpenApiDocument, flattenSchema} from '@paydocs/specs';
import {getSchemaErrors} from '@paydocs/specs/read';
import {createSchemaExamples} from '../samples/examples';
import {isExampleFact} from '../fields/facts';
import {createSchemaTree} from '../fields/fields';
import {toSummary} from '@paydocs/core/html';
import {GUIDES_SECTION_ID, renderGuides, renderPageMdx, renderSections} from '../../common/mdx';
import type {GuidesSource, Section} from '../../common/mdx';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {pageIdBuilders} from '../names';
import {addErrorIds} from './errorIds';
import {USES_SECTION_ID, collectUses} from './usedBy';

const HEADING_IDS = ['fields', 'values', 'alternatives', 'codes', 'example', USES_SECTION_ID, GUIDES_SECTION_ID];
const MAX_FIELDS = 400;

/**
 * Creates the page of a schema.
 *
 * @param doc - bundled document
 * @param name - key in `components.schemas`
 * @param options - URLs of pages
 * @returns the schema's page
 * @throws Error if there is no such schema
 */
export function createSchemaPage(doc: OpenApiDocument, name: string, options: PageOptions): ReferencePage {
  const schema = getOwnValue(doc.components?.schemas, name);
  if (schema === undefined) throw new Error(`The document has no schema ${name}.`);
  const context = createPageContext(doc, options, HEADING_IDS);
  const ref = {$ref: `#/components/schemas/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`};
  const {description} = flattenSchema(doc, ref).schema;
  const {ref: link, ...tree} = createSchemaTree(context, ref, {prefix: '', limit: MAX_FIELDS});
  const data: SchemaPageData = omitEmptyValues({
    ...tree,
    facts: tree.facts?.filter((fact) => !isExampleFact(fact)),
    html: context.render(description, 'keep'),
    // A link to the page itself is useless, a link to the schema of a list's items isn't.
    ref: link?.text === name ? undefined : link,
    examples: createSchemaExamples(context, ref),
    errors: addErrorIds(getSchemaErrors(doc, ref, context.render), context.createId),
    uses: collectUses(doc, name, options),
    counterparts: [...(options.names?.findCounterparts('type', name) ?? [])],
  });
  const id = pageIdBuilders.schema(name);
  return {
    id,
    title: name,
    description: toSummary(
      description ??
        translate({id: 'paydocs.page.schema', message: 'The schema {name}: {type}.'}, {name, type: tree.type}),
    ),
    markdown: renderSchemaMdx(id, data, getGuidesSource(options, options.pageUrl.schema(name))),
    data,
  };
}

function renderSchemaMdx(
  id: string,
  {fields, choices, values, examples, errors, uses}: SchemaPageData,
  guides?: GuidesSource,
): string {
  const sections: Section[] = [];
  if (fields)
    sections.push({
      title: translate({id: 'paydocs.page.fields', message: 'Fields'}),
      id: 'fields',
      jsx: '<SchemaFields page={page} />',
    });
  const isChoice = choices?.some(({rule}) => rule !== 'conditions');
  if (choices)
    sections.push({
      title: isChoice
        ? translate({id: 'paydocs.page.alternatives', message: 'Alternatives'})
        : translate({id: 'paydocs.ref.rules', message: 'Other rules'}),
      id: 'alternatives',
      jsx: '<SchemaChoices page={page} />',
    });
  if (values)
    sections.push({
      title: translate({id: 'paydocs.page.values', message: 'Values'}),
      id: 'values',
      jsx: '<SchemaValues page={page} />',
    });
  if (errors)
    sections.push({
      title: translate({id: 'paydocs.page.codes', message: 'Codes, causes, and solutions'}),
      id: 'codes',
      jsx: '<Errors page={page} />',
    });
  if (examples)
    sections.push({
      title: translate({id: 'paydocs.ref.example', message: 'Example'}),
      id: 'example',
      jsx: '<Examples page={page} />',
    });
  if (uses)
    sections.push({
      title: translate({id: 'paydocs.page.usedBy', message: 'Used by'}),
      id: USES_SECTION_ID,
      jsx: `<Uses page={page} section="${USES_SECTION_ID}" />`,
    });
  const body = ['<SchemaSummary page={page} />', renderSections(sections), ...renderGuides(guides)];
  return renderPageMdx(`${id}.rest.json`, 'rest', body, guides);
}
