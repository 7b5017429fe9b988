import {describe, expect, it} from 'vitest';
import {withoutTranslation} from '../../src/plain-css';

const layers = {postcssPlugin: 'layers'};

describe('withoutTranslation', () => {
  it('leaves postcss-preset-env away and keeps the rest', () => {
    const options = {plugins: [['/site/node_modules/postcss-preset-env/dist/index.cjs', {stage: 4}], layers]};
    expect(withoutTranslation(options)).toEqual({plugins: [layers], config: false});
  });

  it('tells when it is no longer needed', () => {
    expect(() => withoutTranslation({plugins: [layers]})).toThrow('delete packages/preset/src/plain-css');
  });
});
