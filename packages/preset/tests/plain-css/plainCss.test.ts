import {describe, expect, it} from 'vitest';
import {removePresetEnv} from '../../src/plain-css';

const layers = {postcssPlugin: 'layers'};

describe('removePresetEnv', () => {
  it('removes postcss-preset-env, and keeps the other plugins', () => {
    const options = {plugins: [['/site/node_modules/postcss-preset-env/dist/index.cjs', {stage: 4}], layers]};
    expect(removePresetEnv(options)).toEqual({plugins: [layers], config: false});
  });

  it('throws when it is no longer needed', () => {
    expect(() => removePresetEnv({plugins: [layers]})).toThrow('delete packages/preset/src/plain-css');
  });
});
