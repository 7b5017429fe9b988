/** The process of `npm run generate` in which tasks run beside others. Its parent gives the order. */
import {chainsOf, runChain, type TaskResult} from '../src/plugins/reference/shared/chain';
import {tasks} from '../src/plugins/reference/tasks';
import type {ChainOrder} from './generation';

// Without a parent, another run may be at work.
process.once('disconnect', () => process.exit(1));

async function run({names, force}: ChainOrder): Promise<TaskResult[]> {
  const results: TaskResult[] = [];
  for (const chain of chainsOf(tasks.filter(({name}) => names.includes(name)))) {
    results.push(...(await runChain(chain, force)));
  }
  return results;
}

process.once('message', (order: ChainOrder) => {
  void run(order).then((results) => {
    process.send?.(results, undefined, undefined, () => process.exit());
  });
});
