/** Entry point of the worker process of `npm run generate`. The parent process (`runWithWorker.ts`) sends the tasks to run. */
import {runTasks, type TaskDone} from './tasks/runTasks';
import {Progress} from './progress';
import {loadTasks, type WorkerInput, type WorkerMessage} from './runWithWorker';

// When the parent is gone, another generation may already be running.
process.once('disconnect', () => process.exit(1));

process.once('message', (input: WorkerInput) => {
  const progress = new Progress();
  process.on('message', ({task, isSuccessful}: TaskDone) => progress.markDone(task, isSuccessful));
  runWorker(input, progress).catch(async (error: unknown) => {
    await send({failure: error instanceof Error ? (error.stack ?? error.message) : String(error)});
    process.exit(1);
  });
});

async function runWorker({module, site, names, force}: WorkerInput, progress: Progress): Promise<void> {
  const tasks = (await loadTasks(module, site)).filter(({name}) => names.includes(name));
  const pending: Promise<void>[] = [];
  await runTasks(tasks, {progress, force, onDone: (done) => pending.push(send(done))});
  await Promise.all(pending);
  process.exit();
}

/** Sends a message to the parent; resolves when it has been sent. */
function send(message: WorkerMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}
