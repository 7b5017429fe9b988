/**
 * `npm run generate`: generates the references from openapi/ and graphql/, and checks the hand-written pages. Skips
 * tasks whose input hasn't changed; `--force` runs all tasks. `--summary FILE` appends the changes to a Markdown file.
 * `--format json` and `--format github` report diagnostics for programs.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import type {FileChanges} from '../generation/tasks/publish';
import {describeOutcomes, type TaskOutcome} from '../generation/outcome';
import {readContractSummary, generate, type PublishedResult} from '../generation';
import {takeFormat, type ReportFormat} from '../diagnostics/format';
import {redirectLogsToStderr, reportError, reportSuccess} from '../report';

const outcomesByTask = new Map<string, TaskOutcome>();
let format: ReportFormat = 'text';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  format = takeFormat(args);
  redirectLogsToStderr(format);
  const {values} = parseArgs({
    args,
    options: {force: {type: 'boolean'}, summary: {type: 'string'}},
  });
  const summary: string[] = [];
  await generate({
    force: values.force,
    onOutcome: (task, outcome) => void outcomesByTask.set(task, outcome),
    onResult(result) {
      console.log(describeResult(result));
      if (result.name === 'contract') console.log(readContractSummary());
      summary.push(...renderChangeList(result));
    },
  });
  console.log(summary.length > 0 ? 'References are up to date.' : 'References were already up to date.');
  if (values.summary) {
    const lines = summary.length > 0 ? summary : ['No generated files changed.'];
    fs.appendFileSync(values.summary, `## Generated references\n\n${lines.join('\n')}\n`);
  }
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

function renderChangeList({target, changes}: PublishedResult): string[] {
  const list = (word: string, kind: keyof FileChanges): string[] =>
    changes[kind].map((file) => `- ${word}: \`${target}/${file}\``);
  return [...list('new', 'added'), ...list('changed', 'changed'), ...list('removed', 'removed')];
}

main().catch((error: unknown) => reportError(error, describeOutcomes(outcomesByTask), format));
