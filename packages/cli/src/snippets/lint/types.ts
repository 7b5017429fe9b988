import path from 'node:path';
import ts from 'typescript';
import type {Diagnostic} from '@paydocs/core';
import type {ProgramSource} from './sources';

/** Codes of TypeScript errors about unknown names, including the name in a shorthand property (`{name}`). */
const UNKNOWN_NAME_CODES = new Set([2304, 2503, 2552, 18004]);
/** Macros that Vue's compiler replaces. */
const VUE_MACROS = ['defineProps', 'defineEmits', 'defineExpose', 'defineModel', 'defineOptions', 'defineSlots'];
/** Codes of TypeScript errors about a package that isn't installed, and about types that are therefore missing. */
const MISSING_PACKAGE_CODES = new Set([2307, 2792, 2875, 7016, 7026]);

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  noImplicitAny: false,
  // Pages look up their own elements, which always exist.
  strictNullChecks: false,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.Preserve,
  skipLibCheck: true,
};

/**
 * Checks programs with the TypeScript compiler. Reports undeclared names, and in web pages, also wrong uses of
 * libraries that guides declare, such as the provider's.
 *
 * @param sources - programs of guides; blocks with a title such as `library.d.ts` are the declarations
 * @returns the diagnostics, at their lines in the guides
 */
export function checkTypes(sources: readonly ProgramSource[]): Diagnostic[] {
  const declarations = sources.filter(({language}) => language === 'declarations');
  const scripts = sources.filter(({language}) => language === 'javascript' || language === 'typescript');
  const inBrowsers = scripts.filter(({isBrowser}) => isBrowser);
  const inNode = scripts.filter(({isBrowser}) => !isBrowser);
  return [
    ...checkSources([...declarations, ...inBrowsers], VUE_MACROS, {
      ...OPTIONS,
      types: [],
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    }),
    ...checkSources(inNode, [], {...OPTIONS, types: ['node'], lib: ['lib.es2023.d.ts']}),
  ];
}

function checkSources(
  sources: readonly ProgramSource[],
  macros: readonly string[],
  options: ts.CompilerOptions,
): Diagnostic[] {
  if (sources.length === 0) return [];
  const files = new Map(sources.map((source, index) => [getProgramPath(source, index), source]));
  const texts = new Map([...files].map(([file, {code}]) => [file, code]));
  const declared = sources
    .filter(({language}) => language === 'declarations')
    .flatMap(({code}) => findDeclaredNames(code));
  const globals = declared.filter(({isValue}) => isValue).map(({name}) => name);
  if (globals.length > 0)
    texts.set(WINDOW_FILE, `interface Window {${globals.map((name) => `${name}: typeof ${name};`).join('')}}`);
  const program = ts.createProgram([...texts.keys()], options, createHost(texts, options));
  const library = new DeclaredLibrary(
    program,
    declared.map(({name}) => name),
  );
  const knownNames = new Set(macros);
  // Steps show excerpts of a page that another step, or another guide, shows as a whole.
  for (const [file, {isBrowser}] of files) {
    const parsed = program.getSourceFile(file);
    if (parsed && isBrowser) addBoundNames(parsed, knownNames);
  }
  return [...files].flatMap(([file, source]) => {
    const parsed = program.getSourceFile(file);
    if (!parsed || source.language === 'declarations') return [];
    const diagnostics = program.getSemanticDiagnostics(parsed).filter(({code}) => !MISSING_PACKAGE_CODES.has(code));
    return diagnostics
      .filter((diagnostic) =>
        UNKNOWN_NAME_CODES.has(diagnostic.code)
          ? !knownNames.has(getUnknownName(diagnostic)) && !source.loads?.includes(getUnknownName(diagnostic))
          : library.isAboutLibrary(diagnostic),
      )
      .map(({messageText, start = 0}) => ({
        file: source.file,
        line: source.line + parsed.getLineAndCharacterOfPosition(start).line,
        message: `${ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ').replace(/\.?$/, '.')}`,
      }));
  });
}

const WINDOW_FILE = path.resolve('window.d.ts');

function getProgramPath({language}: ProgramSource, index: number): string {
  const ending = {javascript: 'jsx', typescript: 'tsx', declarations: 'd.ts', python: 'py', php: 'php'}[language];
  return path.resolve(`program-${index}.${ending}`);
}

/** Creates a compiler host with files in memory, in addition to the compiler's own. */
function createHost(texts: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = texts.get(file);
    if (text === undefined) return getSourceFile(file, languageVersion, ...rest);
    // Declarations without an import must be global for all programs.
    const settings = typeof languageVersion === 'object' ? languageVersion : {languageVersion};
    return ts.createSourceFile(
      file,
      text,
      file.endsWith('.d.ts') ? {languageVersion: settings.languageVersion} : settings,
      true,
    );
  };
  return host;
}

/** Returns the names that declarations declare, and whether they're values. */
function findDeclaredNames(code: string): {name: string; isValue: boolean}[] {
  const pattern =
    /^(?:export\s+)?(?:declare\s+)?(type|interface|class|enum|const|let|var|function|namespace)\s+(\w+)/gm;
  return [...code.matchAll(pattern)].map(([, kind = '', name = '']) => ({
    name,
    isValue: !/^(?:type|interface)$/.test(kind),
  }));
}

/** Libraries that guides declare. */
class DeclaredLibrary {
  private readonly namePattern: RegExp;
  private readonly checker: ts.TypeChecker;

  constructor(program: ts.Program, names: readonly string[]) {
    this.checker = program.getTypeChecker();
    this.namePattern = new RegExp(`\\b(?:${names.length > 0 ? names.join('|') : '(?!)'})\\b`);
  }

  /**
   * Checks whether a diagnostic is about the use of the library: its message contains a type of the library, or its
   * location is in a call of the library.
   */
  isAboutLibrary({messageText, file, start = 0}: ts.Diagnostic): boolean {
    if (this.namePattern.test(ts.flattenDiagnosticMessageText(messageText, ' '))) return true;
    for (let node = file && findNodeAt(file, start); node; node = node.parent) {
      if (ts.isFunctionLike(node)) return false;
      if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) {
        if (this.isDeclared(ts.isCallExpression(node) ? node.expression : node)) return true;
      }
      // `const {a} = await library.call()`
      if (ts.isVariableDeclaration(node) && node.initializer) {
        const {initializer} = node;
        const call = ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
        if (ts.isCallExpression(call) && this.isDeclared(call.expression)) return true;
      }
      // The object before the dot.
      if (ts.isPropertyAccessExpression(node)) {
        const symbol = this.checker.getTypeAtLocation(node.expression).getSymbol();
        if (symbol?.declarations?.some((declaration) => isDeclarationFile(declaration.getSourceFile().fileName)))
          return true;
      }
    }
    return false;
  }

  private isDeclared(node: ts.Node): boolean {
    const declarations = this.checker.getSymbolAtLocation(node)?.declarations ?? [];
    return declarations.some((declaration) => isDeclarationFile(declaration.getSourceFile().fileName));
  }
}

/** Adds the names that a program declares or imports to `names`. */
function addBoundNames(file: ts.SourceFile, names: Set<string>): void {
  const visit = (node: ts.Node): void => {
    const isBinding =
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node);
    if (isBinding && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Returns the name that a diagnostic reports as unknown. */
const getUnknownName = ({file, start = 0, length = 0}: ts.Diagnostic): string =>
  file?.text.slice(start, start + length) ?? '';

const isDeclarationFile = (file: string): boolean => /^program-\d+\.d\.ts$/.test(path.basename(file));

function findNodeAt(file: ts.SourceFile, position: number): ts.Node {
  let closest: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > position || node.getEnd() <= position) return;
    closest = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return closest;
}
