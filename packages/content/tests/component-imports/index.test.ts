import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import componentImports from '../../src/component-imports';

const MODULES = {Price: '@site/src/components/Price', Fee: '@site/src/components/Fee'};
const compilePage = async (page: string): Promise<string> =>
  String(await compile(page, {remarkPlugins: [[componentImports, MODULES]]}));

describe('componentImports', () => {
  it('imports only used components, each once', async () => {
    const page = await compilePage('<Price />\n\nIt is <Price /> a day. <constructor />\n');
    expect(page.match(/^import .*/gm)).toEqual([
      expect.stringContaining('jsx-runtime'),
      "import Price from '@site/src/components/Price';",
    ]);
  });

  it('imports built-in components by name', async () => {
    const builtIn = {Badge: {module: '@paydocs/theme'}, Details: {}};
    const page = String(
      await compile('<Badge /> <Details />\n', {remarkPlugins: [[componentImports, MODULES, builtIn]]}),
    );
    expect(page.match(/^import .*@.*/gm)).toEqual(["import {Badge} from '@paydocs/theme';"]);
  });

  it('keeps the components that a page imports itself', async () => {
    const page = await compilePage("import Price from './Price';\n\n<Price /> <Fee />\n");
    expect(page).toContain("import Price from './Price';");
    expect(page).not.toContain(MODULES.Price);
    expect(page).toContain(`import Fee from '${MODULES.Fee}';`);
  });
});
