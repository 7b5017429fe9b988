import fs from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  Source,
  YamlParseError,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  lintConfig,
  type Config,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import {InputError, type Diagnostic, listFiles, type Warning} from '@paydocs/core';
import {toDisplayPath, readPlainSource, type SourceReader} from '../readSource';
import {getHint} from './reading/hints';
import type {OpenApiDocument} from './document';
import {normalizeSchemas} from './normalize';
import {assertHasOperations} from './reading/emptyDescription';
import {findRootFile} from './reading/findRootFile';
import {loadRules} from './reading/loadRules';
import {describeDuplicateId} from './reading/operationIds';
import {readAndCheckSources} from './reading/references';
import {assertRootFile} from './reading/rootFile';
import {isNonFatal} from './reading/severity';
import {coerceStrings} from './reading/coerceStrings';

/** OpenAPI document in one object; local references (`#/components/…`) aren't resolved. */
export type BundledDocument = Record<string, unknown>;

interface BundleOptions {
  /** Treats all violations as errors, which is the default; otherwise, reports nonfatal ones to `onWarning`. */
  strict?: boolean;
  onWarning?: (warning: Warning) => void;
  /** Reader of the files. */
  read?: SourceReader;
}

/**
 * Lints a multi-file OpenAPI description and joins it into one document.
 *
 * @param source - absolute path of the root file or its folder; references to files outside the folder are errors
 * @param rulesFile - absolute path of the lint rules (Redocly configuration)
 * @param options - see {@link BundleOptions}
 * @returns the bundled document
 * @throws InputError with the diagnostics of the first check that fails
 */
export async function bundleOpenApi(
  source: string,
  rulesFile: string,
  {strict = true, onWarning = () => undefined, read = readPlainSource}: BundleOptions = {},
): Promise<BundledDocument> {
  const isRootFile = fs.statSync(source, {throwIfNoEntry: false})?.isFile() === true;
  const root = isRootFile ? source : findRootFile(source);
  const folder = isRootFile ? path.dirname(source) : source;
  assertRootFile(root, read);
  const files = readAndCheckSources(root, folder, {strict, onWarning, read});
  const {openapi} = (files.get(root)?.content ?? {}) as {openapi?: unknown};
  const resolver = new SourceResolver(folder, read, {file: root, hasBooleans: String(openapi).startsWith('3.1')});
  try {
    const {problems: lintProblems, config} = await lintRoot(root, rulesFile, resolver);
    const problems = removeCascadingProblems(lintProblems).map((problem) =>
      problem.ruleId === 'operation-operationId-unique' ? describeDuplicateId(problem, files) : problem,
    );
    resolver.failOnUnreadable();
    throwOnErrors(strict ? problems : problems.filter((problem) => !isNonFatal(problem)));
    // If the root file is given, its folder may contain unrelated files.
    const orphans = isRootFile ? [] : checkUnreferencedFiles(folder, resolver.getFiles());
    if (strict && orphans.length > 0) throw new InputError(orphans, 'openapi/source');
    if (!strict) {
      reportWarnings(problems.filter(isNonFatal), onWarning);
      orphans.forEach((orphan) => onWarning({...orphan, kind: 'unreferenced file'}));
    }
    const result = await bundle({ref: root, config, externalRefResolver: resolver});
    throwOnErrors(strict ? result.problems : result.problems.filter((problem) => !isNonFatal(problem)));
    const document = result.bundle.parsed as BundledDocument;
    assertHasOperations(document as unknown as OpenApiDocument, root, read);
    return strict ? document : coerceStrings(document);
  } catch (error) {
    throw toInputError(error, rulesFile);
  }
}

/**
 * Lint rule that calls `hasOwnProperty` on an object of the document, and crashes if the object has such a property.
 */
const CRASHING_RULE = 'no-required-schema-properties-undefined';

/**
 * Lints a document. If a rule crashes at a value of a wrong type or `null`, only the structure is linted, to locate it.
 */
async function lintRoot(
  ref: string,
  rulesFile: string,
  externalRefResolver: BaseResolver,
): Promise<{problems: NormalizedProblem[]; config: Config}> {
  const config = await loadRules(rulesFile);
  throwOnErrors(await lintConfig({config, severity: 'error'}));
  const lintWith = async (rules: Config): Promise<NormalizedProblem[]> =>
    lint({ref, config: rules, externalRefResolver});
  try {
    return {problems: await lintWith(config), config};
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (error.message.includes('hasOwnProperty is not a function')) {
      config.skipRules([CRASHING_RULE]);
      return {problems: await lintWith(config), config};
    }
    const structure = await lintWith(await createConfig({rules: {struct: 'error'}}));
    throwOnErrors(structure.filter((problem) => !isNonFatal(problem)));
    throw error;
  }
}

/** Resolver that reads the files of an OpenAPI description and rejects files outside its folder. */
class SourceResolver extends BaseResolver {
  private readonly unreadable: InputError[] = [];

  constructor(
    private readonly folder: string,
    private readonly read: SourceReader,
    private readonly root: Parameters<typeof normalizeSchemas>[2],
  ) {
    super();
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    try {
      assertInside(reference, this.folder);
      return new Source(reference, this.read(reference));
    } catch (error) {
      // The linter would report the file that refers to this one, without a line. A missing file is the exception: then
      // the reference itself is wrong.
      if (error instanceof InputError && fs.existsSync(reference)) {
        this.unreadable.push(error);
      }
      throw error;
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): ReturnType<BaseResolver['parseDocument']> {
    try {
      const document = super.parseDocument(source, isRoot);
      normalizeSchemas(document.parsed, source.absoluteRef, this.root);
      return document;
    } catch (error) {
      if (error instanceof YamlParseError) {
        this.unreadable.push(createYamlSyntaxError(error, source.absoluteRef));
      }
      throw error;
    }
  }

  /** Throws an InputError with the diagnostics of all files that couldn't be read or parsed. */
  failOnUnreadable(): void {
    if (this.unreadable.length > 0) {
      throw new InputError(
        this.unreadable.flatMap((error) => error.diagnostics),
        'openapi/source',
      );
    }
  }
}

/** Pattern of the rules for examples, which repeat errors in the structure of a schema or in a reference. */
const EXAMPLE_RULE = /^no-invalid-.*-examples$/;

function removeCascadingProblems(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const isCause = ({ruleId}: NormalizedProblem): boolean => ruleId === 'struct' || ruleId === 'no-unresolved-refs';
  return problems.some(isCause) ? problems.filter(({ruleId}) => !EXAMPLE_RULE.test(ruleId)) : [...problems];
}

function checkUnreferencedFiles(folder: string, used: Set<string>): Diagnostic[] {
  return listFiles(folder)
    .filter((file) => /\.(?:ya?ml|json)$/.test(file) && !used.has(file))
    .map((file) => ({
      file: toDisplayPath(file),
      message: 'no other file refers to this file. Refer to it from another file, or delete it.',
    }));
}

function toInputError(error: unknown, rulesFile: string): unknown {
  return error instanceof YamlParseError ? createYamlSyntaxError(error, error.source?.absoluteRef ?? rulesFile) : error;
}

function createYamlSyntaxError({message, line, col}: YamlParseError, file: string): InputError {
  const reason = message.replace(/ in "[^"]*"/, '').replace(/\s*\(\d+:\d+\)$/, '');
  return new InputError(
    [
      {
        file: toDisplayPath(file),
        line: line || undefined,
        column: col || undefined,
        message: explainYamlError(reason),
      },
    ],
    'openapi/source',
  );
}

function assertInside(reference: string, folder: string): void {
  const isInside = !/^https?:/.test(reference) && !path.relative(folder, reference).startsWith('..');
  if (!isInside) {
    throw new InputError(
      [
        {
          file: toDisplayPath(folder),
          message: `refers to ${reference}, which is outside this folder. Copy the file into the folder, and refer to the copy.`,
        },
      ],
      'openapi/source',
    );
  }
}

function throwOnErrors(problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter((problem) => problem.severity === 'error' && !problem.ignored);
  if (errors.length > 0) {
    // An invalid pattern or reference is reported again at each of its uses.
    const uniqueDiagnostics = new Map(errors.map(toDiagnostic).map((problem) => [JSON.stringify(problem), problem]));
    throw new InputError([...uniqueDiagnostics.values()], 'openapi/source');
  }
}

/**
 * Maximum number of warnings per rule that include a line. Finding a line requires parsing the file, and there may be
 * tens of thousands of warnings.
 */
const MAX_LOCATED_WARNINGS_PER_RULE = 3;

function reportWarnings(problems: readonly NormalizedProblem[], onWarning: (warning: Warning) => void): void {
  const counts = new Map<string, number>();
  for (const problem of problems) {
    const {ruleId, message, location} = problem;
    const count = (counts.get(ruleId) ?? 0) + 1;
    counts.set(ruleId, count);
    const file = location[0] ? toDisplayPath(location[0].source.absoluteRef) : 'openapi';
    onWarning({...(count > MAX_LOCATED_WARNINGS_PER_RULE ? {file, message} : toDiagnostic(problem)), kind: ruleId});
  }
}

function toDiagnostic(problem: NormalizedProblem): Diagnostic {
  const location = problem.location[0];
  if (!location) {
    return {file: 'openapi', id: toDiagnosticId(problem), message: problem.message};
  }
  const {start} = getLineColLocation(location);
  const hint = problem.suggest.length > 0 ? ` Did you mean ${problem.suggest.join(' or ')}?` : '';
  return {
    file: toDisplayPath(location.source.absoluteRef),
    id: toDiagnosticId(problem),
    line: start.line,
    column: start.col,
    message: `${problem.message.replace(/\.?\s*$/, '.')}${hint}${getHint(problem.ruleId, problem.message)}`,
  };
}

/** Returns the diagnostic ID of a lint problem: `openapi/`, followed by the name of the rule without its plugin. */
const toDiagnosticId = ({ruleId}: NormalizedProblem): string => `openapi/${ruleId.split('/').at(-1)}`;

/** Rewords an error message of the YAML parser for writers, and adds a hint. */
function explainYamlError(reason: string): string {
  if (reason.startsWith('duplicated mapping key')) {
    return 'this key appears twice. Delete or rename one of the two.';
  }
  if (reason.startsWith('expected a single document')) {
    return 'the file contains several documents. Keep one, and delete the others and their "---" lines.';
  }
  if (reason.startsWith('nesting exceeded')) {
    return 'this is nested more than 100 levels deep. Define the inner part under "components:", and refer to it with "$ref".';
  }
  const hint = /bad indentation of a mapping entry|can not read (?:a block mapping|an implicit)/.test(reason)
    ? ' Lines at the same level must start in the same column, and a value that contains a colon followed by a space needs double quotes.'
    : '';
  return `${reason}. Correct the YAML on this line or the previous one.${hint}`;
}
