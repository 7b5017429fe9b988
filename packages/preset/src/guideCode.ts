import type {CodeFramesOptions} from '@paydocs/content/code-frames';
import {guideDiagramsFile, guideHighlightsFile} from './generatedFiles';

type Transform = ReturnType<typeof import('@paydocs/content/code-frames').codeFrames>;

/**
 * Highlights fenced code and renders diagrams, as in guides. The preset's areas include it. A site can add it to the pages
 * of another plugin: `pages: {rehypePlugins: [guideCode({brand})]}`.
 *
 * @param options - `brand`: the provider
 * @returns a rehype plugin with its options
 */
export function guideCode({brand}: {brand: {name: string}}): [typeof lazyCodeFrames, CodeFramesOptions] {
  return [lazyCodeFrames, {provider: brand.name, highlightsFile: guideHighlightsFile, diagramsFile: guideDiagramsFile}];
}

/** Loads the highlighter and diagram renderer with the first page, because they take much longer than a configuration to load. */
function lazyCodeFrames(options: CodeFramesOptions): Transform {
  let transform: Promise<Transform> | undefined;
  return async (tree, file) => {
    transform ??= import('@paydocs/content/code-frames').then(({codeFrames}) => codeFrames(options));
    await (
      await transform
    )(tree, file);
  };
}
