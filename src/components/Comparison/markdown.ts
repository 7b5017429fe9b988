import {readComparison, type ComparisonProps} from './readComparison';

/**
 * @param attributes - attributes of `<Comparison>` in a guide
 * @returns its table as Markdown, for programs and for search
 */
export function renderComparisonMarkdown(attributes: Readonly<Record<string, string>>): string {
  const {heads, rows} = readComparison(attributes as unknown as ComparisonProps);
  const formatRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [heads, heads.map(() => '---'), ...rows.map(({cells}) => cells)].map(formatRow).join('\n');
}
