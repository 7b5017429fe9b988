/** What every part of the site rests on: the environment, the brand and its images. */
import fs from 'node:fs';
import {InputError} from '../src/lib/inputError';
import {asInputError} from './report';

const BRAND = 'src/brand.ts';

/**
 * Reads the settings before any work begins. Modules check themselves when they are loaded, and each stops at its own mistakes.
 *
 * @throws InputError that lists the mistakes of all settings
 */
export async function checkSettings(): Promise<void> {
  const checks = await Promise.allSettled([import('../src/config/env'), checkBrand()]);
  const failures = checks.filter((check) => check.status === 'rejected').map(({reason}) => reason as unknown);
  if (failures.length === 0) return;
  const mistakes = failures.map(asInputError);
  const defect = mistakes.indexOf(undefined);
  if (defect !== -1) throw failures[defect];
  throw new InputError(mistakes.flatMap((error) => error?.problems ?? []));
}

async function checkBrand(): Promise<void> {
  const [{brand}, {checkImages}] = await Promise.all([
    import('../src/lib/brand/schema'),
    import('../src/lib/brand/files'),
  ]);
  checkImages(brand, fs.existsSync(BRAND) ? fs.readFileSync(BRAND, 'utf8') : '');
}
