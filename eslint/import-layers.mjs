/**
 * ESLint rule: which folder may import which. Imports point down, and nothing points up or sideways.
 * The list below is the table "What may import what" of ARCHITECTURE.md: what isn't in it is refused.
 */
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** Packages, Node's own modules included. */
const PACKAGES = 'packages';
/** The types of packages: nothing that is there when the code runs. */
const PACKAGE_TYPES = 'types of packages';
/** What the framework offers to code of the browser: `@theme/…`, `@theme-original/…`. */
const THEME = '@theme';

/** Imports that a bundler resolves, and no package has. */
const THEME_ALIAS = /^@(?:theme|theme-original|theme-init|generated)\//;
const SOURCE_FILE = /\.(?:tsx?|mts|mjs|jsx?)$/;

/**
 * From the most to the least particular: the first entry that a file belongs to is its layer.
 * Folders and files have their path from the project's root, without ending.
 */
const layers = [
  {from: 'src/brand', allow: [], allowTypes: ['src/lib/brand/types']},
  {from: 'src/lib', allow: ['src/brand', 'src/lib', PACKAGES]},
  {
    from: 'src/config/sidebars',
    allow: ['src/brand', 'src/lib', 'src/config', 'sidebars', 'apis', PACKAGE_TYPES],
  },
  {from: 'src/config', allow: ['src/brand', 'src/lib', 'src/config', PACKAGE_TYPES]},
  // The two references share what stands in `src/components/reference`, and know nothing of each other.
  ...[
    {from: 'src/components/reference', refuse: ['src/components/rest', 'src/components/graphql']},
    {from: 'src/components/rest', refuse: ['src/components/graphql']},
    {from: 'src/components/graphql', refuse: ['src/components/rest']},
    {from: 'src/components'},
  ].map((layer) => ({
    ...layer,
    allow: ['src/brand', 'src/lib', 'src/testData', 'src/components', PACKAGES, THEME],
  })),
  // What happens on clicks and keys serves finished HTML: it knows attributes, and no React.
  {from: 'src/behaviour', allow: ['src/behaviour']},
  // Checks pages as the generation reads them: with the readers of code blocks, without a framework.
  {
    from: 'src/guides',
    allow: ['src/brand', 'src/lib', 'src/config', 'src/diagrams', 'src/rehype', 'src/guides', PACKAGES],
  },
  // Search knows records and queries; its client knows browsers. Who makes records knows no client.
  {from: 'src/search/client', allow: ['src/lib', 'src/search', PACKAGES]},
  {
    from: 'src/search/engine',
    allow: ['src/lib', 'src/search/engine', 'src/search/record', 'src/search/contract', PACKAGES],
  },
  {from: 'src/search', allow: ['src/search', PACKAGES]},
  {
    from: 'src/plugins/search-index',
    allow: [
      'src/brand',
      'src/lib',
      'src/config',
      'src/search/engine',
      'src/search/record',
      'src/search/siteData',
      'src/plugins/search-index',
      PACKAGES,
    ],
  },
  // Holds guides to the specifications: it reads both, with what the references read them with.
  {
    from: 'src/contract',
    allow: [
      'src/brand',
      'src/lib',
      'src/testData',
      'src/guides',
      'src/contract',
      'src/plugins/reference/openapi',
      'src/plugins/reference/shared',
      PACKAGES,
    ],
  },
  {from: 'src/testData', allow: []},
  {
    from: 'src/plugins/reference/tasks',
    allow: [
      'src/brand',
      'src/lib',
      'src/config',
      'src/guides',
      'src/contract',
      'src/plugins/reference',
      'sidebars',
      PACKAGES,
    ],
  },
  {from: 'src/remark', allow: ['src/brand', 'src/lib', 'src/remark', PACKAGES]},
  {from: 'src/diagrams', allow: ['src/diagrams', PACKAGES]},
  {from: 'src/rehype', allow: ['src/brand', 'src/lib', 'src/diagrams', 'src/rehype', PACKAGES]},
  {from: 'src/pages', allow: ['src/brand', 'src/lib', 'src/components', 'src/pages', PACKAGES, THEME]},
  {
    from: 'src/theme',
    allow: [
      'src/brand',
      'src/lib',
      'src/behaviour',
      'src/components',
      'src/plugins/lean-shell/client',
      'src/search',
      'src/theme',
      PACKAGES,
      THEME,
    ],
  },
  // The parts of a plugin that run in the browser.
  ...['theme', 'client'].map((folder) => ({
    from: `src/plugins/lean-shell/${folder}`,
    allow: [
      'src/brand',
      'src/lib',
      'src/behaviour',
      'src/components',
      // The one brings the styles of the other.
      'src/plugins/lean-shell/client',
      'src/plugins/lean-shell/theme',
      PACKAGES,
      THEME,
    ],
  })),
  {from: 'src/plugins/exact-routes/client', allow: [PACKAGES, THEME]},
  {from: 'src/plugins/page-loading/client', allow: ['src/plugins/page-loading/client', PACKAGES]},
];

/** Code that runs in Node: a plugin knows no other plugin, and not what its own gives to the browser. */
function pluginLayer(file) {
  const [from] = /^src\/plugins\/[^/]+/.exec(file) ?? [];
  return from && {from, allow: ['src/brand', 'src/lib', 'src/config', from, PACKAGES], refuse: [`${from}/theme`]};
}

const isBelow = (file, folder) => file === folder || file.startsWith(`${folder}/`);
const fromRoot = (file) => path.relative(root, file).split(path.sep).join('/').replace(SOURCE_FILE, '');

/** The name in the list of what an import leads to: a path from the project's root, or a kind of package. */
function targetOf(source, importer) {
  if (source.startsWith('.')) {
    return fromRoot(path.resolve(path.dirname(importer), source));
  }
  if (source.startsWith('@site/')) {
    return fromRoot(path.join(root, source.slice('@site/'.length)));
  }
  return THEME_ALIAS.test(source) ? THEME : PACKAGES;
}

function isAllowed(layer, target, isType) {
  if (layer.refuse?.some((folder) => isBelow(target, folder))) {
    return false;
  }
  if (target === PACKAGES || target === THEME) {
    return layer.allow.includes(target) || (target === PACKAGES && isType && layer.allow.includes(PACKAGE_TYPES));
  }
  const folders = isType ? [...layer.allow, ...(layer.allowTypes ?? [])] : layer.allow;
  return folders.some((folder) => isBelow(target, folder));
}

/** Whether nothing of an import is left when the types are gone. */
function isTypeImport(node) {
  const specifiers = node.specifiers ?? [];
  return (
    node.type === 'TSImportType' ||
    (node.importKind ?? node.exportKind) === 'type' ||
    (specifiers.length > 0 && specifiers.every((part) => (part.importKind ?? part.exportKind) === 'type'))
  );
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      refused: '{{from}} may not import {{target}}. It may import: {{allowed}}.',
      unknown: 'No entry of eslint/import-layers.mjs says what this folder may import: add one.',
    },
  },
  create(context) {
    const file = fromRoot(context.filename);
    const layer = layers.find(({from}) => isBelow(file, from)) ?? pluginLayer(file);
    if (!layer) {
      return {Program: (node) => context.report({node, messageId: 'unknown'})};
    }
    const check = (node, source) => {
      if (typeof source?.value !== 'string') {
        return; // an address that is known only when the code runs
      }
      const target = targetOf(source.value, context.filename);
      if (!isAllowed(layer, target, isTypeImport(node))) {
        const allowed = [...layer.allow, ...(layer.allowTypes ?? []).map((name) => `types of ${name}`)].join(', ');
        const shown = target === PACKAGES || target === THEME ? source.value : target;
        context.report({node: source, messageId: 'refused', data: {from: layer.from, target: shown, allowed}});
      }
    };
    const isRequire = ({type, name, object}) =>
      (type === 'Identifier' && name === 'require') || (type === 'MemberExpression' && object.name === 'require');
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
      TSExternalModuleReference: (node) => check(node, node.expression),
      CallExpression: (node) => isRequire(node.callee) && check(node, node.arguments[0]),
    };
  },
};
