import fs from 'node:fs';
import {getPublicationStampFile} from '@paydocs/preset/site';

/**
 * Outcome of a task: its output is new, was already up to date, or wasn't updated because the task failed or didn't
 * run.
 */
export type TaskOutcome = 'made' | 'current' | 'left';

/** Tasks that generate references, with the names of the references for messages. */
const REFERENCE_TASKS = [
  {task: 'rest', name: 'REST reference'},
  {task: 'graphql', name: 'GraphQL reference'},
] as const;

/**
 * Describes the references after a failed generation, for output below its errors.
 *
 * @param outcomes - outcomes by task name; a task without an entry counts as `left`
 * @returns sentences that state for each reference whether it was generated, was up to date, or still has older pages
 */
export function describeOutcomes(outcomes: ReadonlyMap<string, TaskOutcome>): string {
  const references = REFERENCE_TASKS.map((reference) => ({
    ...reference,
    outcome: outcomes.get(reference.task) ?? 'left',
  }));
  const [first, second] = references as [ReferenceOutcome, ReferenceOutcome];
  if (first.outcome !== second.outcome) {
    const order: TaskOutcome[] = ['made', 'left', 'current'];
    return references
      .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
      .map(describeReference)
      .join(' ');
  }
  if (first.outcome === 'made')
    return 'Both references were generated, but the errors above prevent the site from being built.';
  if (first.outcome === 'current')
    return 'Both references are up to date, but the errors above prevent the site from being built.';
  const havePages = references.map(hasPages);
  if (havePages.every((hasPage) => hasPage))
    return 'No references were generated. The last good pages are still in place.';
  if (havePages.every((hasPage) => !hasPage)) return 'No references were generated, and there are no pages yet.';
  return references.map(describeReference).join(' ');
}

type ReferenceOutcome = (typeof REFERENCE_TASKS)[number] & {outcome: TaskOutcome};

function describeReference(reference: ReferenceOutcome): string {
  const {name, outcome} = reference;
  if (outcome === 'made') return `The ${name} was generated.`;
  if (outcome === 'current') return `The ${name} is up to date.`;
  return hasPages(reference)
    ? `The ${name} wasn't generated. Its last good pages are still in place.`
    : `The ${name} wasn't generated, and has no pages yet.`;
}

const hasPages = ({task}: Pick<ReferenceOutcome, 'task'>): boolean => fs.existsSync(getPublicationStampFile(task));
