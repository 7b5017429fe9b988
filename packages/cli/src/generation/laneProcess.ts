/** Entry point of the worker process of `npm run generate`. The parent process (`runWithWorker.ts`) sends the tasks to run. */
import {runLane, type TaskDone} from './tasks/lane';
import {Progress} from './progress';
import {loadTasks, type LaneOrder, type LaneReport} from './twoLanes';

// When the parent is gone, another generation may already be running.
process.once('disconnect', () => process.exit(1));

process.once('message', (input: LaneOrder) => {
  const progress = new Progress();
  process.on('message', ({task, isGood}: TaskDone) => progress.tell(task, isGood));
  runWorker(input, progress).catch(async (error: unknown) => {
    await send({failure: error instanceof Error ? (error.stack ?? error.message) : String(error)});
    process.exit(1);
  });
});

async function runWorker({module, site, names, force}: LaneOrder, progress: Progress): Promise<void> {
  const tasks = (await loadTasks(module, site)).filter(({name}) => names.includes(name));
  const pending: Promise<void>[] = [];
  await runLane(tasks, {progress, force, onDone: (done) => pending.push(send(done))});
  await Promise.all(pending);
  process.exit();
}

/** Sends a message to the parent; resolves when it has been sent. */
function send(message: LaneReport): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}
