import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core/fingerprint';
import {areas, landingPages} from '../../src/config/areas';
import {copyProject, type ProjectCopy} from '../../tests/site/project';
import {arrangeDefault} from '../default/arrange';
import type {Command} from './measure';

/** A site that is built from the project's content, in a folder of its own. */
export interface Arrangement {
  name: string;
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Makes the references. */
  generate: readonly Command[];
  /** Makes the references and the site. */
  build: readonly Command[];
  /** File of a guide, and one in which an operation is described. */
  guide: string;
  operation: string;
  /** Deletes everything that an earlier command made. */
  clean(): void;
  remove(): void;
}

// With the bundler's cache, as writers have it.
const CACHE = {DOCUSAURUS_NO_PERSISTENT_CACHE: ''};

/** @returns the project as it is, in a copy; with `extra`, an SDL file's text, also more types */
export function ours(extra = ''): Arrangement {
  const project = copyProject(CACHE);
  if (extra) {
    project.write('graphql/synthetic.graphql', extra);
  }
  return arranged('ours', project);
}

/** @returns the same without what only programs read: Markdown of pages, indexes, the archive, the skill and cards */
export function forPeople(): Arrangement {
  // Guides lead to some of these files: that isn't to stop the build.
  const project = copyProject({...CACHE, DOCS_STRICT: 'false'});
  const [file, option] = ['docusaurus.config.ts', 'markdown: {'];
  const config = project.read(file);
  if (!config.includes(option))
    throw new Error(`${file} has no line "${option}" any more, in which the bench turns it off.`);
  project.write(file, config.replace(option, `cards: false, ${option}enabled: false, `));
  return arranged('ours for people alone', project);
}

function arranged(name: string, project: ProjectCopy): Arrangement {
  return {
    name,
    folder: project.folder,
    env: project.environment,
    generate: [['npm', 'run', '--silent', 'generate']],
    build: [['npm', 'run', '--silent', 'build']],
    guide: firstGuide(),
    operation: firstOf('openapi/paths') ?? firstOf('openapi')!,
    clean() {
      deleteIn(project.folder, ['.generated', '.docusaurus', 'build', 'node_modules/.cache']);
      deleteIn(path.join(project.folder, 'apis/rest'), generatedIn(path.join(project.folder, 'apis/rest')));
      deleteIn(path.join(project.folder, 'apis/graphql'), generatedIn(path.join(project.folder, 'apis/graphql')));
    },
    remove: () => project.remove(),
  };
}

/** @returns the same content in the default arrangement; with `extra` also more types */
export function plain(extra = ''): Arrangement {
  const folder = arrangeDefault(extra);
  const docusaurus = (...args: string[]): Command => [
    process.execPath,
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    ...args,
  ];
  const generate = [
    docusaurus('clean-api-docs', 'all'),
    docusaurus('gen-api-docs', 'all'),
    docusaurus('graphql-to-doc'),
  ];
  return {
    name: 'default arrangement (bench/default)',
    folder,
    env: process.env,
    generate,
    build: [...generate, docusaurus('build')],
    guide: firstGuide(),
    operation: 'openapi.json',
    clean() {
      deleteIn(folder, ['.docusaurus', 'build', 'node_modules/.cache']);
      deleteIn(folder, ['docs/apis/graphql/operations', 'docs/apis/graphql/types', 'docs/apis/graphql/generated.md']);
      deleteIn(path.join(folder, 'docs/apis/rest'), generatedIn(path.join(folder, 'docs/apis/rest')));
    },
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}

const firstOf = (folder: string): string | undefined => (fs.existsSync(folder) ? listFiles(folder)[0] : undefined);
const firstGuide = (): string => listFiles(areas.docs.path).find((file) => /\.mdx?$/.test(file))!;

const isWritten = (name: string): boolean => landingPages.some((page) => path.basename(page) === name);
const generatedIn = (folder: string): string[] => fs.readdirSync(folder).filter((name) => !isWritten(name));

function deleteIn(folder: string, names: readonly string[]): void {
  for (const name of names) {
    fs.rmSync(path.join(folder, name), {recursive: true, force: true});
  }
}
