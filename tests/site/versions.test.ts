/** One version of the documentation, at the root of each area, and one language. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {areas} from '../../src/config/areas';

/** What Docusaurus noted of the site that it has built. */
const read = (file: string): unknown => JSON.parse(fs.readFileSync(`.docusaurus/${file}`, 'utf8'));

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
}

describe('the built site', () => {
  const data = read('globalData.json') as Record<string, Record<string, {versions: Version[]}>>;

  it.each(Object.values(areas))('has one version of the area $id: the current one, labelled Next', (area) => {
    const versions = data['docusaurus-plugin-content-docs']?.[area.id]?.versions;
    const root = area.routeBasePath === '/' ? '/' : `/${area.routeBasePath}`;
    expect(versions?.map(({name, label, isLast, path}) => ({name, label, isLast, path}))).toEqual([
      {name: 'current', label: 'Next', isLast: true, path: root},
    ]);
  });

  it('has one language', () => {
    expect(read('i18n.json')).toMatchObject({defaultLocale: 'en', locales: ['en']});
  });
});
