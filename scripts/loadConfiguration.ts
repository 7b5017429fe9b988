import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Config} from '@docusaurus/types';

/**
 * Loads the configuration and its plugins, as Docusaurus does when it starts.
 *
 * @throws whatever is wrong in one of their files
 */
export async function loadConfiguration(): Promise<void> {
  const {default: config} = (await load('docusaurus.config.ts')) as {default: Config};
  const names = (config.plugins ?? []).map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin));
  const files = names.filter((name) => typeof name === 'string' && name.startsWith('.')) as string[];
  for (const file of files) await load(file);
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(path.resolve(file)).href);
