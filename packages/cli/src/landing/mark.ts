import fs from 'node:fs';

/** Stands in the front matter of a first page that nobody wrote. */
const MARK = '# Made by "paydocs generate" as long as this line is here.';

/** @returns the page with a mark by which it is known as one that nobody wrote */
export const markLanding = (page: string): string => page.replace(/^---\n/, `---\n${MARK}\n`);

/** @returns whether nobody wrote this page */
export const isGeneratedLanding = (file: string): boolean => fs.readFileSync(file, 'utf8').startsWith(`---\n${MARK}\n`);
