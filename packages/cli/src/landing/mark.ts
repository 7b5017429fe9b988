import fs from 'node:fs';

/** Comment in the front matter of a generated landing page. */
const MARK = '# Made by "paydocs generate" as long as this line is here.';

/** @returns the page with a mark that identifies it as generated */
export const markAsGenerated = (page: string): string => page.replace(/^---\n/, `---\n${MARK}\n`);

/** @returns whether a landing page was generated */
export const isGeneratedLanding = (file: string): boolean => fs.readFileSync(file, 'utf8').startsWith(`---\n${MARK}\n`);
