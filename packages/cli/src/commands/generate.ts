/**
 * `npm run generate`: generates the references from openapi/ and graphql/, and checks the hand-written pages. Skips
 * tasks whose input hasn't changed; `--force` runs all tasks. `--format json` and `--format github` report diagnostics
 * for programs.
 */
import {parseArgs} from 'node:util';
import {readContractSummary, generate, type PublishedResult} from '../generation';
import {takeFormat, type ReportFormat} from '../diagnostics/format';
import {redirectLogsToStderr, reportError, reportSuccess} from '../report';

let format: ReportFormat = 'text';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  format = takeFormat(args);
  redirectLogsToStderr(format);
  const {values} = parseArgs({args, options: {force: {type: 'boolean'}}});
  let hasChanges = false;
  await generate({
    force: values.force,
    onResult(result) {
      console.log(describeResult(result));
      if (result.name === 'contract') console.log(readContractSummary());
      hasChanges ||= Object.values(result.changes).flat().length > 0;
    },
  });
  console.log(hasChanges ? 'References are up to date.' : 'References were already up to date.');
  reportSuccess(format);
}

function describeResult({name, changes: {added, changed, removed}, seconds}: PublishedResult): string {
  const parts = [
    [added.length, 'new'],
    [changed.length, 'changed'],
    [removed.length, 'removed'],
  ].filter(([count]) => count !== 0);
  const counts = parts.length > 0 ? parts.map(([count, word]) => `${count} ${word}`).join(', ') : 'no files changed';
  return `${name}: ${counts} (${seconds.toFixed(1)} s)`;
}

main().catch((error: unknown) => reportError(error, "Pages that couldn't be generated are as they were.", format));
