import path from 'node:path';
import ts from 'typescript';
import type {InputProblem} from '@paydocs/core/inputError';
import type {Source} from './sources';

/** "Cannot find name", with and without a suggestion, and the same for `{name}`. */
const UNKNOWN_NAMES = new Set([2304, 2503, 2552, 18004]);
/** What the compiler of Vue puts in the place of a call. */
const MACROS = ['defineProps', 'defineEmits', 'defineExpose', 'defineModel', 'defineOptions', 'defineSlots'];
/** A package that is not here, and what follows from that. */
const NOT_HERE = new Set([2307, 2792, 2875, 7016, 7026]);

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  noImplicitAny: false,
  // Pages look up their own elements, which are there.
  strictNullChecks: false,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.Preserve,
  skipLibCheck: true,
};

/**
 * Checks programs with the compiler of TypeScript: names that nothing declares, and in web pages each use of what the
 * declarations of the guides declare, such as the provider's library.
 *
 * @param sources - programs of guides; blocks with a title such as `library.d.ts` are the declarations
 * @returns what is wrong, at its line in the guide
 */
export function typeProblems(sources: readonly Source[]): InputProblem[] {
  const declarations = sources.filter(({language}) => language === 'declarations');
  const scripts = sources.filter(({language}) => language === 'javascript' || language === 'typescript');
  const inBrowsers = scripts.filter(({isBrowser}) => isBrowser);
  const inNode = scripts.filter(({isBrowser}) => !isBrowser);
  return [
    ...check([...declarations, ...inBrowsers], MACROS, {
      ...OPTIONS,
      types: [],
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    }),
    ...check(inNode, [], {...OPTIONS, types: ['node'], lib: ['lib.es2023.d.ts']}),
  ];
}

function check(sources: readonly Source[], others: readonly string[], options: ts.CompilerOptions): InputProblem[] {
  if (sources.length === 0) return [];
  const files = new Map(sources.map((source, index) => [fileOf(source, index), source]));
  const texts = new Map([...files].map(([file, {code}]) => [file, code]));
  const declared = sources.filter(({language}) => language === 'declarations').flatMap(({code}) => namesIn(code));
  const globals = declared.filter(({isValue}) => isValue).map(({name}) => name);
  if (globals.length > 0)
    texts.set(WINDOW, `interface Window {${globals.map((name) => `${name}: typeof ${name};`).join('')}}`);
  const program = ts.createProgram([...texts.keys()], options, hostOf(texts, options));
  const library = new Library(
    program,
    declared.map(({name}) => name),
  );
  const known = new Set(others);
  // Steps show lines of a page that another step, or another guide, shows as a whole.
  for (const [file, {isBrowser}] of files) {
    const parsed = program.getSourceFile(file);
    if (parsed && isBrowser) boundNames(parsed, known);
  }
  return [...files].flatMap(([file, source]) => {
    const parsed = program.getSourceFile(file);
    if (!parsed || source.language === 'declarations') return [];
    const found = program.getSemanticDiagnostics(parsed).filter(({code}) => !NOT_HERE.has(code));
    return found
      .filter((each) =>
        UNKNOWN_NAMES.has(each.code)
          ? !known.has(nameIn(each)) && !source.loads?.includes(nameIn(each))
          : library.isConcerned(each),
      )
      .map(({messageText, start = 0}) => ({
        file: source.file,
        line: source.line + parsed.getLineAndCharacterOfPosition(start).line,
        message: `${ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ').replace(/\.?$/, '.')}`,
      }));
  });
}

const WINDOW = path.resolve('window.d.ts');

function fileOf({language}: Source, index: number): string {
  const ending = {javascript: 'jsx', typescript: 'tsx', declarations: 'd.ts', python: 'py', php: 'php'}[language];
  return path.resolve(`program-${index}.${ending}`);
}

/** Files that are in memory alone, beside those of the compiler. */
function hostOf(texts: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = texts.get(file);
    if (text === undefined) return getSourceFile(file, languageVersion, ...rest);
    // Declarations without an import hold for all programs.
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

/** Names that declarations declare, and whether they are values. */
function namesIn(code: string): {name: string; isValue: boolean}[] {
  const pattern =
    /^(?:export\s+)?(?:declare\s+)?(type|interface|class|enum|const|let|var|function|namespace)\s+(\w+)/gm;
  return [...code.matchAll(pattern)].map(([, kind = '', name = '']) => ({
    name,
    isValue: !/^(?:type|interface)$/.test(kind),
  }));
}

/** What the guides declare. */
class Library {
  private readonly mentions: RegExp;
  private readonly checker: ts.TypeChecker;

  constructor(program: ts.Program, names: readonly string[]) {
    this.checker = program.getTypeChecker();
    this.mentions = new RegExp(`\\b(?:${names.length > 0 ? names.join('|') : '(?!)'})\\b`);
  }

  /** Whether a mistake is one of using the library: its types are in the message, or it is in a call of the library. */
  isConcerned({messageText, file, start = 0}: ts.Diagnostic): boolean {
    if (this.mentions.test(ts.flattenDiagnosticMessageText(messageText, ' '))) return true;
    for (let node = file && nodeAt(file, start); node; node = node.parent) {
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
      // What stands before the dot.
      if (ts.isPropertyAccessExpression(node)) {
        const symbol = this.checker.getTypeAtLocation(node.expression).getSymbol();
        if (symbol?.declarations?.some((each) => isOurs(each.getSourceFile().fileName))) return true;
      }
    }
    return false;
  }

  private isDeclared(node: ts.Node): boolean {
    const declarations = this.checker.getSymbolAtLocation(node)?.declarations ?? [];
    return declarations.some((each) => isOurs(each.getSourceFile().fileName));
  }
}

/** Adds the names that a program binds. */
function boundNames(file: ts.SourceFile, names: Set<string>): void {
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

/** The name that isn't known. */
const nameIn = ({file, start = 0, length = 0}: ts.Diagnostic): string => file?.text.slice(start, start + length) ?? '';

const isOurs = (file: string): boolean => /^program-\d+\.d\.ts$/.test(path.basename(file));

function nodeAt(file: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > position || node.getEnd() <= position) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}
