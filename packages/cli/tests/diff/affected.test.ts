import {describe, expect, it} from 'vitest';
import {findAffectedLines, resolveUses} from '../../src/diff/affected';
import type {SpecChange} from '../../src/diff/types';

const createChange = (targets: string[], exact?: true): SpecChange => ({
  api: 'REST',
  level: 'breaking',
  subject: '',
  verb: '',
  key: '',
  text: '',
  targets,
  ...(exact && {exact}),
});

describe('findAffectedLines', () => {
  const uses = [
    {file: 'b.md', line: 9, target: 'Payment.status'},
    {file: 'a.md', line: 5, target: 'Payment.nextAction.type'},
    {file: 'a.md', line: 3, target: '~status'},
    {file: 'a.md', line: 4, target: 'Payment'},
    {file: 'a.md', line: 4, target: 'graphql:Payment.status'},
  ];

  it('finds uses of a part and what it contains, and sentences with its name', () => {
    expect(findAffectedLines(createChange(['Payment.status']), uses)).toEqual([
      {file: 'a.md', line: 3},
      {file: 'b.md', line: 9},
    ]);
    expect(findAffectedLines(createChange(['Payment']), uses).map(({line}) => line)).toEqual([4, 5, 9]);
    expect(findAffectedLines(createChange(['Payment'], true), uses).map(({line}) => line)).toEqual([4]);
  });
});

describe('resolveUses', () => {
  it('replaces a name that several types have with its target', () => {
    const uses = [
      {file: 'a.md', line: 3, target: '~status'},
      {file: 'a.md', line: 4, target: '~status'},
    ];
    const names = [{file: 'a.md', line: 3, code: 'status', targets: ['graphql:Charge.status', 'Payment.status']}];
    expect(resolveUses({uses, names}).map(({target}) => target)).toEqual(['graphql:Charge.status', '~status']);
    expect(findAffectedLines(createChange(['Payment.status']), resolveUses({uses, names}))).toEqual([
      {file: 'a.md', line: 4},
    ]);
  });
});
