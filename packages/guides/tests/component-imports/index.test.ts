import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import componentImports from '../../src/component-imports';

const MODULES = {Price: '@site/src/components/Price', Fee: '@site/src/components/Fee'};
const code = async (page: string): Promise<string> =>
  String(await compile(page, {remarkPlugins: [[componentImports, MODULES]]}));

describe('the components of a page', () => {
  it('are imported once, and no others', async () => {
    const page = await code('<Price />\n\nIt is <Price /> a day. <constructor />\n');
    expect(page.match(/^import .*/gm)).toEqual([
      expect.stringContaining('jsx-runtime'),
      "import Price from '@site/src/components/Price';",
    ]);
  });

  it('are those that the page imports itself, if it does', async () => {
    const page = await code("import Price from './Price';\n\n<Price /> <Fee />\n");
    expect(page).toContain("import Price from './Price';");
    expect(page).not.toContain(MODULES.Price);
    expect(page).toContain(`import Fee from '${MODULES.Fee}';`);
  });
});
