import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {describe, expect, it} from 'vitest';
import {
  reduceChunkNames,
  reduceConfig,
  reduceGlobalData,
  reduceMetadata,
  reduceRegistry,
  reduceRoutes,
  type ChunkNames,
} from '../../src/lean-shell/reduce';

const ADVICE = /adapt the latter/;

/** A docs instance as the docs plugin declares it: three levels of one address, then the pages. */
function area(path: string, pages: string[]) {
  const leaf = (name: string) => ({
    path: name,
    component: '@theme/DocItem',
    exact: true,
    modules: {content: `@site${name}.mdx`},
  });
  const versions = {path, component: '@theme/DocRoot', routes: pages.map(leaf)};
  const root = {
    path,
    component: '@theme/DocVersionRoot',
    modules: {version: `@generated${path}p.json`},
    routes: [versions],
  };
  return {path, component: '@theme/DocsRoot', context: {plugin: `@generated${path}plugin.json`}, routes: [root]};
}

const generated = generateRoutesCode([
  {path: "/it's/", component: '@theme/Page', exact: true},
  area('/apis/rest/', ['/apis/rest/', '/apis/rest/payments/']),
  area('/', ['/guide/', '/other/']),
] as never) as {routesConfig: string; routesChunkNames: Record<string, ChunkNames>; registry: Record<string, string>};
const registry = `export default {\n${Object.entries(generated.registry)
  .map(
    ([name, file]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`,
  )
  .join('\n')}};\n`;

describe('the routes that Docusaurus generates', () => {
  const routes = reduceRoutes(generated.routesConfig, ['/apis/rest/']);

  it('keep one route for an area, and all others', () => {
    const paths = [...routes.matchAll(/path: '((?:[^'\\]|\\.)*)'/g)].map(([, path]) => path);
    expect(paths).toEqual(["/it\\'s/", '/apis/rest/', '/', '/', '/', '/guide/', '/other/', '*']);
  });

  it('stay code that runs', () => {
    const code = routes.replace(/^import.*$/gm, '').replace('export default', 'return');
    const list = new Function('ComponentCreator', code)((path: string) => path) as {
      path: string;
      exact?: boolean;
      routes?: object[];
    }[];
    const rest = list.find(({path}) => path === '/apis/rest/');
    expect(rest).toEqual({path: '/apis/rest/', component: '/apis/rest/'});
    expect(list.find(({path}) => path === '/')?.routes).toHaveLength(1);
  });

  it('keep one route for an area that holds all others', () => {
    const reduced = reduceRoutes(generated.routesConfig, ['/apis/rest/', '/']);
    const paths = [...reduced.matchAll(/path: '((?:[^'\\]|\\.)*)'/g)].map(([, path]) => path);
    expect(paths).toEqual(["/it\\'s/", '/apis/rest/', '/', '*']);
  });

  it('keep the chunks that they name', () => {
    const names = reduceChunkNames(generated.routesChunkNames, routes);
    expect(Object.keys(names)).toHaveLength(7);
    const reduced = reduceRegistry(registry, names);
    expect(reduced).toContain('@site/guide/.mdx');
    expect(reduced).toContain('@generated/apis/rest/plugin.json');
    expect(reduced).not.toContain('@site/apis/rest');
    expect(reduced).not.toContain('@generated/apis/rest/p.json');
    const code = reduced.replace('export default', 'return').replaceAll('import(', 'load(');
    const entries = new Function('require', 'load', code)({resolveWeak: String}, String) as object;
    expect(Object.values(entries).every((entry) => Array.isArray(entry) && entry.length === 3)).toBe(true);
    expect(new Set(Object.values(entries).map((entry: unknown[]) => entry[1]))).toEqual(new Set(['']));
  });

  it('that have another form stop the build with advice', () => {
    expect(() => reduceRoutes(generated.routesConfig, ['/apis/soap/'])).toThrow(
      /"routes.js".*"\/apis\/soap\/".*3\.10\.2/,
    );
    expect(() =>
      reduceRoutes(generated.routesConfig.replaceAll('ComponentCreator', 'create'), ['/apis/rest/']),
    ).toThrow(ADVICE);
    expect(() => reduceChunkNames({}, routes)).toThrow(/"routesChunkNames.json".*no entry for/);
    expect(() => reduceChunkNames({}, '')).toThrow(ADVICE);
    expect(() => reduceRegistry('export default {}', {a: {__comp: 'chunk'}})).toThrow(/"registry.js".*"chunk"/);
    expect(() => reduceGlobalData({}, ['rest'], new Set())).toThrow(/"globalData.json".*"rest"/);
  });
});

describe('reduceConfig', () => {
  it('keeps what pages show, and nothing of how the site is built', () => {
    const config = {
      ...{title: 'A', themeConfig: {navbar: {title: 'A'}}, future: {experimental_router: 'browser', faster: {}}},
      ...{presets: [['classic', {}]], plugins: ['./a.ts'], headTags: [{tagName: 'meta'}], ssrTemplate: '<html>'},
    };
    const reduced = reduceConfig(
      `/*\n * export default {};\n */\nexport default ${JSON.stringify(config, null, 2)};\n`,
    );
    const {title, themeConfig} = config;
    const future = {experimental_router: 'browser'};
    expect(JSON.parse(reduced.replace(/^export default |;\n$/g, ''))).toEqual({title, themeConfig, future});
  });

  it('says so when the file has another form', () => {
    expect(() => reduceConfig('module.exports = {};')).toThrow(/"docusaurus.config.mjs".*no object/);
    expect(() => reduceConfig('export default {a};')).toThrow(ADVICE);
  });
});

describe('reduceMetadata', () => {
  it('keeps no list of plugins', () => {
    const metadata = {docusaurusVersion: '3.0.0', siteVersion: '1', pluginVersions: {a: {type: 'local'}}} as const;
    expect(reduceMetadata(metadata)).toEqual({docusaurusVersion: '3.0.0', pluginVersions: {}});
  });
});

describe('reduceGlobalData', () => {
  const version = (docs: {id: string}[]) => ({
    name: 'current',
    mainDocId: 'guide',
    path: '/x',
    docs,
    sidebars: {all: {link: {path: '/x/', label: 'X'}}},
  });
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/', versions: [version([{id: 'guide'}])]},
      rest: {path: '/docs/apis/rest', versions: [version([{id: 'payments'}])]},
    },
    other: {default: {a: 1}},
  };

  it('takes the documents of the areas away, and names the areas', () => {
    expect(reduceGlobalData(data, ['rest'], new Set(['default']))).toEqual({
      'docusaurus-plugin-content-docs': {
        default: data['docusaurus-plugin-content-docs'].default,
        rest: {path: '/docs/apis/rest', versions: [version([])]},
      },
      other: {default: {a: 1}},
      'lean-shell': {default: {areas: ['/docs/apis/rest/']}},
    });
  });

  it('lists plugins in one order, whichever ended first', () => {
    const reversed = Object.fromEntries(Object.entries(data).reverse());
    const names = Object.keys(reduceGlobalData(reversed, [], new Set()));
    expect(names).toEqual(Object.keys(reduceGlobalData(data, [], new Set())));
    expect(names).toEqual(['docusaurus-plugin-content-docs', 'lean-shell', 'other']);
  });

  it('takes all but the main one of a single version away where nothing leads to the others', () => {
    const guides = {path: '/', versions: [version([{id: 'guide'}, {id: 'other'}])]};
    const docsOf = (versions: typeof guides.versions, areas: string[] = []) => {
      const all = {'docusaurus-plugin-content-docs': {default: {...guides, versions}}};
      const reduced = reduceGlobalData(all, areas, new Set())['docusaurus-plugin-content-docs'] as {
        default: typeof guides;
      };
      return reduced.default.versions.map(({docs}) => docs.map(({id}) => id));
    };
    expect(docsOf(guides.versions)).toEqual([['guide']]);
    expect(docsOf(guides.versions, ['default'])).toEqual([[]]);
    for (const areas of [[], ['default']])
      expect(docsOf([...guides.versions, ...guides.versions], areas)).toEqual([
        ['guide', 'other'],
        ['guide', 'other'],
      ]);
  });

  it('leaves its input alone', () => {
    expect(data['docusaurus-plugin-content-docs'].rest.versions[0]?.docs).toHaveLength(1);
  });
});
