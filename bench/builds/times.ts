import fs from 'node:fs';
import path from 'node:path';
import type {BenchSite} from './benchSite';
import {measure, type Command, type Usage} from './measure';

/** Resources that a build used, by what had changed since the previous one. */
export interface BuildTimes {
  generate: Usage;
  generateUnchanged: Usage;
  generateOperation: Usage;
  /** From scratch, including the references. */
  cold: Usage;
  warm: Usage;
  guide: Usage;
  operation: Usage;
}

/**
 * Builds a site several times, and leaves it built from its own sources.
 *
 * @param site - site to build
 * @returns the resources that each build used
 */
export function timeBuilds(site: BenchSite): BuildTimes {
  const run = (step: string, commands: readonly Command[]): Usage =>
    measure(`${site.name}, ${step}`, commands, site.folder, site.env);
  site.clean();
  const generate = run('generate from nothing', site.generate);
  const generateUnchanged = run('generate, nothing changed', site.generate);
  const generateOperation = withEdit(site, site.operation, () => run('generate, operation edited', site.generate));
  site.clean();
  const cold = run('build, cold', site.build);
  const operation = withEdit(site, site.operation, () => run('build, operation edited', site.build));
  const guide = withEdit(site, site.guide, () => run('build, guide edited', site.build));
  run('build, edits taken back', site.build);
  const warm = run('build, warm', site.build);
  return {generate, generateUnchanged, generateOperation, cold, warm, guide, operation};
}

/** Edits a word in a file while a function runs. */
function withEdit(site: BenchSite, name: string, work: () => Usage): Usage {
  const file = path.join(site.folder, name);
  const original = fs.readFileSync(file, 'utf8');
  try {
    fs.writeFileSync(file, original.replace(/^( *"?)(description|summary)("?: "?)(\w)/m, '$1$2$3Now $4'));
    return work();
  } finally {
    fs.writeFileSync(file, original);
  }
}
