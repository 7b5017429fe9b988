import path from 'node:path';
import type {Brand} from '@paydocs/core/brand/types';
import type {InputProblem} from '@paydocs/core/inputError';
import type {SitePlace} from '../rules/types';
import {PUBLISHED, readLines, REDIRECTS} from './files';
import {addressesOf} from './list';
import {checkedRedirects, hint, type WrittenRedirect} from './redirects';

/** Which addresses a build has to have. */
export interface AddressesOptions extends Pick<SitePlace, 'baseUrl' | 'languages'> {
  /** Folder of the built site. */
  outDir: string;
  /** Folder of the two files, from the project's root. */
  addresses: string;
  brand: Brand;
}

/** A build without more of its addresses than this, and more than half of them, is that of another site. */
const OTHER_SITE = 20;

const otherSite = (file: string, lost: number, all: number): InputProblem => ({
  file,
  message:
    `${lost} of ${all} published URLs aren't in this build. If this is a new site, delete the file and run ` +
    '"npm run addresses" after the first build that you publish.',
});

/**
 * Holds a build to every address that was published.
 *
 * @param options - the build, and where the files are; a site without them is held to nothing
 * @returns its redirects, and what is wrong: addresses that are lost, and redirects that lead nowhere
 * @throws InputError for a file that can't be read
 */
export function checkAddresses({outDir, addresses: folder, brand, ...place}: AddressesOptions): {
  redirects: WrittenRedirect[];
  problems: InputProblem[];
} {
  const [published, redirectsFile] = [path.posix.join(folder, PUBLISHED), path.posix.join(folder, REDIRECTS)];
  const addresses = addressesOf(outDir, place);
  const {redirects, problems} = checkedRedirects(
    readLines(redirectsFile, brand) ?? [],
    redirectsFile,
    outDir,
    addresses,
  );
  // What a wrong line leads away from is not lost as well: one mistake, one message.
  const attempts = (readLines(redirectsFile, brand) ?? []).map(({text}) => text.split(/\s/)[0]);
  const kept = new Set([...addresses, ...attempts]);
  const all = readLines(published, brand) ?? [];
  const lost = all.filter(({text}) => !kept.has(text));
  if (lost.length > Math.max(OTHER_SITE, all.length / 2))
    return {redirects, problems: [...problems, otherSite(published, lost.length, all.length)]};
  return {
    redirects,
    problems: [
      ...problems,
      ...lost.map(({text, line}) => ({
        file: published,
        line,
        message:
          `"${text}" was published, but this build has no such page, so links to it would break. Restore the page's URL, ` +
          `or add a line to ${redirectsFile}: "${text}", a space, and the URL that replaces it. ${hint(text, addresses)}`,
      })),
    ],
  };
}
