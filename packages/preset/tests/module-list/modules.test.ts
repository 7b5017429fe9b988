import {describe, expect, it} from 'vitest';
import {listModulesByScript, getScriptName, type BundledModule} from '../../src/module-list/modules';

const module = (file: string | null, size: number, modules?: BundledModule[]): BundledModule => ({
  modules,
  nameForCondition: () => file,
  identifier: () => 'ignored|/site/.docusaurus//elsewhere/node_modules/x',
  size: () => size,
});

describe('modulesOfScripts', () => {
  it('lists what joined modules are made of, by names without folders of the machine', () => {
    const root = module('/site/src/theme/Root/index.tsx', 10);
    const joined = module('/site/src/theme/Root/index.tsx', 30, [
      root,
      module('/elsewhere/node_modules/clsx/dist/clsx.mjs', 20),
    ]);
    const chunk = {files: ['assets/js/main.0a1b2c3d.js', 'main.css'], modules: [joined, module(null, 5)]};
    expect(listModulesByScript([chunk], '/site')).toEqual({
      'assets/js/main.js': {
        'node_modules/clsx/dist/clsx.mjs': 20,
        'ignored|node_modules/x': 5,
        'src/theme/Root/index.tsx': 10,
      },
    });
  });
});

describe('scriptName', () => {
  it.each([
    ['assets/js/main.1a2b3c4d.js', 'assets/js/main.js'],
    ['assets/js/runtime~main.1a2b3c4d.js', 'assets/js/runtime~main.js'],
    ['assets/js/main.js', 'assets/js/main.js'],
  ])('%s: %s', (file, name) => {
    expect(getScriptName(file)).toBe(name);
  });
});
