/** What may import what: `npm run check:code` holds it. */
import fs from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';

const PACKAGE_CODE = '^(packages|tools)/[^/]+/src/';
/** Code that is sent to browsers, or renders what is. */
const BROWSER_CODE = [
  '^packages/[^/]+/src/.*\\b(components|theme|client)/',
  '^packages/static-pages/src/shell/',
  '^src/(components|pages|theme)/',
];
const SITE = '^(@site|src|scripts|bench|docs|apis)/|^(docusaurus\\.config|sidebars)\\.ts$';

/** What `@docusaurus/core` gives to code that its bundler compiles; no package has files of these names. */
const FRAMEWORK = '^@(docusaurus|generated|theme|theme-original)/';

const packages = ['packages', 'tools'].flatMap((parent) =>
  fs.readdirSync(path.join(import.meta.dirname, parent)).map((name) => {
    const file = path.join(import.meta.dirname, parent, name, 'package.json');
    const {dependencies, peerDependencies} = JSON.parse(fs.readFileSync(file, 'utf8'));
    return {folder: `${parent}/${name}`, name, declared: Object.keys({...dependencies, ...peerDependencies})};
  }),
);

/** Where an import of a declared package leads to. */
function placeOf(dependency) {
  if (dependency === '@docusaurus/core') return FRAMEWORK;
  const [, ours] = /^@paydocs\/(.+)/.exec(dependency) ?? [];
  return ours === undefined ? `^${dependency}$` : `^(packages|tools)/${ours}/`;
}

/** What is refused, with what to do about it. */
const rules = {
  'no-circles': {
    comment: 'Move what both files need, types included, into a file that imports neither.',
    from: {},
    to: {circular: true},
  },
  'packages-know-no-site': {
    comment: 'A package serves any site. Hand over what it needs of this one as an option.',
    from: {path: PACKAGE_CODE},
    to: {path: SITE},
  },
  'packages-by-name': {
    comment: 'Import another package by its name (`@paydocs/…`), from what its package.json exports.',
    from: {path: '^((packages|tools)/[^/]+|[^/]+)', pathNot: '(^|/)tests/'},
    to: {
      path: '^(packages|tools)/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  'packages-declare-npm-packages': {
    comment: 'Add the npm package to the package.json of the importing package, in the version that the others have.',
    from: {pathNot: '^((packages|tools)/[^/]+/tests|tests/sandbox)/'},
    to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
  },
  ...Object.fromEntries(
    packages.map(({folder, name, declared}) => [
      `${name}-declares-packages`,
      {
        comment: `Add the package to ${folder}/package.json; one of ours only if it stands below this one.`,
        from: {path: `^${folder}/src/`},
        to: {path: ['^(packages|tools)/', FRAMEWORK], pathNot: [`^${folder}/`, ...declared.map(placeOf)]},
      },
    ]),
  ),
  'browser-code-runs-in-browsers': {
    comment:
      'Browsers have no modules of Node. Import from a file that needs none; types, too, stand in one of their own.',
    from: {path: BROWSER_CODE},
    to: {path: `^(${builtinModules.join('|')})$`, reachable: true},
  },
  'behavior-works-on-html': {
    comment: 'What happens on clicks and keys works on finished HTML: it knows attributes, and no components.',
    from: {path: '^packages/static-pages/src/shell/'},
    to: {path: 'node_modules|^packages/[^/]+/src/components/'},
  },
  'references-apart': {
    comment:
      'The two references know nothing of each other. Move what both need to `common`, or to `components/reference`.',
    from: {path: '^packages/reference/src/(?:components/)?(rest|graphql)/'},
    to: {
      path: '^packages/reference/src/(components/)?(rest|graphql)/',
      pathNot: '^packages/reference/src/(components/)?$1/',
    },
  },
  'search-engine-apart': {
    comment: 'The engine knows records and queries. Who makes records and who asks import it, not the other way round.',
    from: {path: '^packages/search/src/engine/'},
    to: {path: '^packages/search/src/(client|plugin|theme)/'},
  },
  'brand-is-data': {
    comment: 'Browsers load the brand with every page: it imports nothing but its type.',
    from: {path: '^src/brand\\.ts$'},
    to: {dependencyTypesNot: ['type-only']},
  },
  'settings-are-read-first': {
    comment: 'Settings are read before there are pages. Move what both need into a package.',
    from: {path: '^src/config/'},
    to: {path: '^src/(components|pages|theme)/'},
  },
  'code-knows-no-tests': {
    comment: 'Tests import code, and are not there when it runs.',
    from: {path: `${PACKAGE_CODE}|^(src|scripts)/|^(docusaurus\\.config|sidebars)\\.ts$`},
    to: {path: '(^|/)tests/'},
  },
  'engine-tests-know-no-content': {
    comment: 'The engine is tested with the content of `tests/fixture-site`, so that a site may have any other.',
    from: {path: '^packages/[^/]+/tests/'},
    to: {path: '^(src|scripts|bench|docs|apis)/|^(docusaurus\\.config|sidebars)\\.ts$'},
  },
  'site-knows-no-scripts': {
    comment: 'Scripts read the site. Move what both need into `src/config` or a package.',
    from: {path: '^src/'},
    to: {path: '^(scripts|bench)/'},
  },
};

export default {
  forbidden: Object.entries(rules).map(([name, rule]) => ({name, severity: 'error', ...rule})),
  options: {
    tsPreCompilationDeps: true, // types count: a reader follows them, too
    doNotFollow: {path: 'node_modules'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
