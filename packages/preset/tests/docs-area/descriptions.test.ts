import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {withLeanVersions} from '../../src/docs-area/descriptions';

const doc = (id: string) => ({id, title: id.toUpperCase(), description: `About ${id}.`, sidebar: 'docs'});
const link = (id: string) => ({type: 'link', label: id, href: `/${id}/`, docId: id});
const category = {
  path: '/category/inner/',
  component: '@theme/Category',
  props: {categoryGeneratedIndex: {title: 'Inner'}},
};
const root: RouteConfig = {
  path: '/',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/',
      component: '@theme/DocVersionRoot',
      props: {
        version: {
          version: 'current',
          docs: {one: doc('one'), two: doc('two'), three: doc('three')},
          docsSidebars: {
            docs: [
              link('one'),
              {
                type: 'category',
                label: 'Outer',
                items: [
                  {
                    type: 'category',
                    label: 'Inner',
                    href: '/category/inner/',
                    items: [link('two'), {type: 'html', value: 'x'}],
                  },
                ],
              },
              link('three'),
            ],
          },
        },
      },
      routes: [
        {path: '/', component: '@theme/DocRoot', routes: [{path: '/one/', component: '@theme/DocItem'}, category]},
      ],
    },
    {path: '/tags/', component: '@theme/Tags'},
  ],
};

describe('the routes of an area', () => {
  const {routes: [version, tags] = []} = withLeanVersions(root);

  it('carry the ids of all documents, and no descriptions', () => {
    expect(version?.props).toEqual({
      version: {...(root.routes?.[0]?.props?.version as object), docs: {one: {}, two: {}, three: {}}},
    });
    expect(tags).toEqual({path: '/tags/', component: '@theme/Tags'});
  });

  it('give the page of a category the documents that it lists', () => {
    const [page, list] = version?.routes?.[0]?.routes ?? [];
    expect(page).toEqual({path: '/one/', component: '@theme/DocItem'});
    expect(list?.props).toEqual({categoryGeneratedIndex: {title: 'Inner', docs: {two: doc('two')}}});
  });
});
