/** The process of `npm run generate` in which tasks run beside others. Its parent gives the order (`twoLanes.ts`). */
import {runLane, type TaskDone} from './tasks/lane';
import {Progress} from './progress';
import {loadTasks, type LaneOrder, type LaneReport} from './twoLanes';

// Without a parent, another run may be at work.
process.once('disconnect', () => process.exit(1));

process.once('message', (order: LaneOrder) => {
  const progress = new Progress();
  process.on('message', ({task, isGood}: TaskDone) => progress.tell(task, isGood));
  work(order, progress).catch(async (error: unknown) => {
    await send({failure: error instanceof Error ? (error.stack ?? error.message) : String(error)});
    process.exit(1);
  });
});

async function work({module, site, names, force}: LaneOrder, progress: Progress): Promise<void> {
  const mine = (await loadTasks(module, site)).filter(({name}) => names.includes(name));
  const sent: Promise<void>[] = [];
  await runLane(mine, {progress, force, onDone: (done) => sent.push(send(done))});
  await Promise.all(sent);
  process.exit();
}

/** Is kept when the report is on its way. */
function send(report: LaneReport): Promise<void> {
  return new Promise((resolve) => process.send?.(report, undefined, undefined, () => resolve()));
}
