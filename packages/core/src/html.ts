/** Modules that render Markdown and code as HTML. They load the grammars of the highlighter. */
export * from './highlight/codeText';
export * from './highlight/hereDocument';
export * from './highlight/highlight';
export * from './highlight/languages';
export * from './markdown/markdown';
export * from './markdown/nesting';
