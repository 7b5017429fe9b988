import {describe, expect, it} from 'vitest';
import {listModulesByScript, getScriptName, type BundledModule} from '../../src/module-list/modules';

const createModule = (file: string | null, size: number, modules?: BundledModule[]): BundledModule => ({
  modules,
  nameForCondition: () => file,
  identifier: () => 'ignored|/site/.docusaurus//elsewhere/node_modules/x',
  size: () => size,
});

describe('listModulesByScript', () => {
  it('lists the parts of concatenated modules, by names without local folders', () => {
    const root = createModule('/site/src/theme/Root/index.tsx', 10);
    const concatenated = createModule('/site/src/theme/Root/index.tsx', 30, [
      root,
      createModule('/elsewhere/node_modules/clsx/dist/clsx.mjs', 20),
    ]);
    const chunk = {files: ['assets/js/main.0a1b2c3d.js', 'main.css'], modules: [concatenated, createModule(null, 5)]};
    expect(listModulesByScript([chunk], '/site')).toEqual({
      'assets/js/main.js': {
        'node_modules/clsx/dist/clsx.mjs': 20,
        'ignored|node_modules/x': 5,
        'src/theme/Root/index.tsx': 10,
      },
    });
  });
});

describe('getScriptName', () => {
  it.each([
    ['assets/js/main.1a2b3c4d.js', 'assets/js/main.js'],
    ['assets/js/runtime~main.1a2b3c4d.js', 'assets/js/runtime~main.js'],
    ['assets/js/main.js', 'assets/js/main.js'],
  ])('%s: %s', (file, name) => {
    expect(getScriptName(file)).toBe(name);
  });
});
