/** Runs the steps of a command, some of them in parallel, and keeps their output readable. */
import {spawn} from 'node:child_process';
import process from 'node:process';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command - program and its arguments
 * @property {Record<string, string>} [variables] - environment variables in addition to this process's
 * @property {boolean} [isNeeded] - whether later steps would test an outdated state if it fails
 */

/**
 * Runs stages one after another, the jobs of a stage in parallel, and the steps of a job one after another. If a stage
 * has one job, its output goes directly to the terminal. Otherwise, the whole output of a step is printed when it has
 * ended. If a needed step fails, the later steps of its job and all later stages are skipped.
 *
 * @param {Step[][][]} stages
 * @param {(step: Step) => void} announce - called before the output of a step
 * @param {(text: Buffer) => void} [print]
 * @returns {Promise<{name: string, seconds: number, isFailed: boolean}[]>} the steps that ran, in the order in which
 *   they ended
 */
export async function runStages(stages, announce, print = (text) => void process.stdout.write(text)) {
  const endedSteps = [];
  let isStopped = false;

  async function runJob(job, isOnlyJob) {
    for (const step of job) {
      if (isOnlyJob) announce(step);
      const startTime = Date.now();
      const {status, output} = await runStep(step, isOnlyJob);
      endedSteps.push({name: step.name, seconds: (Date.now() - startTime) / 1000, isFailed: status !== 0});
      if (!isOnlyJob) {
        announce(step);
        print(output);
      }
      if (status === 0 || !step.isNeeded) continue;
      isStopped = true;
      return;
    }
  }

  for (const jobs of stages) {
    if (isStopped) break;
    await Promise.all(jobs.map((job) => runJob(job, jobs.length === 1)));
  }
  return endedSteps;
}

/**
 * Runs a step. Captures its output unless its job is the only one.
 *
 * @returns {Promise<{status: number | null, output: Buffer}>}
 */
function runStep({command: [program, ...args], variables}, isOnlyJob) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isOnlyJob ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...variables},
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      resolve({status: null, output: Buffer.concat(output)});
    });
    child.on('close', (status) => resolve({status, output: Buffer.concat(output)}));
  });
}
