import type {CodeFramesOptions} from '@paydocs/guides/code-frames';
import {guideDrawingsFile, guideHighlightsFile} from './generatedFiles';

type Transform = ReturnType<typeof import('@paydocs/guides/code-frames').default>;

/**
 * Highlights fenced code, and draws diagrams, as guides have them. The preset's areas have it; a site adds it to pages of
 * another plugin: `pages: {rehypePlugins: [guideCode({brand})]}`.
 *
 * @param options - `brand`: who the provider is
 * @returns a plugin of rehype, with its options
 */
export function guideCode({brand}: {brand: {name: string}}): [typeof codeFramesWhenNeeded, CodeFramesOptions] {
  return [codeFramesWhenNeeded, {provider: brand.name, highlights: guideHighlightsFile, drawings: guideDrawingsFile}];
}

/** Loads highlighter and drawer with the first page: a configuration is read in far less time than they take. */
function codeFramesWhenNeeded(options: CodeFramesOptions): Transform {
  let transform: Promise<Transform> | undefined;
  return async (tree, file) => {
    transform ??= import('@paydocs/guides/code-frames').then(({default: codeFrames}) => codeFrames(options));
    await (
      await transform
    )(tree, file);
  };
}
