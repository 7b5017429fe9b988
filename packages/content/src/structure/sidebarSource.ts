import type * as TypeScript from 'typescript';
import type {PageDiagnostic} from '../pages/types';

type TS = typeof TypeScript;

/** Result of parsing `sidebars.ts`. */
interface SidebarSource {
  /** Syntax errors, at most one per line. */
  syntax: PageDiagnostic[];
  /** Undefined names where a string is expected, such as an ID without quotes. */
  unquoted: PageDiagnostic[];
  /** Sidebars that consist of literals, with the names in `unquoted` as strings. */
  sidebars: {[name: string]: unknown};
  /**
   * Returns the 1-based line of a sidebar entry, or undefined if it isn't found. `indexPath` has the entry's index in
   * each nested list, outermost first.
   */
  getLine(sidebar: string, indexPath: readonly number[]): number | undefined;
}

/**
 * Parses `sidebars.ts` without running it, to find all errors and the lines of entries.
 *
 * @param source - content of the file
 * @returns the diagnostics and literal sidebars of the file
 */
export async function parseSidebarSource(source: string): Promise<SidebarSource> {
  const {default: ts} = await import('typescript');
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const getLocation = (position: number): {line: number; column: number} => {
    const {line, character} = file.getLineAndCharacterOfPosition(position);
    return {line: line + 1, column: character + 1};
  };
  const sidebars = findExportedObject(ts, file);
  const declared = collectDeclaredNames(ts, file);
  const unquoted: PageDiagnostic[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node) && isUsedAsValue(ts, node) && !declared.has(node.text)) {
      const message = `${node.text} isn't defined. If it's the ID of a page, put it in quotes.`;
      unquoted.push({...getLocation(node.getStart()), message});
    }
    ts.forEachChild(node, visit);
  };
  if (sidebars) visit(sidebars);
  return {
    syntax: checkSyntax(ts, source, getLocation),
    unquoted,
    sidebars: sidebars ? evaluateLiteralSidebars(ts, sidebars, declared) : {},
    getLine(sidebar, indexPath) {
      const property = sidebars && findProperty(ts, sidebars, sidebar);
      let entry: TypeScript.Expression | undefined = property && unwrapExpression(ts, property);
      for (const [depth, index] of indexPath.entries()) {
        const list: TypeScript.Expression | undefined =
          depth > 0 && entry && ts.isObjectLiteralExpression(entry) ? findProperty(ts, entry, 'items') : entry;
        // If a list contains a spread, indexes in the source differ from indexes in the value.
        if (!list || !ts.isArrayLiteralExpression(list) || list.elements.some(ts.isSpreadElement)) return undefined;
        entry = list.elements[index];
      }
      const named = entry && ts.isObjectLiteralExpression(entry) ? findNameField(ts, entry) : undefined;
      return entry && getLocation((named ?? entry).getStart()).line;
    },
  };
}

function checkSyntax(
  ts: TS,
  source: string,
  getLocation: (position: number) => Pick<PageDiagnostic, 'line' | 'column'>,
): PageDiagnostic[] {
  const {diagnostics: tsDiagnostics = []} = ts.transpileModule(source, {reportDiagnostics: true});
  const diagnostics = tsDiagnostics.map(({start = 0, messageText}): PageDiagnostic => {
    const reason = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
    const message = `${reason}. Compare the quotes, commas, and brackets on this line and the previous one with the entries around them.`;
    return {...getLocation(start), message};
  });
  return diagnostics.filter(({line}, index) => {
    const isFirst = diagnostics.findIndex((other) => other.line === line) === index;
    // An unterminated string swallows the comma after it.
    const previous = diagnostics.find((other) => other.line === (line ?? 0) - 1);
    return isFirst && !previous?.message.startsWith('Unterminated');
  });
}

/** Finds the object literal that the file exports, directly or through a constant. */
function findExportedObject(ts: TS, file: TypeScript.SourceFile): TypeScript.ObjectLiteralExpression | undefined {
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  const value = exported && unwrapExpression(ts, exported);
  if (!value || !ts.isIdentifier(value)) return value && ts.isObjectLiteralExpression(value) ? value : undefined;
  const constant = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .find(({name}) => ts.isIdentifier(name) && name.text === value.text)?.initializer;
  const object = constant && unwrapExpression(ts, constant);
  return object && ts.isObjectLiteralExpression(object) ? object : undefined;
}

/** Removes type assertions and parentheses from an expression. */
function unwrapExpression(ts: TS, expression: TypeScript.Expression): TypeScript.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? unwrapExpression(ts, expression.expression)
    : expression;
}

function findProperty(
  ts: TS,
  object: TypeScript.ObjectLiteralExpression,
  wanted: string,
): TypeScript.Expression | undefined {
  const property = object.properties
    .filter(ts.isPropertyAssignment)
    .find((candidate) => getPropertyName(ts, candidate) === wanted);
  return property && unwrapExpression(ts, property.initializer);
}

/** Finds the field that identifies an entry. */
function findNameField(ts: TS, entry: TypeScript.ObjectLiteralExpression): TypeScript.Expression | undefined {
  return ['label', 'id', 'href'].map((name) => findProperty(ts, entry, name)).find((field) => field !== undefined);
}

/** Collects the names that the file declares or imports. */
function collectDeclaredNames(ts: TS, file: TypeScript.SourceFile): Set<string> {
  const names = new Set(['undefined']);
  const visit = (node: TypeScript.Node): void => {
    const name = (node as Partial<TypeScript.NamedDeclaration>).name;
    const isDeclared =
      ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isNamespaceImport(node) || ts.isBindingElement(node);
    if (isDeclared || ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node)) {
      if (name && ts.isIdentifier(name)) names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Checks whether an identifier is an element of a list, or the value of a property. */
function isUsedAsValue(ts: TS, node: TypeScript.Identifier): boolean {
  const {parent} = node;
  return ts.isArrayLiteralExpression(parent) || (ts.isPropertyAssignment(parent) && parent.initializer === node);
}

/** An error for a value that isn't known until the file runs. */
class NonLiteralError extends Error {}

/**
 * Returns the value of a literal. Treats an undeclared identifier as a string.
 *
 * @throws NonLiteralError if the value isn't a literal
 */
function evaluateLiteral(ts: TS, expression: TypeScript.Expression, declared: ReadonlySet<string>): unknown {
  const node = unwrapExpression(ts, expression);
  if (ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && !declared.has(node.text))) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => evaluateLiteral(ts, element, declared));
  if (ts.isObjectLiteralExpression(node)) {
    const fields = node.properties.filter((field) => ts.isPropertyAssignment(field));
    if (fields.length < node.properties.length) throw new NonLiteralError();
    return Object.fromEntries(
      fields.map((field) => [getPropertyName(ts, field), evaluateLiteral(ts, field.initializer, declared)]),
    );
  }
  throw new NonLiteralError();
}

/** Evaluates the sidebars that consist of literals. Skips the others. */
function evaluateLiteralSidebars(
  ts: TS,
  sidebars: TypeScript.ObjectLiteralExpression,
  declared: ReadonlySet<string>,
): {[name: string]: unknown} {
  const entries = sidebars.properties.filter(ts.isPropertyAssignment).flatMap((field): [string, unknown][] => {
    try {
      return [[getPropertyName(ts, field), evaluateLiteral(ts, field.initializer, declared)]];
    } catch (error) {
      if (error instanceof NonLiteralError) return [];
      throw error;
    }
  });
  return Object.fromEntries(entries);
}

const getPropertyName = (ts: TS, {name}: TypeScript.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
