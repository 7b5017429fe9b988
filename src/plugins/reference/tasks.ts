import fs from 'node:fs';
import path from 'node:path';
import {
  areas,
  changelogFile,
  generatedFolder,
  guideDrawingsFile,
  guideHighlightsFile,
  landingPages,
} from '../../config/areas';
import {env} from '../../config/env';
import {isWritten} from '../../guides/isPage';
import {brand} from '../../lib/brand/schema';
import {brandTokens} from '../../lib/brand/tokens';
import {InputError} from '../../lib/inputError';
import {readChangelog} from '../../lib/changelog/read';
import {readText} from '../../lib/readText';
import {summarizeWarnings, type Warning} from '../../lib/warnings';
import {robotsTxt, webManifest} from '../../lib/siteFiles';
import {sharedIds} from './sharedIds';
import {fingerprint, listFiles} from './shared/fingerprint';
import type {GenerationTask} from './shared/task';

/** Code that decides the output: the generators, what they import, and the versions of their packages. */
const generatorSources = ['src/plugins/reference', 'src/lib', 'src/config/areas.ts', 'package-lock.json'];

/** Code that decides what is wrong with a page. */
const guideSources = ['src/guides', 'src/diagrams', 'src/lib', 'src/rehype', 'package-lock.json'];

/** Code that decides whether guides contradict the specifications. */
const contractSources = ['src/contract', 'src/testData.ts', 'src/plugins/reference', ...guideSources];

/** Changes when code would be highlighted in another way. */
const highlighterVersion = (): string => fingerprint(['src/lib/highlight', 'package-lock.json']);

/** Runs work that may find what could be better, and tells it in a few lines. */
async function withWarnings<T>(
  subject: string,
  work: (onWarning: (warning: Warning) => void) => Promise<T>,
): Promise<T> {
  const warnings: Warning[] = [];
  const result = await work((warning) => void warnings.push(warning));
  if (warnings.length > 0) console.warn(summarizeWarnings(subject, warnings));
  return result;
}

/** Whatever lies where people write pages, with forward slashes. */
const lying = (): string[] =>
  [...listFiles(areas.docs.path), ...landingPages].map((file) => file.split(path.sep).join('/'));

/** What people write: pages, parts that they import, settings of folders. */
const written = (): string[] => lying().filter(isWritten);

/** Files whose code blocks readers see: parts of the home page are no guides. */
const withCode = (): string[] => [...written(), ...listFiles('src/pages')].filter((file) => /\.mdx?$/.test(file));

/**
 * What `npm run generate` makes and checks, each after those that it needs. Generators load when they are needed: they and their
 * packages take longer to load than it takes to see that nothing changed.
 */
export const tasks: GenerationTask[] = [
  {
    name: 'openapi',
    lane: 'checks',
    inputs: ['openapi', 'redocly.yaml', 'src/brand.ts', ...generatorSources],
    values: [String(env.strict)],
    target: `${generatedFolder}/openapi`,
    owns: () => true,
    async run(staging) {
      const [{bundleOpenApi}, {stringifyYaml}] = await Promise.all([
        import('./openapi/bundle'),
        import('@redocly/openapi-core'),
      ]);
      const document = await withWarnings('openapi', (onWarning) =>
        bundleOpenApi(path.resolve('openapi'), path.resolve('redocly.yaml'), {strict: env.strict, onWarning}),
      );
      fs.writeFileSync(path.join(staging, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
      fs.writeFileSync(path.join(staging, 'openapi.yaml'), stringifyYaml(document, {noRefs: true, lineWidth: -1}));
    },
  },
  {
    name: 'guides',
    lane: 'checks',
    inputs: ['docs', ...landingPages, 'src/pages', 'static', 'src/brand.ts', ...guideSources],
    target: `${generatedFolder}/guides`,
    owns: () => true,
    async run(staging) {
      const [{checkGuides}, {readGuide}, {searchPlaces}, {leaveDrawings, writtenCode}] = await Promise.all([
        import('../../guides'),
        import('../../guides/readGuide'),
        import('../../guides/searchPlaces'),
        import('../../guides/prepared'),
      ]);
      const guides = await checkGuides(lying(), brand);
      const readable = withCode().flatMap((file) => readGuide(file, brand).guide ?? []);
      fs.writeFileSync(path.join(staging, 'code.json'), JSON.stringify(await writtenCode(readable)));
      leaveDrawings(path.join(staging, path.basename(guideDrawingsFile)));
      fs.writeFileSync(path.join(staging, 'places.json'), JSON.stringify(await searchPlaces(guides)));
      fs.writeFileSync(path.join(staging, 'checked.txt'), `${guides.map(({file}) => file).join('\n')}\n`);
    },
  },
  {
    name: 'schema',
    lane: 'pages',
    inputs: ['graphql', 'src/brand.ts', ...generatorSources],
    values: [String(env.strict)],
    target: `${generatedFolder}/schema`,
    owns: () => true,
    async run(staging) {
      const [{joinSchema}, {introspectionOf}] = await Promise.all([
        import('./graphql/joinSchema'),
        import('./graphql/introspection'),
      ]);
      const {sdl} = await withWarnings('graphql', async (onWarning) =>
        joinSchema(path.resolve('graphql'), {strict: env.strict, onWarning}),
      );
      fs.writeFileSync(path.join(staging, 'schema.graphql'), sdl);
      fs.writeFileSync(path.join(staging, 'schema.json'), `${JSON.stringify({data: introspectionOf(sdl)})}\n`);
    },
  },
  {
    name: 'graphql',
    lane: 'pages',
    needs: ['schema'],
    inputs: [`${generatedFolder}/schema/schema.graphql`, 'graphql', 'src/brand.ts', ...generatorSources],
    values: [env.baseUrl, String(env.strict), ...sharedIds()],
    target: areas.graphql.path,
    owns: (file) => /^(operations|types)\/|^sidebar\.ts$/.test(file),
    async run(staging) {
      const [{generateGraphqlPages}, {domainsOf}, {withKeptHighlights}] = await Promise.all([
        import('./graphql/generate'),
        import('./graphql/domains'),
        import('../../lib/highlight/kept'),
      ]);
      const sdl = fs.readFileSync(`${generatedFolder}/schema/schema.graphql`, 'utf8');
      const options = {
        basePath: areas.graphql.path,
        baseUrl: env.baseUrl,
        calls: {
          url: brand.urls.graphql,
          webSocketUrl: brand.urls.graphqlWs,
          apiKeyVariable: `${brandTokens(brand)['product.constant']}_API_KEY`,
        },
        texts: sharedIds(),
        domains: domainsOf(path.resolve('graphql')),
        examples: path.resolve('graphql/examples'),
      };
      await withKeptHighlights(`${generatedFolder}/cache/graphqlHighlights.json`, highlighterVersion(), () =>
        withWarnings('graphql', (onWarning) =>
          generateGraphqlPages(sdl, staging, {...options, strict: env.strict, onWarning}),
        ),
      );
    },
  },
  {
    name: 'rest',
    lane: 'pages',
    needs: ['openapi'],
    inputs: [`${generatedFolder}/openapi/openapi.json`, 'src/brand.ts', ...generatorSources],
    values: [env.baseUrl],
    target: areas.rest.path,
    owns: (file) => /\.(api|schema|tag)\.mdx$|\.rest\.json$|^sidebar\.ts$/.test(file),
    async run(staging) {
      const [{generateRestPages}, {withKeptHighlights}] = await Promise.all([
        import('./openapi/generate'),
        import('../../lib/highlight/kept'),
      ]);
      const document = JSON.parse(fs.readFileSync(`${generatedFolder}/openapi/openapi.json`, 'utf8'));
      const constant = brandTokens(brand)['product.constant'];
      const options = {
        basePath: areas.rest.path,
        baseUrl: env.baseUrl,
        apiUrl: brand.urls.api,
        apiKeyVariable: `${constant}_API_KEY`,
      };
      await withKeptHighlights(`${generatedFolder}/cache/highlights.json`, highlighterVersion(), () =>
        generateRestPages(document, staging, options),
      );
    },
  },
  {
    // Beside the references, whose highlighter has read most lines already.
    name: 'highlights',
    lane: 'pages',
    needs: ['guides'],
    inputs: [
      `${generatedFolder}/guides/code.json`,
      'src/guides/prepared.ts',
      'src/rehype/code-frames',
      ...generatorSources,
    ],
    target: path.dirname(guideHighlightsFile),
    owns: () => true,
    async run(staging) {
      const {highlightWritten} = await import('../../guides/prepared');
      const blocks = JSON.parse(fs.readFileSync(`${generatedFolder}/guides/code.json`, 'utf8'));
      const file = path.join(staging, path.basename(guideHighlightsFile));
      if (fs.existsSync(guideHighlightsFile)) fs.copyFileSync(guideHighlightsFile, file);
      await highlightWritten(blocks, file, highlighterVersion());
    },
  },
  {
    // Guides and both specifications: nothing in the ones may contradict the others.
    name: 'contract',
    lane: 'checks',
    needs: ['guides', 'openapi', 'schema'],
    inputs: [
      'docs',
      ...landingPages,
      changelogFile,
      'graphql/examples',
      `${generatedFolder}/openapi/openapi.json`,
      `${generatedFolder}/schema/schema.graphql`,
      'src/brand.ts',
      ...contractSources,
    ],
    values: [String(env.strict), env.baseUrl],
    target: `${generatedFolder}/contract`,
    owns: () => true,
    async run(staging) {
      const [{checkContract}, {writeReport}, {readPages}] = await Promise.all([
        import('../../contract'),
        import('../../contract/writeReport'),
        import('../../guides/readGuide'),
      ]);
      const report = await checkContract(readPages(written(), brand).guides, {
        openapi: JSON.parse(fs.readFileSync(`${generatedFolder}/openapi/openapi.json`, 'utf8')),
        sdl: fs.readFileSync(`${generatedFolder}/schema/schema.graphql`, 'utf8'),
        examples: listFiles('graphql/examples')
          .filter((file) => file.endsWith('.graphql'))
          .map((file) => fs.readFileSync(file, 'utf8')),
        brand,
        releases: readChangelog(readText(path.resolve(changelogFile), 1_000_000), changelogFile),
        baseUrl: env.baseUrl,
      });
      if (report.problems.length > 0) {
        if (env.strict) throw new InputError(report.problems);
        // Guides speak of our own API: with specifications of others, they can't be right.
        console.warn(
          summarizeWarnings(
            'contract',
            report.problems.map((problem) => ({...problem, kind: 'guides that speak of another API'})),
          ),
        );
      }
      writeReport(staging, report);
    },
  },
  {
    // sidebars.ts reads the sidebar that is made for the REST reference.
    name: 'sidebars',
    lane: 'checks',
    needs: ['rest'],
    inputs: ['docs', ...landingPages, 'static', 'sidebars.ts', 'src/brand.ts', ...guideSources],
    target: `${generatedFolder}/sidebars`,
    owns: () => true,
    async run(staging) {
      const [{checkPlaces}, {otherSidebarProblems}, {loadSidebars}, {readPages}] = await Promise.all([
        import('../../guides/places'),
        import('../../guides/sidebar'),
        import('../../guides/loadSidebars'),
        import('../../guides/readGuide'),
      ]);
      const {sidebars, source, problems} = await loadSidebars('sidebars.ts');
      problems.push(...(await otherSidebarProblems(sidebars, Object.keys(areas), source)));
      const {guides, unsure} = readPages(written(), brand);
      const isLanding = ({file}: {file: string}): boolean => (landingPages as readonly string[]).includes(file);
      await checkPlaces(
        guides.filter((guide) => !isLanding(guide)),
        {sidebar: 'docs', folder: areas.docs.path, items: sidebars.docs, problems},
        source,
        guides.filter(isLanding),
        unsure,
      );
      fs.writeFileSync(path.join(staging, 'checked.txt'), `${guides.map(({file}) => file).join('\n')}\n`);
    },
  },
  {
    name: 'changelog',
    lane: 'pages',
    inputs: [changelogFile, 'src/brand.ts', ...generatorSources],
    values: [env.siteUrl ?? '', env.baseUrl],
    target: `${generatedFolder}/changelog`,
    owns: () => true,
    async run(staging) {
      const [{changelogFeed}, {markdownRenderer}] = await Promise.all([
        import('../../lib/changelog/feed'),
        import('./shared/markdown'),
      ]);
      const site = env.siteUrl ?? brand.urls.site;
      const releases = readChangelog(readText(path.resolve(changelogFile), 1_000_000), changelogFile);
      const render = markdownRenderer((href) =>
        href.startsWith('/') ? `${site}${env.baseUrl}${href.slice(1)}` : href,
      );
      const page = `${site}${env.baseUrl}changelog/`;
      fs.mkdirSync(path.join(staging, 'changelog'));
      fs.writeFileSync(
        path.join(staging, 'changelog', 'rss.xml'),
        `${changelogFeed(releases, brand, {page, render: (text) => render(text) ?? ''})}\n`,
      );
    },
  },
  {
    name: 'site',
    lane: 'pages',
    inputs: ['src/brand.ts', ...generatorSources],
    values: [env.siteUrl ?? '', env.baseUrl],
    target: `${generatedFolder}/site`,
    owns: () => true,
    async run(staging) {
      fs.writeFileSync(path.join(staging, 'manifest.webmanifest'), webManifest(brand, env.baseUrl));
      fs.writeFileSync(path.join(staging, 'robots.txt'), robotsTxt(env.siteUrl ?? brand.urls.site, env.baseUrl));
    },
  },
];
