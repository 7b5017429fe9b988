import fs from 'node:fs';

/** Comment in the front matter of a generated landing page. */
const GENERATED_COMMENT = '# Made by "paydocs generate" as long as this line is here.';

/** Marks a landing page as generated, with a comment in its front matter. */
export const markAsGenerated = (page: string): string => page.replace(/^---\n/, `---\n${GENERATED_COMMENT}\n`);

/** Checks whether the file at a path is a generated landing page. */
export const isGeneratedLanding = (file: string): boolean =>
  fs.readFileSync(file, 'utf8').startsWith(`---\n${GENERATED_COMMENT}\n`);
