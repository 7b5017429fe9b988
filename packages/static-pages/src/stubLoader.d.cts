/** A bundler loader that replaces static pages with stubs. See `stubLoader.cjs`. */
declare function stub(this: object, code: string): Promise<void>;
export = stub;
