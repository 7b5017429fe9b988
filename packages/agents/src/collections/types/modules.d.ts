/** Types for packages without type declarations. */

declare module 'openapi-to-postmanv2' {
  import type {PostmanCollection} from '../postman/types';

  interface Conversion {
    result: boolean;
    reason?: string;
    output?: {type: string; data: PostmanCollection}[];
  }

  const converter: {
    convertV2(
      input: {type: 'json'; data: object},
      options: Readonly<Record<string, boolean | string>>,
      done: (error: Error | null, conversion?: Conversion) => void,
    ): void;
  };
  export default converter;
}

declare module '@usebruno/converters' {
  import type {BrunoCollection} from '../bruno/types';

  export function postmanToBruno(collection: object): Promise<BrunoCollection | {collection: BrunoCollection}>;
}

declare module '@usebruno/lang/v2/src/jsonToBru.js' {
  const write: (request: object) => string;
  export default write;
}

declare module '@usebruno/lang/v2/src/jsonToCollectionBru.js' {
  const write: (collection: object) => string;
  export default write;
}

declare module '@usebruno/lang/v2/src/jsonToEnv.js' {
  const write: (environment: object) => string;
  export default write;
}

declare module '@usebruno/lang' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- callers assert the type of the result
  type Parse = (text: string) => any;
  export const bruToJsonV2: Parse;
  export const bruToEnvJsonV2: Parse;
  export const collectionBruToJson: Parse;
}
