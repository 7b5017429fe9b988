import type {GraphQLField, GraphQLInputField} from 'graphql';
import type {CheckContext} from '../checks/context';
import {getRequestSchema, getResponseSchema, getWebhookSchema, type RestOperation} from '../rest/api';
import {expandSchema, getItemSchemas, getProperties, type NamedSchema} from '../rest/properties';
import {getOwnValue, formatList} from '@paydocs/core';
import type {SpecNames} from './names';

/** Fields by name, each with its targets. */
type TargetsByField = ReadonlyMap<string, ReadonlySet<string>>;

/** A reference to an API on a line of a page: in a block, an embedded component, a link, or a name. */
export interface Mention {
  line: number;
  target: string;
  /** The reference is a name in the text, which shows no fields. */
  isName?: true;
}

/** Index of the fields that are visible on a page, to resolve names that several types have. */
export class VisibleTypes {
  private readonly cache = new Map<string, TargetsByField>();

  /**
   * Indexes the references of a page.
   *
   * @param context - the specifications
   * @param names - names in the specifications
   * @param mentions - references of the page to the APIs
   * @param headings - lines of the page's headings
   */
  constructor(
    private readonly context: CheckContext,
    private readonly names: SpecNames,
    private readonly mentions: readonly Mention[],
    private readonly headings: readonly number[],
  ) {}

  /**
   * Finds the type of a name: the closest visible type on the same line, in the section, or on the page.
   *
   * @param name - name that several types have
   * @param line - line number of the name
   * @returns the field, if it's unique; or a message if the section shows types but no type on the page has the field
   */
  resolve(name: string, line: number): {target?: string; message?: string} {
    const found = this.findClosest(name, line);
    if (found.length > 0) return found.length === 1 ? {target: found[0] ?? name} : {};
    const visibleMentions = this.getSectionMentions(line).filter(
      ({target, isName}) => !isName && !target.startsWith('graphql:') && this.getFields(target).size > 0,
    );
    const owners = (this.names.restFields.get(name) ?? []).map((each) => each.name.slice(0, -name.length - 1));
    const types = new Set(owners.filter((owner) => this.names.types.has(owner)));
    const [first] = types;
    if (visibleMentions.length === 0 || first === undefined || !this.isOnlyRestField(name)) return {};
    const visibleTypes = new Set(visibleMentions.map(({target}) => target.split(/[.=?#]/)[0] ?? target));
    return {
      message: `"${name}" isn't a field of the types in this section (${formatList(visibleTypes, 3)}). It's a field of ${formatList(types, 3)}. If you mean that field, write ${first}.${name}.`,
    };
  }

  /**
   * Finds the closest visible fields with a name: on the same line, else in the section, else on the page.
   *
   * @param name - name of a field
   * @param line - line number of the name
   * @returns targets of the fields
   */
  findClosest(name: string, line: number): string[] {
    const section = this.getSectionMentions(line);
    for (const mentions of [section.filter((each) => each.line === line), section, this.mentions]) {
      const found = new Set(mentions.flatMap(({target}) => [...(this.getFields(target).get(name) ?? [])]));
      if (found.size > 0) return [...found];
    }
    return [];
  }

  private getSectionMentions(line: number): Mention[] {
    const section = this.getSection(line);
    return this.mentions.filter((each) => this.getSection(each.line) === section);
  }

  private getSection(line: number): number {
    return this.headings.filter((heading) => heading <= line).at(-1) ?? 0;
  }

  /** Checks whether a name is a REST field and has no other meaning on this page. */
  private isOnlyRestField(name: string): boolean {
    const {operations, types, parameters, values, graphqlFields} = this.names;
    if ([operations, types, parameters, values].some((each) => each.has(name))) return false;
    return !graphqlFields.has(name) || !this.mentions.some(({target}) => target.startsWith('graphql:'));
  }

  private getFields(target: string): TargetsByField {
    const [root = target] = target.startsWith('graphql:') ? target.split(/[.=]/) : target.split(/[.=?#]/);
    const key = this.context.rest.webhooks.has(target) || target.startsWith('/') ? target : root;
    const found = this.cache.get(key) ?? this.readFields(key);
    this.cache.set(key, found);
    return found;
  }

  private readFields(key: string): TargetsByField {
    const {rest, graphql} = this.context;
    if (key.startsWith('graphql:')) {
      const type = graphql.getType(key.slice('graphql:'.length));
      const fields = type && 'getFields' in type ? Object.values(type.getFields()) : [];
      return new Map(
        fields.flatMap((field) => [
          [field.name, new Set([`${key}.${field.name}`])] as const,
          ...getArgumentNames(field).map((name) => [name, new Set([`${key}.${field.name}.${name}`])] as const),
        ]),
      );
    }
    const operations = [...rest.operations.values()].filter(({id, path}) => id === key || path === key);
    const event = getWebhookSchema(rest, key);
    const schema = getOwnValue(rest.document.components?.schemas, key);
    return this.collectFields([
      ...operations.flatMap((operation) => this.getBodies(operation)),
      ...(event ? [event] : []),
      ...(schema ? [{schema, name: key}] : []),
    ]);
  }

  private getBodies(operation: RestOperation): NamedSchema[] {
    const {rest} = this.context;
    const responses = Object.keys(operation.operation.responses ?? {}).map((status) =>
      getResponseSchema(rest, operation, status),
    );
    return [getRequestSchema(rest, operation), ...responses].filter((each) => each !== undefined);
  }

  /** Collects all fields of schemas at any depth. */
  private collectFields(roots: readonly NamedSchema[]): TargetsByField {
    const {document} = this.context.rest;
    const fields = new Map<string, Set<string>>();
    const seen = new Set<unknown>();
    const visit = (named: NamedSchema): void => {
      if (seen.has(named.schema)) return;
      for (const {schema} of expandSchema(document, named)) seen.add(schema);
      for (const [name, values] of getProperties(document, named)) {
        const targets = fields.get(name) ?? new Set();
        fields.set(name, targets);
        for (const value of values) {
          targets.add(value.name);
          visit(value);
        }
      }
      getItemSchemas(document, named).forEach(visit);
    };
    roots.forEach(visit);
    return fields;
  }
}

function getArgumentNames(field: GraphQLField<unknown, unknown> | GraphQLInputField): string[] {
  return 'args' in field ? field.args.map(({name}) => name) : [];
}

/**
 * Finds the REST schema that a link refers to.
 *
 * @param names - names in the specifications
 * @param url - URL of the link
 * @returns name of the schema; `undefined` for other links
 */
export function findLinkedType(names: SpecNames, url: string): string | undefined {
  const slug = /\/apis\/rest\/schemas\/([a-z0-9-]+)/.exec(url)?.[1];
  return slug === undefined ? undefined : [...names.types].find((type) => type.toLowerCase() === slug);
}
