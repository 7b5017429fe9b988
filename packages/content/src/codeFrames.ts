/** Code blocks and diagrams of guides. They need the highlighter, so this module loads on demand. */
export {default as codeFrames, type CodeFramesOptions} from './code-frames';
