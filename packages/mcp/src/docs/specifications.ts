/** Both specifications, read when they are first asked for. */
import {buildSchema, type GraphQLSchema} from 'graphql';
import {restApi, type RestApi} from '@paydocs/contract/rest/api';
import {validator, type Validator} from '@paydocs/contract/rest/validate';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {ToolError} from '../toolError';
import {GRAPHQL, OPENAPI} from './limits';

/** The description of the REST API, ready for questions. */
export interface Rest {
  document: OpenApiDocument;
  api: RestApi;
  /** Of requests as they are sent. */
  validator: Validator;
}

/** What the archive of a site has of its APIs. Each property throws a `ToolError` if there is none, or if it can't be read. */
export class Specifications {
  private readRest: Rest | undefined;
  private readSchema: GraphQLSchema | undefined;

  /**
   * @param files - texts by their paths
   * @param name - of the file or folder where they are from, for messages: whoever asks may not know more of this machine
   */
  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly name: string,
  ) {}

  /** Whether there is a REST API. */
  get hasRest(): boolean {
    return this.files.has(OPENAPI);
  }

  /** Whether there is a GraphQL API. */
  get hasGraphql(): boolean {
    return this.files.has(GRAPHQL);
  }

  get rest(): Rest {
    this.readRest ??= this.read(OPENAPI, 'REST API', (text) => {
      const document = JSON.parse(text) as OpenApiDocument;
      const api = restApi(document as never);
      return {document, api, validator: validator(api, true)};
    });
    return this.readRest;
  }

  get schema(): GraphQLSchema {
    this.readSchema ??= this.read(GRAPHQL, 'GraphQL API', (text) => buildSchema(text));
    return this.readSchema;
  }

  private read<Result>(file: string, what: string, parse: (text: string) => Result): Result {
    const text = this.files.get(file);
    if (text === undefined) throw new ToolError(`This documentation has no ${what}: ${file} isn't in ${this.name}.`);
    try {
      return parse(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
      throw new ToolError(`${file} in ${this.name} can't be read (${reason}). Rebuild the site.`);
    }
  }
}
