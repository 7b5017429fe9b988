/** `npm run check`: all that needs no build. What is wrong is printed by whoever found it, one after another. */
import process from 'node:process';
import {runStages} from './steps.mjs';

const step = (name, script, isNeeded = false) => ({name, command: ['npm', 'run', '--silent', script], isNeeded});
/** On two cores: the rules take as long as the rest. */
const stages = [
  [[step('Generate', 'generate', true)]],
  [
    [step('Rules', 'check:rules')],
    [step('Types', 'check:types'), step('Lint and formatting', 'check:code'), step('Texts', 'check:text')],
  ],
];

const steps = await runStages(stages, ({name}) => console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`));
const failed = steps.filter(({isFailed}) => isFailed).map(({name}) => name);
if (failed.length > 0) console.log(`\nFailed: ${failed.join('; ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
