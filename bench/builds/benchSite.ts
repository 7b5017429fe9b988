import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core';
import {areas, landingPagePaths} from '../../src/config/areas';
import {copyProject, type ProjectCopy} from '../../tests/site/project';
import {createDefaultProject} from '../default/createDefaultProject';
import type {Command} from './measure';

/** Site that is built from the project's content in its own folder. */
export interface BenchSite {
  name: string;
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Makes the references. */
  generate: readonly Command[];
  /** Commands that generate the references and build the site. */
  build: readonly Command[];
  /** Path of a guide, and of a file that describes an operation. */
  guide: string;
  operation: string;
  /** Deletes everything that earlier commands generated. */
  clean(): void;
  remove(): void;
}

/** Files for programs that guides link to. Without them, the link check would stop the build. */
const LINKED_FILES = [
  'getting-started.md',
  'docs.zip',
  ...['', 'guides/', 'apis/rest/', 'apis/graphql/'].map((folder) => `${folder}llms.txt`),
];

// With the bundler's cache, as for writers.
const CACHE = {DOCUSAURUS_NO_PERSISTENT_CACHE: ''};

/**
 * @param extra - SDL to append to the schema
 * @returns a copy of the project, with the added types
 */
export function createOwnSite(extra = ''): BenchSite {
  const project = copyProject(CACHE);
  if (extra) {
    project.write('graphql/synthetic.graphql', extra);
  }
  return toBenchSite('ours', project);
}

/** @returns a copy of the project without the files for programs: Markdown of pages, indexes, the archive, the skill, and cards */
export function createReaderSite(): BenchSite {
  const project = copyProject(CACHE);
  // The published URLs include these files.
  project.delete('addresses');
  for (const file of LINKED_FILES) {
    fs.mkdirSync(path.join(project.folder, 'static', path.dirname(file)), {recursive: true});
    project.write(`static/${file}`, '');
  }
  const [file, option] = ['docusaurus.config.ts', 'search: {hosted'];
  const config = project.read(file);
  if (!config.includes(option))
    throw new Error(`${file} has no line "${option}" any more, in which the bench turns it off.`);
  project.write(file, config.replace(option, `cards: false, markdown: {enabled: false}, ${option}`));
  return toBenchSite('ours for people alone', project);
}

function toBenchSite(name: string, project: ProjectCopy): BenchSite {
  return {
    name,
    folder: project.folder,
    env: project.environment,
    generate: [['npm', 'run', '--silent', 'generate']],
    build: [['npm', 'run', '--silent', 'build']],
    guide: findFirstGuide(),
    operation: findFirstFile('openapi/paths') ?? findFirstFile('openapi')!,
    clean() {
      deleteFiles(project.folder, ['.generated', '.docusaurus', 'build', 'node_modules/.cache']);
      deleteFiles(path.join(project.folder, 'apis/rest'), listGenerated(path.join(project.folder, 'apis/rest')));
      deleteFiles(path.join(project.folder, 'apis/graphql'), listGenerated(path.join(project.folder, 'apis/graphql')));
    },
    remove: () => project.remove(),
  };
}

/**
 * @param extra - SDL to append to the schema
 * @returns the same content in the default setup, with the added types
 */
export function createDefaultSite(extra = ''): BenchSite {
  const folder = createDefaultProject(extra);
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
    guide: findFirstGuide(),
    operation: 'openapi.json',
    clean() {
      deleteFiles(folder, ['.docusaurus', 'build', 'node_modules/.cache']);
      deleteFiles(folder, [
        'docs/apis/graphql/operations',
        'docs/apis/graphql/types',
        'docs/apis/graphql/generated.md',
      ]);
      deleteFiles(path.join(folder, 'docs/apis/rest'), listGenerated(path.join(folder, 'docs/apis/rest')));
    },
    remove: () => fs.rmSync(folder, {recursive: true, force: true}),
  };
}

const findFirstFile = (folder: string): string | undefined =>
  fs.existsSync(folder) ? listFiles(folder)[0] : undefined;
const findFirstGuide = (): string => listFiles(areas.docs.path).find((file) => /\.mdx?$/.test(file))!;

const isLandingPage = (name: string): boolean => landingPagePaths.some((page) => path.basename(page) === name);
const listGenerated = (folder: string): string[] => fs.readdirSync(folder).filter((name) => !isLandingPage(name));

function deleteFiles(folder: string, names: readonly string[]): void {
  for (const name of names) {
    fs.rmSync(path.join(folder, name), {recursive: true, force: true});
  }
}
