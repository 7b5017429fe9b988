import fs from 'node:fs';
import path from 'node:path';
import {BaseResolver, Source, bundle, getLineColLocation, lint, loadConfig, type NormalizedProblem} from '@redocly/openapi-core';
import {InputError, type InputProblem} from '../../../lib/inputError';
import {displayPath, readSource} from '../shared/readSource';

/** An OpenAPI document as one object: local references (`#/components/…`) stay references. */
export type BundledDocument = Record<string, unknown>;

const ROOT_NAMES = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/**
 * Lints a multi-file OpenAPI description and joins it into one document.
 *
 * @param folder - absolute path of the folder that holds `openapi.yaml` and what it refers to
 * @param rulesFile - absolute path of the lint rules (Redocly configuration)
 * @returns the joined document
 * @throws InputError that lists every problem with its file and line
 */
export async function bundleOpenApi(folder: string, rulesFile: string): Promise<BundledDocument> {
  const root = ROOT_NAMES.map((name) => path.join(folder, name)).find((file) => fs.existsSync(file));
  if (!root) {
    throw new InputError([
      {file: displayPath(folder), message: `holds no API description. Put its root file there as ${ROOT_NAMES.join(' or ')}.`},
    ]);
  }
  const config = await loadConfig({configPath: rulesFile});
  const externalRefResolver = new TokenResolver(folder);
  const problems = await lint({ref: root, config, externalRefResolver});
  failOnProblems(problems);
  const result = await bundle({ref: root, config, externalRefResolver});
  failOnProblems(result.problems);
  return result.bundle.parsed as BundledDocument;
}

/** Reads the description's files with brand tokens replaced, and none from elsewhere. */
class TokenResolver extends BaseResolver {
  constructor(private readonly folder: string) {
    super();
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    refuseOutside(reference, this.folder);
    return new Source(reference, readSource(reference));
  }
}

function refuseOutside(reference: string, folder: string): void {
  const isInside = !/^https?:/.test(reference) && !path.relative(folder, reference).startsWith('..');
  if (!isInside) {
    throw new InputError([
      {
        file: displayPath(folder),
        message: `refers to ${reference}, which is outside of this folder. Copy that file into the folder and refer to the copy.`,
      },
    ]);
  }
}

function failOnProblems(problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error' && !problem.ignored);
  if (errors.length > 0) {
    throw new InputError(errors.map(toInputProblem));
  }
}

function toInputProblem(problem: NormalizedProblem): InputProblem {
  const location = problem.location[0];
  if (!location) {
    return {file: 'openapi', message: problem.message};
  }
  const {start} = getLineColLocation(location);
  const hint = problem.suggest.length > 0 ? ` Did you mean ${problem.suggest.join(' or ')}?` : '';
  return {
    file: displayPath(location.source.absoluteRef),
    line: start.line,
    column: start.col,
    message: `${problem.message}${hint} [${problem.ruleId}]`,
  };
}
