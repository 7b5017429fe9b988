/** The sidebar of a reference in a site without a sidebar for it. */
import {describe, expect, it} from 'vitest';
import {createSidebarGenerator} from '../../src/docs-area/sidebarGenerator';
import {workIn} from '../../../content/tests/checks/workspace';

const generateItems = async (area: 'rest' | 'graphql', ids: string[]): Promise<unknown> =>
  createSidebarGenerator(area, `apis/${area}`)({docs: ids.map((id) => ({id}))} as never);

describe('createSidebarGenerator', () => {
  it('lists the first page, then the generated items', async () => {
    workIn({'apis/graphql/sidebar.ts': 'export default [\n  {"type": "doc", "id": "pay"}\n];\n'});
    expect(await generateItems('graphql', ['index', 'pay'])).toEqual([
      {type: 'doc', id: 'index', label: 'Overview'},
      {type: 'doc', id: 'pay'},
    ]);
    expect(await generateItems('graphql', ['pay'])).toEqual([{type: 'doc', id: 'pay'}]);
  });

  it('reads the sidebar of docusaurus-plugin-openapi-docs', async () => {
    const pay = '{type: "doc", id: "pay", label: "Pay", className: "method method--post"}';
    const items = `[{type: "doc", id: "the-api"}, {type: "category", label: "UNTAGGED", items: [${pay}]}]`;
    workIn({
      'apis/rest/sidebar.ts': `const sidebar: object = {apisidebar: ${items}};\nexport default sidebar.apisidebar;\n`,
    });
    expect(await generateItems('rest', [])).toEqual([
      {type: 'doc', id: 'pay', label: 'Pay', className: 'method method--post'},
    ]);
  });

  it('returns no items before the first generation', async () => {
    workIn({});
    expect(await generateItems('rest', [])).toEqual([]);
  });
});
