import fs from 'node:fs';
import path from 'node:path';
import {BaseResolver, Source, YamlParseError, bundle, getLineColLocation, lint, lintConfig, loadConfig, type NormalizedProblem} from '@redocly/openapi-core';
import {InputError, type InputProblem} from '../../../lib/inputError';
import {listFiles} from '../shared/fingerprint';
import {displayPath, readSource} from '../shared/readSource';
import {cure} from './cures';
import {checkReferences} from './references';
import {checkRootFile} from './rootFile';

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
  checkRootFile(root);
  checkReferences(root, folder);
  const resolver = new TokenResolver(folder);
  try {
    const config = await loadConfig({configPath: rulesFile});
    failOnProblems(await lintConfig({config, severity: 'error'}));
    const problems = await lint({ref: root, config, externalRefResolver: resolver});
    resolver.failOnUnreadable();
    failOnProblems(withoutConsequences(problems));
    failOnOrphans(folder, resolver.getFiles());
    const result = await bundle({ref: root, config, externalRefResolver: resolver});
    failOnProblems(result.problems);
    return result.bundle.parsed as BundledDocument;
  } catch (error) {
    throw toInputError(error, rulesFile);
  }
}

/** Reads the description's files with brand tokens replaced, and none from elsewhere. */
class TokenResolver extends BaseResolver {
  private readonly unreadable: InputError[] = [];

  constructor(private readonly folder: string) {
    super();
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    try {
      refuseOutside(reference, this.folder);
      return new Source(reference, readSource(reference));
    } catch (error) {
      // The linter would name the file that refers to this one, and not the line in it. A file
      // that is missing is the exception: there the reference is what is wrong.
      if (error instanceof InputError && fs.existsSync(reference)) {
        this.unreadable.push(error);
      }
      throw error;
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): ReturnType<BaseResolver['parseDocument']> {
    try {
      return super.parseDocument(source, isRoot);
    } catch (error) {
      if (error instanceof YamlParseError) {
        this.unreadable.push(syntaxError(error, source.absoluteRef));
      }
      throw error;
    }
  }

  /** Throws what is wrong inside of the files that were read. */
  failOnUnreadable(): void {
    if (this.unreadable.length > 0) {
      throw new InputError(this.unreadable.flatMap((error) => error.problems));
    }
  }
}

/** Rules that say the same again when the structure of a schema or a reference is wrong. */
const EXAMPLE_RULE = /^no-invalid-.*-examples$/;

function withoutConsequences(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const isCause = ({ruleId}: NormalizedProblem): boolean => ruleId === 'struct' || ruleId === 'no-unresolved-refs';
  return problems.some(isCause) ? problems.filter(({ruleId}) => !EXAMPLE_RULE.test(ruleId)) : [...problems];
}

function failOnOrphans(folder: string, used: Set<string>): void {
  const orphans = listFiles(folder).filter((file) => /\.(?:ya?ml|json)$/.test(file) && !used.has(file));
  if (orphans.length > 0) {
    throw new InputError(
      orphans.map((file) => ({
        file: displayPath(file),
        message: 'no other file refers to this one. Refer to it where it belongs, or delete it.',
      })),
    );
  }
}

function toInputError(error: unknown, rulesFile: string): unknown {
  return error instanceof YamlParseError ? syntaxError(error, error.source?.absoluteRef ?? rulesFile) : error;
}

function syntaxError({message, line, col}: YamlParseError, file: string): InputError {
  const what = message.replace(/ in "[^"]*"/, '').replace(/\s*\(\d+:\d+\)$/, '');
  return new InputError([
    {
      file: displayPath(file),
      line: line || undefined,
      column: col || undefined,
      message: explainYaml(what),
    },
  ]);
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
    message: `${problem.message.replace(/\.?\s*$/, '.')}${hint}${cure(problem.ruleId, problem.message)} [${problem.ruleId}]`,
  };
}

/** What a message of the YAML parser means to a writer. */
function explainYaml(reason: string): string {
  if (reason.startsWith('duplicated mapping key')) {
    return 'this key stands here for the second time. Delete or rename one of the two.';
  }
  const cure = /bad indentation of a mapping entry|can not read (?:a block mapping|an implicit)/.test(reason)
    ? ' Lines on one level start in one column, and a value that has a colon followed by a space stands in double quotes.'
    : '';
  return `${reason}. Correct the YAML of this line or the one before it.${cure}`;
}
