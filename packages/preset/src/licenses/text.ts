import type {ShippedPackage} from './package';

const LINE = '-'.repeat(80);

/**
 * @param packages - in any order, also several times
 * @param fonts - text of the license by name
 * @returns name, version, license and its text of each, by name; the same for the same packages
 */
export function licensesText(packages: readonly ShippedPackage[], fonts: ReadonlyMap<string, string>): string {
  const known = new Map(packages.map((each) => [titleOf(each), each]));
  const parts = [
    'The third-party software and fonts that this site sends to browsers, and their licenses.',
    ...[...known].sort(byName).map(([title, each]) => part(title, each.text || withoutText(each))),
    ...[...fonts].sort(byName).map(([name, text]) => part(`The font in ${name}.woff2`, text)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

const titleOf = ({name, version, license = 'no license specified'}: ShippedPackage): string =>
  `${name} ${version} (${license})`;

const part = (title: string, text: string): string => `${LINE}\n${title}\n\n${text.trim()}`;

/** Whose it is: what a license asks to be told, also where the package brings no text. */
function withoutText({author, source}: ShippedPackage): string {
  const facts = Object.entries({Author: author, Source: source}).flatMap(([label, value]) =>
    value === undefined ? [] : [`${label}: ${value}`],
  );
  return ["The package doesn't include its license text.", ...facts].join('\n');
}
