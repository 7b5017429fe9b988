/** `npm run check`: runs all checks that need no build. Each prints its own errors, one check after another. */
import process from 'node:process';
import {runStages} from './steps.mjs';

const createStep = (name, script, isNeeded = false) => ({name, command: ['npm', 'run', '--silent', script], isNeeded});
/** Stages for two cores: the rules take as long as all other checks. */
const stages = [
  [[createStep('Generate', 'generate', true)]],
  [
    [createStep('Rules', 'check:rules')],
    [
      createStep('Types', 'check:types'),
      createStep('Lint and formatting', 'check:code'),
      createStep('Texts', 'check:text'),
    ],
  ],
];

const steps = await runStages(stages, ({name}) => console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`));
const failed = steps.filter(({isFailed}) => isFailed).map(({name}) => name);
if (failed.length > 0) console.log(`\nFailed: ${failed.join('; ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
