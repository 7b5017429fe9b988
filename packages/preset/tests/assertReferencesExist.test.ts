import {expect, it} from 'vitest';
import {assertReferencesExist} from '../src/assertReferencesExist';
import {messages, workIn} from '../../content/tests/checks/workspace';

it('reports how to generate missing references', async () => {
  const siteDir = workIn({'.generated/published/rest': 'a'});
  const area = (id: string) => ({id, path: `apis/${id}`, routeBasePath: `apis/${id}`});
  const areas = {rest: area('rest'), graphql: area('graphql')};
  expect(
    await messages(() => assertReferencesExist(siteDir, areas, {currentLocale: 'en', defaultLocale: 'en'})),
  ).toEqual(['apis/graphql: the pages of this reference don\'t exist yet. Run "npx paydocs generate" first.']);
  workIn({'.generated/published/rest': 'a', '.generated/published/graphql': 'a'});
  expect(
    await messages(() => assertReferencesExist(process.cwd(), areas, {currentLocale: 'en', defaultLocale: 'en'})),
  ).toEqual([]);
  expect(
    await messages(() => assertReferencesExist(process.cwd(), areas, {currentLocale: 'es', defaultLocale: 'en'})),
  ).toEqual([
    expect.stringMatching(
      /^i18n\/es\/docusaurus-plugin-content-docs-rest\/current: the pages of this reference don't exist yet/,
    ),
    expect.stringMatching(/^i18n\/es\/docusaurus-plugin-content-docs-graphql\/current: /),
  ]);
});
