/** What stands inside of a server of nginx. All of it ends at the site's base address. */
import {HIDDEN, varyOf} from '../../rules/answers';
import {BINARY_TYPES, TEXT_TYPES, UNKNOWN_TYPE} from '../../rules/contentTypes';
import type {Hosting} from '../../rules/types';
import {headerVariables} from './maps';
import {literally, regex} from './words';

/** @returns the directives of a server */
export function server(hosting: Hosting): string {
  return [general(hosting), headers(hosting), refusals(), markdown(hosting), locations(hosting)]
    .filter(Boolean)
    .join('\n');
}

function general({baseUrl}: Hosting): string {
  const toBase =
    baseUrl === '/' ? '' : `location = ${baseUrl.slice(0, -1)} {\n    return 301 ${baseUrl}$is_args$args;\n}\n`;
  return `server_tokens off;\nabsolute_redirect off;\n# Otherwise, one page would have many URLs.\nmerge_slashes off;\netag on;\n${toBase}`;
}

function headers(hosting: Hosting): string {
  const own = headerVariables(hosting).map(({name, variables}) => [
    name,
    `"${variables.map((each) => `$${each}`).join('')}"`,
  ]);
  const others = [
    ['Cache-Control', '$docs_cache_control'],
    ['Content-Encoding', '$docs_encoding'],
    ['Vary', '$docs_vary'],
    ['Allow', '$docs_allow'],
  ];
  const lines = [...own, ...others].map(([name = '', value = '']) => `add_header ${name} ${value} always;\n`);
  return `# A location that has an "add_header" line sends none of these.\n${lines.join('')}`;
}

function refusals(): string {
  const refusals = [
    ['$docs_refused', '405'],
    ['$docs_malformed', '400'],
    ['$docs_not_text', '400'],
    ['$docs_moved', '301 $docs_moved$is_args$args$docs_moved_hash'],
  ].map(([condition, answer]) => `if (${condition}) {\n    return ${answer};\n}\n`);
  return `set $docs_varies "";\n${refusals.join('')}`;
}

/** A page whose Markdown is there, and is asked for. */
function markdown({hasMarkdown}: Hosting): string {
  return hasMarkdown
    ? 'set $docs_form "$docs_markdown";\nif (-f "${request_filename}index.md") {\n    set $docs_form "${docs_form}1";\n}\n' +
        'if ($docs_form = "11") {\n    rewrite ^ "${uri}index.md";\n}\n'
    : '';
}

function locations(hosting: Hosting): string {
  const {baseUrl} = hosting;
  const base = literally(baseUrl);
  const location = (source: string, ...lines: string[]): string => {
    const body = ['error_page 404 $docs_not_found;', ...lines].map((line) => `    ${line}\n`).join('');
    return `location ~ ${regex(source)} {\n${body}}\n`;
  };
  const text = (source: string, type: string, file: string, isPage = false): string =>
    location(
      source,
      'types {}',
      `default_type "${type}";`,
      `set $docs_varies "${varyOf(hosting, isPage)}";`,
      `try_files ${file}$docs_suffix ${file} =404;`,
    );
  const types = Object.entries(BINARY_TYPES).map(([end, type]) => `${type} ${end};`);
  return [
    location(`^(?=${base}).*(?:${HIDDEN})`, 'return 404;'),
    text(`^${base}(?:.*/)?$`, TEXT_TYPES.html ?? '', '${uri}index.html', true),
    ...Object.entries(TEXT_TYPES).map(([end, type]) => text(`^${base}.*\\.${end}$`, type, '$uri', end === 'md')),
    // Everything else: a page without its slash leads to the one with it.
    location(
      `^${base}`,
      `types { ${types.join(' ')} }`,
      `default_type ${UNKNOWN_TYPE};`,
      'if (-f $request_filename/index.html) {',
      '    return 301 $docs_path/$is_args$args;',
      '}',
      'try_files $uri =404;',
    ),
  ].join('');
}
