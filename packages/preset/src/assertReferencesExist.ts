import fs from 'node:fs';
import path from 'node:path';
import {InputError} from '@paydocs/core';
import type {Areas} from './areas';
import {getPublicationStampFile} from './generatedFiles';
import {addLanguageSuffix, getReferenceFolder, type Language} from './languages';

/**
 * Checks that the references have been generated, because Docusaurus fails without their folders.
 *
 * @param siteDir - absolute path of the project's folder
 * @param areas - areas of the site
 * @param language - language that is being built
 * @throws InputError if a reference hasn't been generated
 */
export function assertReferencesExist(
  siteDir: string,
  {rest, graphql}: Pick<Areas, 'rest' | 'graphql'>,
  language: Language,
): void {
  const getStampFile = (id: string): string =>
    path.join(siteDir, getPublicationStampFile(addLanguageSuffix(id, language)));
  const missing = [rest, graphql].filter(({id}) => !fs.existsSync(getStampFile(id)));
  if (missing.length === 0) return;
  const message = 'the pages of this reference don\'t exist yet. Run "npx paydocs generate" first.';
  throw new InputError(
    missing.map((area) => ({file: getReferenceFolder(area, language), message})),
    'config/references',
  );
}
