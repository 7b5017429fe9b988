import type {CodeFramesOptions} from '@paydocs/content/code-frames';

type Transform = ReturnType<typeof import('@paydocs/content/code-frames').codeFrames>;

/**
 * Creates the rehype plugin that highlights code blocks and renders diagrams in guides. A site can also add it to pages
 * of another plugin: `pages: {rehypePlugins: [guideCode({brand})]}`.
 *
 * @param options - `brand`: the provider
 * @returns a rehype plugin with its options
 */
export function guideCode({brand}: {brand: {name: string}}): [typeof lazyCodeFrames, CodeFramesOptions] {
  return [lazyCodeFrames, {provider: brand.name}];
}

/** Loads the highlighter and the diagram renderer when it transforms the first page, because they load slowly. */
function lazyCodeFrames(options: CodeFramesOptions): Transform {
  let transform: Promise<Transform> | undefined;
  return async (tree, file) => {
    transform ??= import('@paydocs/content/code-frames').then(({codeFrames}) => codeFrames(options));
    await (
      await transform
    )(tree, file);
  };
}
