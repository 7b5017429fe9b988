import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {trimFramework} from './trimFramework';

/**
 * Removes everything that no page can use from the framework's style sheet (Infima): unused grid columns, components,
 * utility classes, and about a hundred variables.
 *
 * @param context - the site
 * @param sources - folders with further code that uses class names
 * @returns the plugin
 */
export default function trimStyles({siteDir}: {siteDir: string}, sources: readonly string[] = []): Plugin {
  const packages = path.dirname(path.dirname(require.resolve('@docusaurus/core/package.json')));
  const folders = [
    path.join(siteDir, 'src'),
    ...sources,
    path.join(packages, 'theme-classic', 'lib'),
    path.join(packages, 'theme-common', 'lib'),
    path.join(packages, 'core', 'lib', 'client'),
  ].filter((folder) => fs.existsSync(folder));
  return {
    name: 'trim-styles',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, trimFramework(folders)]}),
  };
}
