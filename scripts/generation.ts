/** The generation: every task of `src/plugins/reference/tasks.ts`, one run at a time. */
import {fork} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {generatedFolder, problemsFile} from '../src/config/areas';
import {InputError} from '../src/lib/inputError';
import type {Changes} from '../src/plugins/reference/shared/publish';
import type {GenerationTask} from '../src/plugins/reference/shared/task';
import {chainsOf, isChainUpToDate, runChain, type TaskResult} from '../src/plugins/reference/shared/chain';
import {withLock} from './lock';
import {asInputError} from './report';

/** What a process beside this one is to make. */
export interface ChainOrder {
  names: string[];
  force: boolean;
}

/** What a task made. */
export type MadeResult = TaskResult & {changes: Changes};

export interface GenerationOptions {
  /** Make also what did not change. */
  force?: boolean;
  /** Called after each task that had something to do. */
  onResult(result: MadeResult): void;
}

/**
 * Makes what is out of date, and leaves what is made from a wrong file as it was.
 *
 * @param options - how much to make, and whom to tell
 * @throws InputError that lists the mistakes of all tasks
 */
export async function generate(options: GenerationOptions): Promise<void> {
  await withLock(
    path.join(generatedFolder, 'generate.lock'),
    async () => {
      try {
        await runTasks(options);
        tellPreview('');
      } catch (error) {
        const mistakes = asInputError(error);
        tellPreview(mistakes?.message ?? 'The generation failed. The terminal says why.');
        throw mistakes ?? error;
      }
    },
    {onWait: () => console.log('Waiting for another generation to end …')},
  );
}

/** @returns how many blocks of the guides are checked against the specifications, and how many are exempt, in one line */
export function contractSummary(): string {
  return fs.readFileSync(path.join(generatedFolder, 'contract', 'summary.txt'), 'utf8').trim();
}

async function runTasks({force = false, onResult}: GenerationOptions): Promise<void> {
  // What a run that was killed left behind.
  fs.rmSync(path.join(generatedFolder, 'staging'), {recursive: true, force: true});
  // Loads the brand and the environment, and throws what is wrong with them.
  const {tasks} = await import('../src/plugins/reference/tasks');
  const isLast = ({needs}: GenerationTask): boolean => needs !== undefined;
  const chains = chainsOf(tasks.filter((task) => !isLast(task))).filter((chain) => force || !isChainUpToDate(chain));
  // Those of more than one task take seconds. With two of them, the first runs here, and all others in a process beside.
  const [first, ...long] = chains.filter((chain) => chain.length > 1);
  const beside = long.length > 0 ? chains.filter((chain) => chain !== first).flat() : [];
  const here = chains.filter((chain) => !beside.includes(chain[0]!));
  const tell = (made: readonly TaskResult[]): readonly TaskResult[] => {
    made.forEach((result) => {
      if (result.changes) onResult({...result, changes: result.changes});
    });
    return made;
  };
  const results = await Promise.all(
    [
      ...here.map((chain) => runChain(chain, force)),
      ...(beside.length > 0 ? [runBeside({names: beside.map(({name}) => name), force})] : []),
    ].map(async (made) => tell(await made)),
  );
  for (const task of tasks.filter(isLast)) {
    const failed = results.flat().filter(({problems}) => problems);
    if (!failed.some(({name}) => task.needs?.includes(name))) results.push(tell(await runChain([task], force)));
  }
  const problems = results.flat().flatMap((result) => result.problems ?? []);
  if (problems.length > 0) {
    throw new InputError(problems);
  }
}

function runBeside(order: ChainOrder): Promise<TaskResult[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'generateChain.ts'));
    child.once('message', (results) => resolve(results as TaskResult[]));
    child.once('exit', (code, signal) => reject(new Error(`${order.names.join(', ')}: ended with ${signal ?? code}.`)));
    child.send(order);
  });
}

/** The preview shows this in the browser. */
function tellPreview(message: string): void {
  if (!fs.existsSync(problemsFile) || fs.readFileSync(problemsFile, 'utf8') !== message) {
    fs.mkdirSync(path.dirname(problemsFile), {recursive: true});
    fs.writeFileSync(`${problemsFile}.new`, message);
    fs.renameSync(`${problemsFile}.new`, problemsFile);
  }
}
