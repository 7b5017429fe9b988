/** Draws cards in a process of its own. */
import {drawFiles} from './drawFiles';
import type {Order} from './order';

process.once('message', (order: Order) => {
  drawFiles(order).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
