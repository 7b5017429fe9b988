/** What a generation that failed has done all the same, and what it has left undone. */
import fs from 'node:fs';
import {publicationStamp} from '@paydocs/preset/generatedFiles';

/** What became of a task: its output is new, was up to date, or is what it was before. */
export type Outcome = 'made' | 'current' | 'left';

/** The tasks whose pages readers see, with what these are called. */
const REFERENCES = [
  {task: 'rest', name: 'REST reference'},
  {task: 'graphql', name: 'GraphQL reference'},
] as const;

/**
 * @param outcomes - by the name of the task; one that is missing was not come to
 * @returns which references have new pages, and whether the others have older ones
 */
export function consequenceOf(outcomes: ReadonlyMap<string, Outcome>): string {
  const found = REFERENCES.map((reference) => ({...reference, outcome: outcomes.get(reference.task) ?? 'left'}));
  const [first, second] = found as [Found, Found];
  if (first.outcome !== second.outcome) {
    const order: Outcome[] = ['made', 'left', 'current'];
    return found
      .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
      .map(describe)
      .join(' ');
  }
  if (first.outcome === 'made')
    return 'Both references were generated, but the errors above prevent the site from being built.';
  if (first.outcome === 'current')
    return 'Both references are up to date, but the errors above prevent the site from being built.';
  const isThere = found.map(hasPages);
  if (isThere.every((has) => has)) return 'No references were generated. The last good pages are still in place.';
  if (isThere.every((has) => !has)) return 'No references were generated, and there are no pages yet.';
  return found.map(describe).join(' ');
}

type Found = (typeof REFERENCES)[number] & {outcome: Outcome};

function describe(reference: Found): string {
  const {name, outcome} = reference;
  if (outcome === 'made') return `The ${name} was generated.`;
  if (outcome === 'current') return `The ${name} is up to date.`;
  return hasPages(reference)
    ? `The ${name} wasn't generated. Its last good pages are still in place.`
    : `The ${name} wasn't generated, and has no pages yet.`;
}

const hasPages = ({task}: Pick<Found, 'task'>): boolean => fs.existsSync(publicationStamp(task));
