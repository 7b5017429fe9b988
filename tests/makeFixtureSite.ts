/** `npm run test:fixture`: makes the fixture site and builds it. With the argument `generated`, it isn't built. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {withLock} from '@paydocs/cli/lock';
import {linkPackages} from '@paydocs/cli/try/projectCopy';
import {listFilesAt} from '@paydocs/core/fingerprint';
import {CONTENT, type Extent, inputsOfFixtureSite, isMade, SHARED, SITE, stampOf} from './fixtureSite';

/** Made in the site, or linked into it: not its sources. */
const KEPT =
  /^(?:\.generated|\.docusaurus|build|build-hosting|node_modules|packages|\w+\.stamp|apis\/(?:rest|graphql)\/(?!index\.))/;
const COMMANDS: Record<Extent, string> = {generated: 'generate', built: 'build'};

const extent: Extent = process.argv[2] === 'generated' ? 'generated' : 'built';
void withLock(`${SITE}.lock`, async () => {
  const inputs = inputsOfFixtureSite();
  if (isMade(extent, inputs)) return;
  copySources();
  link();
  const {status} = spawnSync(process.execPath, ['packages/cli/bin/paydocs.mjs', COMMANDS[extent]], {
    cwd: SITE,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  if (status !== 0) return;
  // A build generates first.
  for (const each of new Set<Extent>(['generated', extent])) fs.writeFileSync(stampOf(each), inputs);
});

/** Writes what differs, and takes away what the site has no more: unchanged files keep their times. */
function copySources(): void {
  const sources = new Map<string, string>();
  for (const file of SHARED.flatMap(listFilesAt)) sources.set(file, file);
  for (const file of listFilesAt(CONTENT)) sources.set(path.relative(CONTENT, file), file);
  for (const [target, source] of sources) {
    const copy = path.join(SITE, target);
    const text = fs.readFileSync(source);
    if (fs.existsSync(copy) && fs.readFileSync(copy).equals(text)) continue;
    fs.mkdirSync(path.dirname(copy), {recursive: true});
    fs.writeFileSync(copy, text);
  }
  for (const name of fs.readdirSync(SITE).filter((each) => !KEPT.test(each)))
    for (const file of listFilesAt(path.join(SITE, name))) {
      const target = path.relative(SITE, file);
      if (!sources.has(target) && !KEPT.test(target.split(path.sep).join('/'))) fs.rmSync(file);
    }
}

/** Links the engine and the installed packages anew; caches among them stay. */
function link(): void {
  const modules = path.join(SITE, 'node_modules');
  if (fs.existsSync(modules))
    for (const name of fs.readdirSync(modules).filter((each) => each !== '.cache'))
      fs.rmSync(path.join(modules, name), {recursive: true});
  const packages = path.join(SITE, 'packages');
  fs.rmSync(packages, {force: true});
  fs.symlinkSync(path.resolve('packages'), packages);
  linkPackages(path.resolve(SITE));
}
