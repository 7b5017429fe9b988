/** Renders nginx directives, which belong inside a server. They only affect requests below the site's base URL. */
import {escapeRegExp} from '@paydocs/core';
import {HIDDEN_PATH_PATTERN, getVaryHeader} from '../../rules/responses';
import {BINARY_TYPES, TEXT_TYPES, UNKNOWN_TYPE} from '../../rules/contentTypes';
import type {HostingRules} from '../../rules/types';
import {getHeaderVariables} from './maps';
import {quotePattern} from './syntax';

/**
 * Renders the directives of the site.
 *
 * @param hosting - rules for serving the site
 * @returns directives of the `server` block
 */
export function renderServer(hosting: HostingRules): string {
  return [
    renderGeneralDirectives(hosting),
    renderHeaders(hosting),
    renderRejections(),
    renderMarkdownRewrite(hosting),
    renderLocations(hosting),
  ]
    .filter(Boolean)
    .join('\n');
}

function renderGeneralDirectives({baseUrl}: HostingRules): string {
  const baseRedirect =
    baseUrl === '/' ? '' : `location = ${baseUrl.slice(0, -1)} {\n    return 301 ${baseUrl}$is_args$args;\n}\n`;
  return `server_tokens off;\nabsolute_redirect off;\n# Otherwise, one page would have many URLs.\nmerge_slashes off;\netag on;\n${baseRedirect}`;
}

function renderHeaders(hosting: HostingRules): string {
  const siteHeaders = getHeaderVariables(hosting).map(({name, variables}) => [
    name,
    `"${variables.map((each) => `$${each}`).join('')}"`,
  ]);
  const otherHeaders = [
    ['Cache-Control', '$docs_cache_control'],
    ['Content-Encoding', '$docs_encoding'],
    ['Vary', '$docs_vary'],
    ['Allow', '$docs_allow'],
  ];
  const lines = [...siteHeaders, ...otherHeaders].map(
    ([name = '', value = '']) => `add_header ${name} ${value} always;\n`,
  );
  return `# A location that has an "add_header" line sends none of these.\n${lines.join('')}`;
}

function renderRejections(): string {
  const rejections = [
    ['$docs_refused', '405'],
    ['$docs_malformed', '400'],
    ['$docs_not_text', '400'],
    ['$docs_moved', '301 $docs_moved$is_args$args$docs_moved_hash'],
  ].map(([condition, response]) => `if (${condition}) {\n    return ${response};\n}\n`);
  return `set $docs_varies "";\n${rejections.join('')}`;
}

/** Rewrites a page URL to its Markdown file if the file exists and the client prefers it. */
function renderMarkdownRewrite({hasMarkdown}: HostingRules): string {
  return hasMarkdown
    ? 'set $docs_form "$docs_markdown";\nif (-f "${request_filename}index.md") {\n    set $docs_form "${docs_form}1";\n}\n' +
        'if ($docs_form = "11") {\n    rewrite ^ "${uri}index.md";\n}\n'
    : '';
}

function renderLocations(hosting: HostingRules): string {
  const {baseUrl} = hosting;
  const basePattern = escapeRegExp(baseUrl);
  const renderLocation = (source: string, ...lines: string[]): string => {
    const body = ['error_page 404 $docs_not_found;', ...lines].map((line) => `    ${line}\n`).join('');
    return `location ~ ${quotePattern(source)} {\n${body}}\n`;
  };
  const renderTextLocation = (source: string, type: string, file: string, isPage = false): string =>
    renderLocation(
      source,
      'types {}',
      `default_type "${type}";`,
      `set $docs_varies "${getVaryHeader(hosting, isPage)}";`,
      `try_files ${file}$docs_suffix ${file} =404;`,
    );
  const types = Object.entries(BINARY_TYPES).map(([extension, type]) => `${type} ${extension};`);
  return [
    renderLocation(`^(?=${basePattern}).*(?:${HIDDEN_PATH_PATTERN})`, 'return 404;'),
    renderTextLocation(`^${basePattern}(?:.*/)?$`, TEXT_TYPES.html ?? '', '${uri}index.html', true),
    ...Object.entries(TEXT_TYPES).map(([extension, type]) =>
      renderTextLocation(`^${basePattern}.*\\.${extension}$`, type, '$uri', extension === 'md'),
    ),
    // Everything else: a page URL without a trailing slash redirects to the URL with one.
    renderLocation(
      `^${basePattern}`,
      `types { ${types.join(' ')} }`,
      `default_type ${UNKNOWN_TYPE};`,
      'if (-f $request_filename/index.html) {',
      '    return 301 $docs_path/$is_args$args;',
      '}',
      'try_files $uri =404;',
    ),
  ].join('');
}
