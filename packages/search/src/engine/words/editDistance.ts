/**
 * Computes the edit distance between two words: the number of letters to insert, delete, replace, or swap with a
 * neighbor (optimal string alignment).
 *
 * @param one - first word
 * @param other - second word
 * @param maxEdits - maximum distance to compute exactly
 * @returns the distance, or `maxEdits + 1` if it's larger
 */
export function computeEditDistance(one: string, other: string, maxEdits: number): number {
  if (Math.abs(one.length - other.length) > maxEdits) return maxEdits + 1;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) cost = Math.min(cost, (rowBeforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return Math.min(lastRow[other.length] ?? maxEdits + 1, maxEdits + 1);
}
