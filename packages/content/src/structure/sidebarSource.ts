import type * as TypeScript from 'typescript';
import type {PageDiagnostic} from '../pages/types';

type TS = typeof TypeScript;

/** Result of parsing `sidebars.ts`. */
interface SidebarSource {
  /** Syntax errors, at most one per line. */
  syntax: PageDiagnostic[];
  /**
   * Returns the 1-based line of a sidebar entry, or undefined if it isn't found. `indexPath` has the entry's index in
   * each nested list, outermost first.
   */
  getLine(sidebar: string, indexPath: readonly number[]): number | undefined;
}

/**
 * Parses `sidebars.ts` without running it, to find all syntax errors and the lines of entries.
 *
 * @param source - content of the file
 * @returns the syntax errors, and a function that finds entries
 */
export async function parseSidebarSource(source: string): Promise<SidebarSource> {
  const {default: ts} = await import('typescript');
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const getLocation = (position: number): {line: number; column: number} => {
    const {line, character} = file.getLineAndCharacterOfPosition(position);
    return {line: line + 1, column: character + 1};
  };
  const sidebars = findExportedObject(ts, file);
  return {
    syntax: checkSyntax(ts, source, getLocation),
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

const getPropertyName = (ts: TS, {name}: TypeScript.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
