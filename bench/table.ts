/**
 * @param head - names of the columns
 * @param rows - cells, as many in each row as in the head
 * @returns a Markdown table
 */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const formatGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;
export const formatSeconds = (value: number): string => `${value.toFixed(1)} s`;
export const formatRatio = (one: number, other: number): string => (other === 0 ? '–' : (one / other).toFixed(2));
