/** Messages after a failed generation, which must be accurate. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {describeOutcomes, type TaskOutcome} from '../../src/generation/outcome';
import {workIn} from '../../../content/tests/checks/workspace';

const BOTH = {'.generated/published/rest': 'a', '.generated/published/graphql': 'a'};

describe('describeOutcomes', () => {
  it.each<[Record<string, TaskOutcome>, Record<string, string>, string]>([
    [{}, BOTH, 'No references were generated. The last good pages are still in place.'],
    [{rest: 'left', graphql: 'left'}, {}, 'No references were generated, and there are no pages yet.'],
    [
      {rest: 'left', graphql: 'made'},
      BOTH,
      "The GraphQL reference was generated. The REST reference wasn't generated. Its last good pages are still in place.",
    ],
    [
      {rest: 'current', graphql: 'left'},
      BOTH,
      "The GraphQL reference wasn't generated. Its last good pages are still in place. The REST reference is up to date.",
    ],
    [
      {rest: 'left', graphql: 'made'},
      {'.generated/published/graphql': 'a'},
      "The GraphQL reference was generated. The REST reference wasn't generated, and has no pages yet.",
    ],
    [
      {rest: 'left', graphql: 'left'},
      {'.generated/published/rest': 'a'},
      "The REST reference wasn't generated. Its last good pages are still in place. The GraphQL reference wasn't generated, and has no pages yet.",
    ],
    [
      {rest: 'made', graphql: 'current'},
      BOTH,
      'The REST reference was generated. The GraphQL reference is up to date.',
    ],
    [
      {rest: 'made', graphql: 'made', guides: 'left'},
      BOTH,
      'Both references were generated, but the errors above prevent the site from being built.',
    ],
    [
      {rest: 'current', graphql: 'current'},
      BOTH,
      'Both references are up to date, but the errors above prevent the site from being built.',
    ],
  ])('describes %j', (outcomes, files, expected) => {
    workIn(files);
    expect(fs.existsSync('.generated/published/rest')).toBe('.generated/published/rest' in files);
    expect(describeOutcomes(new Map(Object.entries(outcomes)))).toBe(expected);
  });
});
