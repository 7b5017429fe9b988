import type {ShippedPackage} from './package';

const SEPARATOR = '-'.repeat(80);

/**
 * Renders the list of licenses. The output is deterministic.
 *
 * @param packages - packages in any order, possibly with duplicates
 * @param fonts - license texts by font name
 * @returns text with the name, version, and license of each package, sorted by name, followed by those of the fonts
 */
export function renderLicenses(packages: readonly ShippedPackage[], fonts: ReadonlyMap<string, string>): string {
  const byTitle = new Map(packages.map((each) => [formatTitle(each), each]));
  const parts = [
    'The third-party software and fonts that this site sends to browsers, and their licenses.',
    ...[...byTitle].sort(byName).map(([title, each]) => formatSection(title, each.text || formatAuthorAndSource(each))),
    ...[...fonts].sort(byName).map(([name, text]) => formatSection(`The font in ${name}.woff2`, text)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

const formatTitle = ({name, version, license = 'no license specified'}: ShippedPackage): string =>
  `${name} ${version} (${license})`;

const formatSection = (title: string, text: string): string => `${SEPARATOR}\n${title}\n\n${text.trim()}`;

/** Formats the author and source of a package that doesn't include its license text. */
function formatAuthorAndSource({author, source}: ShippedPackage): string {
  const facts = Object.entries({Author: author, Source: source}).flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${value}`],
  );
  return ["The package doesn't include its license text.", ...facts].join('\n');
}
