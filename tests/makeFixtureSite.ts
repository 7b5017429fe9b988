/** `npm run test:fixture`: generates and builds the fixture site. With the argument `generated`, doesn't build it. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {withLock} from '../packages/cli/src/lock';
import {linkPackages} from '@paydocs/cli';
import {listFilesAt} from '@paydocs/core';
import {CONTENT, type Extent, getInputFingerprint, isUpToDate, SHARED_FILES, SITE, stampOf} from './fixtureSite';

/** Matches what is generated in the site or linked into it, and isn't one of its sources. */
const NOT_SOURCES =
  /^(?:\.generated|\.docusaurus|build|build-hosting|node_modules|packages|\w+\.stamp|apis\/(?:rest|graphql)\/(?!index\.))/;
const COMMANDS: Record<Extent, string> = {generated: 'generate', built: 'build'};

const extent: Extent = process.argv[2] === 'generated' ? 'generated' : 'built';
void withLock(`${SITE}.lock`, async () => {
  const inputs = getInputFingerprint();
  if (isUpToDate(extent, inputs)) return;
  copySources();
  linkModules();
  const {status} = spawnSync(process.execPath, ['packages/cli/bin/paydocs.mjs', COMMANDS[extent]], {
    cwd: SITE,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  if (status !== 0) return;
  // A build also generates.
  for (const each of new Set<Extent>(['generated', extent])) fs.writeFileSync(stampOf(each), inputs);
});

/** Writes changed files, and deletes files without a source. Unchanged files keep their modification times. */
function copySources(): void {
  const sources = new Map<string, string>();
  for (const file of SHARED_FILES.flatMap(listFilesAt)) sources.set(file, file);
  for (const file of listFilesAt(CONTENT)) sources.set(path.relative(CONTENT, file), file);
  for (const [target, source] of sources) {
    const copy = path.join(SITE, target);
    const content = fs.readFileSync(source);
    if (fs.existsSync(copy) && fs.readFileSync(copy).equals(content)) continue;
    fs.mkdirSync(path.dirname(copy), {recursive: true});
    fs.writeFileSync(copy, content);
  }
  for (const name of fs.readdirSync(SITE).filter((each) => !NOT_SOURCES.test(each)))
    for (const file of listFilesAt(path.join(SITE, name))) {
      const target = path.relative(SITE, file);
      if (!sources.has(target) && !NOT_SOURCES.test(target.split(path.sep).join('/'))) fs.rmSync(file);
    }
}

/** Recreates the links to the engine and the installed packages, and keeps caches. */
function linkModules(): void {
  const modulesFolder = path.join(SITE, 'node_modules');
  if (fs.existsSync(modulesFolder))
    for (const name of fs.readdirSync(modulesFolder).filter((each) => each !== '.cache'))
      fs.rmSync(path.join(modulesFolder, name), {recursive: true});
  const packagesLink = path.join(SITE, 'packages');
  fs.rmSync(packagesLink, {force: true});
  fs.symlinkSync(path.resolve('packages'), packagesLink);
  linkPackages(path.resolve(SITE));
}
