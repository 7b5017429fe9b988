/** Runs the steps of a command, some side by side, so that what is printed can be read. */
import {spawn} from 'node:child_process';
import process from 'node:process';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command - the program and its arguments
 * @property {Record<string, string>} [variables] - of the environment, beside those of this process
 * @property {boolean} [isNeeded] - what follows would test an older state if it fails
 */

/**
 * Runs stages one after another; the lanes of a stage side by side; the steps of a lane one after another.
 * Where a stage has one lane, its output is on the terminal at once. Elsewhere the whole output of a step is printed
 * when it has ended. No stage follows a step that is needed and fails, and no step of its own lane.
 *
 * @param {Step[][][]} stages
 * @param {(step: Step) => void} announce - is called before the output of a step
 * @param {(text: Buffer) => void} [print]
 * @returns {Promise<{name: string, seconds: number, isFailed: boolean}[]>} the steps that ran, in the order of their ends
 */
export async function runStages(stages, announce, print = (text) => void process.stdout.write(text)) {
  const ended = [];
  let isStopped = false;

  async function runLane(lane, isAlone) {
    for (const step of lane) {
      if (isAlone) announce(step);
      const started = Date.now();
      const {status, output} = await runStep(step, isAlone);
      ended.push({name: step.name, seconds: (Date.now() - started) / 1000, isFailed: status !== 0});
      if (!isAlone) {
        announce(step);
        print(output);
      }
      if (status === 0 || !step.isNeeded) continue;
      isStopped = true;
      return;
    }
  }

  for (const lanes of stages) {
    if (isStopped) break;
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  }
  return ended;
}

/** @returns {Promise<{status: number | null, output: Buffer}>} */
function runStep({command: [program, ...args], variables}, isAlone) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
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
