import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {runStages} from '../../../scripts/steps.mjs';

const createStep = (name: string, code: string, isNeeded = false) => ({
  ...{name, isNeeded},
  command: [process.execPath, '-e', code],
});

/** Runs stages, and returns the failed steps and the output in its order. */
async function runAndCapture(...stages: Parameters<typeof runStages>[0]): Promise<{failed: string[]; output: string}> {
  let output = '';
  const ended = await runStages(
    stages,
    ({name}) => void (output += `[${name}]`),
    (text) => void (output += text.toString()),
  );
  return {failed: ended.filter(({isFailed}) => isFailed).map(({name}) => name), output};
}

describe('runStages', () => {
  it('runs lanes in parallel, and prints the whole output of each step', async () => {
    // Each waits for the other: in sequence, neither would end.
    const createMeetingCode = (mine: string, other: string): string =>
      `const fs = require('fs'); const folder = process.env.MEETING; console.log('${mine} begins');
       fs.writeFileSync(folder + '/${mine}', ''); console.error('${mine} waits');
       (function wait() { fs.existsSync(folder + '/${other}') ? console.log('${mine} ends') : setTimeout(wait, 10); })();`;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
    const variables = {MEETING: folder};
    const {failed, output} = await runAndCapture([
      [{...createStep('One', createMeetingCode('one', 'two')), variables}],
      [{...createStep('Two', createMeetingCode('two', 'one')), variables}],
    ]);
    fs.rmSync(folder, {recursive: true});
    expect(failed).toEqual([]);
    // Logs and warnings of a step come from two streams, in any order.
    expect(output).toMatch(/\[One\]one begins\n(?:one waits\none ends|one ends\none waits)\n/);
    expect(output).toMatch(/\[Two\]two begins\n(?:two waits\ntwo ends|two ends\ntwo waits)\n/);
  });

  it('reports how long each step took', async () => {
    const [ended] = await runStages([[[createStep('Wait', 'setTimeout(() => {}, 200)')]]], () => undefined);
    expect(ended).toEqual({name: 'Wait', seconds: expect.any(Number) as number, isFailed: false});
    expect(ended?.seconds).toBeGreaterThanOrEqual(0.2);
  });

  it('reports failed steps, and continues', async () => {
    const other = [createStep('Other', '')];
    const {failed, output} = await runAndCapture(
      [[createStep('Lint', 'process.exit(1)'), createStep('Texts', '')], other],
      [other],
    );
    expect(failed).toEqual(['Lint']);
    expect(output.split('[Other]')).toHaveLength(3);
    expect(output).toContain('[Texts]');
  });

  it('reports a missing program', async () => {
    const {failed, output} = await runAndCapture([[{name: 'Gone', command: ['no-such-program']}], []]);
    expect(failed).toEqual(['Gone']);
    expect(output).toContain('no-such-program');
  });

  it('stops after a required step fails', async () => {
    const lane = [createStep('Build', 'process.exit(2)', true), createStep('After', '')];
    const {failed, output} = await runAndCapture([lane, []], [[createStep('Site', '')], []]);
    expect(failed).toEqual(['Build']);
    expect(output).toBe('[Build]');
  });
});
