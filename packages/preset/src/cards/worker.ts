/** Renders cards in a child process. */
import {renderFiles} from './renderFiles';
import type {RenderJob} from './job';

process.once('message', (job: RenderJob) => {
  renderFiles(job).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
