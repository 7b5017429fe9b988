import fs from 'node:fs';
import path from 'node:path';
import {Command} from 'commander';
import {InputError} from '@paydocs/core';
import {createOpenApiDocsPlugin} from './openApiDocs';
import {createOpenApiDocsOptions, type OpenApiDocsOptions, type RestReferenceOptions} from './pluginOptions';
import {createPageIndex} from './pageIndex';
import {readDocument, type RestOptions} from './reference';

/**
 * Generates the REST reference like `docusaurus gen-api-docs`: the sidebar, and an MDX file with its data for each
 * operation, webhook, schema, and tag.
 *
 * @param staging - path of an empty folder
 * @param options - path of the OpenAPI document, and URLs of the pages
 * @throws InputError if a page is missing, or the first error of a page's generation
 */
export async function generateRestPages(staging: string, options: RestReferenceOptions & RestOptions): Promise<void> {
  const pluginOptions = createOpenApiDocsOptions(options, staging);
  const errors = collectGeneratorErrors(pluginOptions);
  const cli = new Command();
  createOpenApiDocsPlugin(process.cwd(), pluginOptions).extendCli?.(cli as never);
  await runQuietly(() => cli.parseAsync(['node', 'docusaurus', 'gen-api-docs', options.id]));
  if (errors.length > 0) throw errors[0];

  const {operations, schemas, tags} = createPageIndex(readDocument(options.specPath));
  const files = [
    ...Object.keys(operations).map((id) => `${id}.api.mdx`),
    ...Object.keys(schemas).map((id) => `schemas/${id}.schema.mdx`),
    ...Object.keys(tags).map((id) => `${id}.tag.mdx`),
  ];
  const missingFiles = files.filter((file) => !fs.existsSync(path.join(staging, file)));
  if (missingFiles.length > 0) {
    throw new InputError(
      missingFiles.map((file) => ({file: 'openapi', message: `no page was written for ${file}.`})),
      'openapi/reference',
    );
  }
}

/**
 * Wraps the generators, in place, to add their errors to the returned list. The plugin would end the process without
 * the cause.
 */
function collectGeneratorErrors({config}: OpenApiDocsOptions): unknown[] {
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

/** Runs an action without the line that the plugin logs for each file. Its errors are still logged. */
async function runQuietly(action: () => Promise<unknown>): Promise<void> {
  const log = console.log;
  console.log = () => undefined;
  try {
    await action();
  } finally {
    console.log = log;
  }
}
