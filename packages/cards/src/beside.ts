/** Renders cards in a child process. */
import {drawFiles} from './drawFiles';
import type {Order} from './order';

process.once('message', (job: Order) => {
  drawFiles(job).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
