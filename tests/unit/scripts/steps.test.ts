import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runStages} from '../../../scripts/steps.mjs';

const step = (name: string, code: string, isNeeded = false) => ({
  ...{name, isNeeded},
  command: [process.execPath, '-e', code],
});

/** Runs stages, and says what was printed in which order. */
async function printed(...stages: Parameters<typeof runStages>[0]): Promise<{failed: string[]; output: string}> {
  let output = '';
  const ended = await runStages(
    stages,
    ({name}) => void (output += `[${name}]`),
    (text) => void (output += text.toString()),
  );
  return {failed: ended.filter(({isFailed}) => isFailed).map(({name}) => name), output};
}

describe('runStages', () => {
  it('runs lanes side by side, and prints the whole output of each step', async () => {
    // Each waits for the other: one after another, neither would end.
    const meet = (mine: string, other: string): string =>
      `const fs = require('fs'); const folder = process.env.MEETING; console.log('${mine} begins');
       fs.writeFileSync(folder + '/${mine}', ''); console.error('${mine} waits');
       (function wait() { fs.existsSync(folder + '/${other}') ? console.log('${mine} ends') : setTimeout(wait, 10); })();`;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
    const variables = {MEETING: folder};
    const {failed, output} = await printed([
      [{...step('One', meet('one', 'two')), variables}],
      [{...step('Two', meet('two', 'one')), variables}],
    ]);
    fs.rmSync(folder, {recursive: true});
    expect(failed).toEqual([]);
    // What a step logs and what it warns of come by two ways, in no order.
    expect(output).toMatch(/\[One\]one begins\n(?:one waits\none ends|one ends\none waits)\n/);
    expect(output).toMatch(/\[Two\]two begins\n(?:two waits\ntwo ends|two ends\ntwo waits)\n/);
  });

  it('says how long each step took', async () => {
    const [ended] = await runStages([[[step('Wait', 'setTimeout(() => {}, 200)')]]], () => undefined);
    expect(ended).toEqual({name: 'Wait', seconds: expect.any(Number) as number, isFailed: false});
    expect(ended?.seconds).toBeGreaterThanOrEqual(0.2);
  });

  it('names what failed, and goes on', async () => {
    const other = [step('Other', '')];
    const {failed, output} = await printed([[step('Lint', 'process.exit(1)'), step('Texts', '')], other], [other]);
    expect(failed).toEqual(['Lint']);
    expect(output.split('[Other]')).toHaveLength(3);
    expect(output).toContain('[Texts]');
  });

  it('names a program that is not there', async () => {
    const {failed, output} = await printed([[{name: 'Gone', command: ['no-such-program']}], []]);
    expect(failed).toEqual(['Gone']);
    expect(output).toContain('no-such-program');
  });

  it('stops after a step that is needed', async () => {
    const lane = [step('Build', 'process.exit(2)', true), step('After', '')];
    const {failed, output} = await printed([lane, []], [[step('Site', '')], []]);
    expect(failed).toEqual(['Build']);
    expect(output).toBe('[Build]');
  });
});
