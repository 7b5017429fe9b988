/** By default, the documentation has one version, at the root of each area, and one language. */
import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {areas} from '../../src/config/areas';
import {copyProject, type ProjectCopy} from './project';

/** Reads a file that Docusaurus wrote about the built site. */
const readDocusaurusFile = (file: string): unknown => JSON.parse(fs.readFileSync(`.docusaurus/${file}`, 'utf8'));

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
}

describe('the built site', () => {
  const data = readDocusaurusFile('globalData.json') as Record<string, Record<string, {versions: Version[]}>>;

  it.each(Object.values(areas))('has one version of the area $id: the current one, labeled Next', (area) => {
    const versions = data['docusaurus-plugin-content-docs']?.[area.id]?.versions;
    const root = area.routeBasePath === '/' ? '/' : `/${area.routeBasePath}`;
    expect(versions?.map(({name, label, isLast, path}) => ({name, label, isLast, path}))).toEqual([
      {name: 'current', label: 'Next', isLast: true, path: root},
    ]);
  });

  it('has one language', () => {
    expect(readDocusaurusFile('i18n.json')).toMatchObject({defaultLocale: 'en', locales: ['en']});
  });
});

describe('a version or language that cannot be built', () => {
  let project: ProjectCopy;
  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => project.remove());

  it.each(['build', 'generate', 'start'])('stops %s before it generates anything', (script) => {
    project.write('rest_versions.json', '["1.0"]');
    const {status, output} = project.run(script);
    project.delete('rest_versions.json');
    expect(status).toBe(1);
    expect(output).toMatch(
      /^rest_versions\.json: this adds another version of a reference.* delete rest_versions\.json\. \[config\/languages\]$/m,
    );
    expect(output).not.toMatch(/: made|Building|up to date|^\s+at /m);
    expect(fs.existsSync(`${project.folder}/build`)).toBe(false);
  });

  it.each(['build', 'start'])('stops %s when an argument requests it', (script) => {
    const {status, output} = project.run(script, '--locale', 'es');
    expect(status).toBe(1);
    expect(output).toMatch(
      /^arguments: --locale is "es", but the site has only "en"\. Add the language to i18n\.locales in docusaurus\.config\.ts/m,
    );
    expect(output).not.toMatch(/: made|Building|up to date|^\s+at /m);
  });
});
