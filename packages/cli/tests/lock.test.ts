import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {withLock} from '../src/lock';

let file: string;
beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  file = path.join(folder, 'deep', 'a.lock');
});

function write(content: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

/** Returns the ID of a process that has exited. */
async function getDeadProcessId(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  return child.pid!;
}

describe('withLock', () => {
  it('runs one task at a time, and notifies tasks that wait', async () => {
    const events: string[] = [];
    const work = (name: string): Promise<void> =>
      withLock(
        file,
        async () => {
          events.push(`${name} starts`);
          await new Promise((resolve) => setImmediate(resolve));
          events.push(`${name} ends`);
        },
        {onWait: () => events.push(`${name} waits`)},
      );
    await Promise.all([work('a'), work('b')]);
    expect(events.filter((event) => !event.endsWith('waits'))).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
    expect(events).toContain('b waits');
    expect(fs.existsSync(file)).toBe(false);
  });

  it('releases the lock after a task that throws, and returns the result of a task', async () => {
    await expect(withLock(file, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(fs.existsSync(file)).toBe(false);
    expect(await withLock(file, async () => 7)).toBe(7);
  });

  it('takes the lock of a process that died', async () => {
    write(String(await getDeadProcessId()));
    expect(await withLock(file, async () => fs.readFileSync(file, 'utf8'))).toBe(String(process.pid));
    expect(fs.readdirSync(path.dirname(file))).toEqual([]);
  });

  it('takes the lock of a process that died before it wrote its ID', async () => {
    write('');
    fs.utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'));
    expect(await withLock(file, async () => 'mine')).toBe('mine');
  });

  it("doesn't take the lock of a running process", async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    onTestFinished(() => void child.kill());
    write(String(child.pid));
    await expect(withLock(file, async () => 'mine', {timeoutMs: 250})).rejects.toThrow(
      `Process ${child.pid} has locked`,
    );
    expect(fs.readFileSync(file, 'utf8')).toBe(String(child.pid));
  });
});
