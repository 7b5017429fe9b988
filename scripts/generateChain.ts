/** The process of `npm run generate` in which a chain of tasks runs beside another one. Its parent gives the order. */
import {runChain} from '../src/plugins/reference/shared/chain';
import {tasks} from '../src/plugins/reference/tasks';
import type {ChainOrder} from './generation';

// Without a parent, another run may be at work.
process.once('disconnect', () => process.exit(1));

process.once('message', ({names, force}: ChainOrder) => {
  const chain = tasks.filter(({name}) => names.includes(name));
  void runChain(chain, force).then((results) => {
    process.send?.(results, undefined, undefined, () => process.exit());
  });
});
