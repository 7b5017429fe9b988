import fs from 'node:fs';
import path from 'node:path';
import {Command} from 'commander';
import {InputError} from '@paydocs/core/inputError';
import {openApiDocs} from './openApiDocs';
import {openApiDocsOptions, type OpenApiDocsOptions, type RestReferenceOptions} from './pluginOptions';
import {prepareDocument} from './prepare';
import {readDescription, type RestOptions} from './reference';

/**
 * Writes the pages of the REST reference, as `docusaurus gen-api-docs` does: for each operation, webhook,
 * schema and tag an MDX file with the data it renders, and the sidebar.
 *
 * @param staging - an empty folder
 * @param options - where the description is, and where the pages will stand
 * @throws InputError when the pages don't match the document one to one
 */
export async function generateRestPages(staging: string, options: RestReferenceOptions & RestOptions): Promise<void> {
  const pluginOptions = openApiDocsOptions(options, staging);
  const errors = collectErrors(pluginOptions);
  const cli = new Command();
  openApiDocs(process.cwd(), pluginOptions).extendCli?.(cli as never);
  await quietly(() => cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', options.id]));
  if (errors.length > 0) throw errors[0];

  const {operations, schemas, tags} = prepareDocument(readDescription(options.specPath));
  const files = [
    ...Object.keys(operations).map((id) => `${id}.api.mdx`),
    ...Object.keys(schemas).map((id) => `schemas/${id}.schema.mdx`),
    ...Object.keys(tags).map((id) => `${id}.tag.mdx`),
  ];
  const missing = files.filter((file) => !fs.existsSync(path.join(staging, file)));
  if (missing.length > 0) {
    throw new InputError(missing.map((file) => ({file: 'openapi', message: `no page was written for ${file}.`})));
  }
}

/** What a generator throws, the plugin does not catch: it would end the process without its cause. */
function collectErrors({config}: OpenApiDocsOptions): unknown[] {
  const errors: unknown[] = [];
  for (const {markdownGenerators} of Object.values(config)) {
    for (const [name, generator] of Object.entries(markdownGenerators)) {
      markdownGenerators[name as keyof typeof markdownGenerators] = (item) => {
        try {
          return generator(item);
        } catch (error) {
          errors.push(error);
          return '';
        }
      };
    }
  }
  return errors;
}

/** Keeps the plugin's line per written file off the terminal; its errors are shown. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  const log = console.log;
  console.log = () => undefined;
  try {
    await work();
  } finally {
    console.log = log;
  }
}
