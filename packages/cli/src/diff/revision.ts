import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {InputError} from '@paydocs/core';
import {bundleOpenApi, joinSchema} from '@paydocs/specs/read';
import type {OpenApiDocument} from '@paydocs/contract/document';
import {createSourceReader} from '@paydocs/preset/site';
import {DEFAULT_RULES_FILE} from '../generation/tasks/specifications';
import type {Site} from '../site/types';

/** Both specifications and the changelog of one revision. */
export interface Revision {
  openapi: OpenApiDocument;
  sdl: string;
  /** Text of the changelog; empty if the revision has none. */
  changelog: string;
}

/** Reads the specifications and the changelog in the working tree. */
export async function readCurrentRevision(site: Site): Promise<Revision> {
  return readRevisionFromFolder(process.cwd(), site);
}

/**
 * Reads the specifications and the changelog of a git revision.
 *
 * @param ref - git commit, branch, or tag
 * @param site - site with the paths of the specifications
 * @returns the specifications and the changelog
 * @throws InputError if the revision doesn't exist, or its specifications can't be read
 */
export async function readGitRevision(ref: string, site: Site): Promise<Revision> {
  const verified = runGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (verified.status !== 0)
    throw new InputError(
      [
        {
          file: 'git',
          message: `there's no revision "${ref}". Use a commit, a branch, or a tag, such as main or v1.0.0.`,
        },
      ],
      'command/arguments',
    );
  const commit = verified.stdout.toString('utf8').trim();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'spec-diff-'));
  try {
    const specifications = [site.rest.specification, site.graphql.specification];
    const paths = [...specifications, site.checks.changelog].filter(
      (file) => runGit('cat-file', '-e', `${commit}:./${file}`).status === 0,
    );
    for (const required of specifications) {
      if (!paths.includes(required))
        throw new InputError(
          [{file: required, message: `the revision "${ref}" has no ${required}. Use a later revision.`}],
          'command/arguments',
        );
    }
    const archive = runGit('archive', '--format=tar', commit, '--', ...paths);
    const unpacked = spawnSync('tar', ['-x', '-C', folder], {input: archive.stdout, maxBuffer: 1 << 28});
    if (archive.status !== 0 || unpacked.status !== 0)
      throw new Error(
        `Unpacking the files of ${ref} failed: ${archive.stderr.toString()}${unpacked.stderr?.toString() ?? ''}`,
      );
    return await readRevisionFromFolder(folder, site);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Reads the specifications and the changelog in a folder. Inserts the current brand, because a new name doesn't change
 * an API.
 */
async function readRevisionFromFolder(folder: string, {brand, rest, graphql, checks}: Site): Promise<Revision> {
  const options = {strict: false, read: createSourceReader({brand, strict: false})};
  const {specification, rules = DEFAULT_RULES_FILE} = rest;
  const openapi = await bundleOpenApi(path.join(folder, specification), path.resolve(rules), options);
  const {sdl} = joinSchema(path.join(folder, graphql.specification), options);
  const changelog = path.join(folder, checks.changelog);
  return {
    openapi: openapi as OpenApiDocument,
    sdl,
    changelog: fs.existsSync(changelog) ? fs.readFileSync(changelog, 'utf8') : '',
  };
}

function runGit(...args: string[]): {status: number | null; stdout: Buffer; stderr: Buffer} {
  return spawnSync('git', args, {maxBuffer: 1 << 28});
}
