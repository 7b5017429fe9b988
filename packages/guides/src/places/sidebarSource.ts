import type * as TypeScript from 'typescript';
import type {Mistake} from '../pages/types';

type TS = typeof TypeScript;

/** What the text of `sidebars.ts` says, without running it. */
export interface SidebarSource {
  /** Mistakes of syntax, one for each line. */
  syntax: Mistake[];
  /** Names that stand where a text should, such as an id without its quotes. */
  unquoted: Mistake[];
  /** The sidebars as far as they are written out, with the names of `unquoted` as texts. */
  sidebars: {[name: string]: unknown};
  /** The line of an entry of a sidebar, by its place in the list and in those below. */
  lineOf(sidebar: string, place: readonly number[]): number | undefined;
}

/**
 * Reads `sidebars.ts` as text: running it stops at the first mistake, and values have no lines.
 *
 * @param source - the text of the file
 * @returns what it says
 */
export async function readSource(source: string): Promise<SidebarSource> {
  const {default: ts} = await import('typescript');
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const place = (position: number): {line: number; column: number} => {
    const {line, character} = file.getLineAndCharacterOfPosition(position);
    return {line: line + 1, column: character + 1};
  };
  const sidebars = exportedObject(ts, file);
  const known = declaredNames(ts, file);
  const unquoted: Mistake[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node) && isValue(ts, node) && !known.has(node.text)) {
      const message = `${node.text} isn't defined. If it's the ID of a page, put it in quotes.`;
      unquoted.push({...place(node.getStart()), message});
    }
    ts.forEachChild(node, visit);
  };
  if (sidebars) visit(sidebars);
  return {
    syntax: syntaxMistakes(ts, source, place),
    unquoted,
    sidebars: sidebars ? writtenSidebars(ts, sidebars, known) : {},
    lineOf(sidebar, indexes) {
      const property = sidebars && propertyOf(ts, sidebars, sidebar);
      let entry: TypeScript.Expression | undefined = property && bare(ts, property);
      for (const [depth, index] of indexes.entries()) {
        const list: TypeScript.Expression | undefined =
          depth > 0 && entry && ts.isObjectLiteralExpression(entry) ? propertyOf(ts, entry, 'items') : entry;
        // Behind a list that is imported, places say nothing.
        if (!list || !ts.isArrayLiteralExpression(list) || list.elements.some(ts.isSpreadElement)) return undefined;
        entry = list.elements[index];
      }
      const named = entry && ts.isObjectLiteralExpression(entry) ? namingField(ts, entry) : undefined;
      return entry && place((named ?? entry).getStart()).line;
    },
  };
}

function syntaxMistakes(
  ts: TS,
  source: string,
  place: (position: number) => Pick<Mistake, 'line' | 'column'>,
): Mistake[] {
  const {diagnostics = []} = ts.transpileModule(source, {reportDiagnostics: true});
  const mistakes = diagnostics.map(({start = 0, messageText}): Mistake => {
    const reason = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, '');
    const message = `${reason}. Compare the quotes, commas, and brackets of this line and the previous one with the entries around them.`;
    return {...place(start), message};
  });
  return mistakes.filter(({line}, index) => {
    const isFirst = mistakes.findIndex((other) => other.line === line) === index;
    // A text without its end takes the comma behind it away.
    const before = mistakes.find((other) => other.line === (line ?? 0) - 1);
    return isFirst && !before?.message.startsWith('Unterminated');
  });
}

/** The object that the file exports, also by the name of a constant. */
function exportedObject(ts: TS, file: TypeScript.SourceFile): TypeScript.ObjectLiteralExpression | undefined {
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  const value = exported && bare(ts, exported);
  if (!value || !ts.isIdentifier(value)) return value && ts.isObjectLiteralExpression(value) ? value : undefined;
  const constant = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .find(({name}) => ts.isIdentifier(name) && name.text === value.text)?.initializer;
  const object = constant && bare(ts, constant);
  return object && ts.isObjectLiteralExpression(object) ? object : undefined;
}

/** An expression without its types. */
function bare(ts: TS, expression: TypeScript.Expression): TypeScript.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? bare(ts, expression.expression)
    : expression;
}

function propertyOf(
  ts: TS,
  object: TypeScript.ObjectLiteralExpression,
  wanted: string,
): TypeScript.Expression | undefined {
  const property = object.properties
    .filter(ts.isPropertyAssignment)
    .find((candidate) => nameOf(ts, candidate) === wanted);
  return property && bare(ts, property.initializer);
}

/** What tells an entry from others around it. */
function namingField(ts: TS, entry: TypeScript.ObjectLiteralExpression): TypeScript.Expression | undefined {
  return ['label', 'id', 'href'].map((name) => propertyOf(ts, entry, name)).find((field) => field !== undefined);
}

/** Names that the file itself gives to something. */
function declaredNames(ts: TS, file: TypeScript.SourceFile): Set<string> {
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

/** Whether a name stands in a list, or is the value of a field. */
function isValue(ts: TS, node: TypeScript.Identifier): boolean {
  const {parent} = node;
  return ts.isArrayLiteralExpression(parent) || (ts.isPropertyAssignment(parent) && parent.initializer === node);
}

/** What only running the file would tell. */
class Unwritten extends Error {}

/** @throws Unwritten when the value is not written out */
function valueOf(ts: TS, expression: TypeScript.Expression, known: ReadonlySet<string>): unknown {
  const node = bare(ts, expression);
  if (ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && !known.has(node.text))) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => valueOf(ts, element, known));
  if (ts.isObjectLiteralExpression(node)) {
    const fields = node.properties.filter((field) => ts.isPropertyAssignment(field));
    if (fields.length < node.properties.length) throw new Unwritten();
    return Object.fromEntries(fields.map((field) => [nameOf(ts, field), valueOf(ts, field.initializer, known)]));
  }
  throw new Unwritten();
}

/** The sidebars that are written out. */
function writtenSidebars(
  ts: TS,
  sidebars: TypeScript.ObjectLiteralExpression,
  known: ReadonlySet<string>,
): {[name: string]: unknown} {
  const written = sidebars.properties.filter(ts.isPropertyAssignment).flatMap((field): [string, unknown][] => {
    try {
      return [[nameOf(ts, field), valueOf(ts, field.initializer, known)]];
    } catch (error) {
      if (error instanceof Unwritten) return [];
      throw error;
    }
  });
  return Object.fromEntries(written);
}

const nameOf = (ts: TS, {name}: TypeScript.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
