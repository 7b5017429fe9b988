/** The sidebar of a reference whose site gives none. */
import {describe, expect, it} from 'vitest';
import {createSidebarGenerator} from '../../src/docs-area/sidebarGenerator';
import {workIn} from '../../../guides/tests/checks/workspace';

const itemsOf = async (area: 'rest' | 'graphql', ids: string[]): Promise<unknown> =>
  createSidebarGenerator(area, `apis/${area}`)({docs: ids.map((id) => ({id}))} as never);

describe('ownSidebar', () => {
  it('lists the first page, then what the generation left', async () => {
    workIn({'apis/graphql/sidebar.ts': 'export default [\n  {"type": "doc", "id": "pay"}\n];\n'});
    expect(await itemsOf('graphql', ['index', 'pay'])).toEqual([
      {type: 'doc', id: 'index', label: 'Overview'},
      {type: 'doc', id: 'pay'},
    ]);
    expect(await itemsOf('graphql', ['pay'])).toEqual([{type: 'doc', id: 'pay'}]);
  });

  it('reads what docusaurus-plugin-openapi-docs writes', async () => {
    const pay = '{type: "doc", id: "pay", label: "Pay", className: "method method--post"}';
    const items = `[{type: "doc", id: "the-api"}, {type: "category", label: "UNTAGGED", items: [${pay}]}]`;
    workIn({
      'apis/rest/sidebar.ts': `const sidebar: object = {apisidebar: ${items}};\nexport default sidebar.apisidebar;\n`,
    });
    expect(await itemsOf('rest', [])).toEqual([
      {type: 'doc', id: 'pay', label: 'Pay', className: 'method method--post'},
    ]);
  });

  it('is empty before the first generation', async () => {
    workIn({});
    expect(await itemsOf('rest', [])).toEqual([]);
  });
});
