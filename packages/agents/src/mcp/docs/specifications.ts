/** Reads the specifications of the APIs. */
import {buildSchema, type GraphQLSchema} from 'graphql';
import {createRestApi, type RestApi, createValidator, type Validator} from '@paydocs/contract';
import type {OpenApiDocument} from '@paydocs/specs';
import {ToolError} from '../toolError';
import {GRAPHQL_SCHEMA_FILE, OPENAPI_FILE} from './limits';

/** The parsed OpenAPI document, with an index of its operations. */
export interface RestSpecification {
  document: OpenApiDocument;
  api: RestApi;
  /** Validates values of complete requests. */
  validator: Validator;
}

/**
 * The specifications of a site, each parsed on first use. The getters `rest` and `schema` throw a `ToolError` if the
 * specification is missing or invalid.
 */
export class Specifications {
  private parsedRest: RestSpecification | undefined;
  private parsedSchema: GraphQLSchema | undefined;

  /**
   * Stores the files, without parsing them.
   *
   * @param files - content of each file, by path
   * @param name - base name of the archive or folder, for messages, which must not reveal the full path
   */
  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly name: string,
  ) {}

  /** True if the site has a REST API. */
  get hasRest(): boolean {
    return this.files.has(OPENAPI_FILE);
  }

  /** True if the site has a GraphQL API. */
  get hasGraphql(): boolean {
    return this.files.has(GRAPHQL_SCHEMA_FILE);
  }

  get rest(): RestSpecification {
    this.parsedRest ??= this.read(OPENAPI_FILE, 'REST API', (text) => {
      const document = JSON.parse(text) as OpenApiDocument;
      const api = createRestApi(document as never);
      return {document, api, validator: createValidator(api, true)};
    });
    return this.parsedRest;
  }

  get schema(): GraphQLSchema {
    this.parsedSchema ??= this.read(GRAPHQL_SCHEMA_FILE, 'GraphQL API', (text) => buildSchema(text));
    return this.parsedSchema;
  }

  private read<Result>(file: string, apiName: string, parse: (text: string) => Result): Result {
    const text = this.files.get(file);
    if (text === undefined) throw new ToolError(`This documentation has no ${apiName}: ${file} isn't in ${this.name}.`);
    try {
      return parse(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
      throw new ToolError(`${file} in ${this.name} can't be read (${reason}). Rebuild the site.`);
    }
  }
}
