/** The process of `npm run generate` in which tasks run beside others. Its parent gives the order. */
import {runLane} from '../src/plugins/reference/shared/lane';
import {Progress} from '../src/plugins/reference/shared/progress';
import {tasks} from '../src/plugins/reference/tasks';
import type {LaneOrder, LaneReport, TaskDone} from './generation';

// Without a parent, another run may be at work.
process.once('disconnect', () => process.exit(1));

const send = (report: LaneReport, whenSent?: () => void): void =>
  void process.send?.(report, undefined, undefined, whenSent);

process.once('message', ({names, force}: LaneOrder) => {
  const progress = new Progress();
  process.on('message', ({task, isGood}: TaskDone) => progress.tell(task, isGood));
  const mine = tasks.filter(({name}) => names.includes(name));
  void runLane(mine, {progress, force, onDone: (task, isGood) => send({done: {task, isGood}})}).then((results) =>
    send({results}, () => process.exit()),
  );
});
