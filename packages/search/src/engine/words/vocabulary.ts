import {distance} from './spelling';

/** Every term of the index, to correct words that a reader mistyped. */
export class Vocabulary {
  private readonly uses = new Map<string, number>();
  /** By first letter; made anew when terms were added. */
  private byLetter: Map<string, string[]> | undefined;

  /** @returns the term, which is now known */
  note(term: string): string {
    this.uses.set(term, (this.uses.get(term) ?? 0) + 1);
    this.byLetter = undefined;
    return term;
  }

  /** @returns whether a term is known, or begins a known one */
  has(beginning: string): boolean {
    return this.uses.has(beginning) || this.withFirstOf(beginning).some((term) => term.startsWith(beginning));
  }

  /**
   * @param word - a word that is not known
   * @param most - how many letters may differ
   * @returns the term that differs in the fewest letters; of several, the one that is used most. Nothing
   *   if all differ in too many. The first letter counts as right, unless it is swapped with the second.
   */
  mostSimilar(word: string, most: number): string | undefined {
    if (most === 0) return undefined;
    let best: {term: string; mistakes: number; uses: number} | undefined;
    for (const term of [...this.withFirstOf(word), ...this.withFirstOf(word.slice(1))]) {
      if (Math.abs(term.length - word.length) > most) continue;
      const mistakes = distance(word, term, best ? Math.min(most, best.mistakes) : most);
      const uses = this.uses.get(term) ?? 0;
      const isBetter = !best || mistakes < best.mistakes || (mistakes === best.mistakes && uses > best.uses);
      if (mistakes <= most && isBetter) best = {term, mistakes, uses};
    }
    return best?.term;
  }

  private withFirstOf(word: string): readonly string[] {
    this.byLetter ??= this.group();
    return this.byLetter.get(word.charAt(0)) ?? [];
  }

  private group(): Map<string, string[]> {
    const groups = new Map<string, string[]>();
    for (const term of this.uses.keys()) {
      const group = groups.get(term.charAt(0));
      if (group) group.push(term);
      else groups.set(term.charAt(0), [term]);
    }
    return groups;
  }
}
