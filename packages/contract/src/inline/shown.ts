import type {GraphQLField, GraphQLInputField} from 'graphql';
import type {Context} from '../checks/context';
import {requestSchema, responseSchema, webhookSchema, type RestOperation} from '../rest/api';
import {inPlace, itemsOf, propertiesOf, type Named} from '../rest/properties';
import {ownValue} from '@paydocs/core/ownValue';
import {some} from '@paydocs/core/nearest';
import type {Names} from './names';

/** Fields by name, each with what it is in the words of a use. */
type Fields = ReadonlyMap<string, ReadonlySet<string>>;

/** What a line of a page says of the APIs beside its names: a block, an embedded part, a link. */
export interface Mention {
  line: number;
  target: string;
  /** It is a name in the text, which shows no fields. */
  isName?: true;
}

/** Fields of the types that a page shows, for names that several types have. */
export class ShownTypes {
  private readonly known = new Map<string, Fields>();

  /**
   * @param context - the specifications
   * @param names - their names
   * @param mentions - what the page shows
   * @param headings - the lines of its headings
   */
  constructor(
    private readonly context: Context,
    private readonly names: Names,
    private readonly mentions: readonly Mention[],
    private readonly headings: readonly number[],
  ) {}

  /**
   * Says which type a name belongs to: the one that is shown nearest, in the same line, section or page.
   *
   * @param name - a name that several types have
   * @param line - where it stands
   * @returns the field, if there is one; or what is wrong, if the section shows types and no type of the page has it
   */
  resolve(name: string, line: number): {target?: string; problem?: string} {
    const found = this.near(name, line);
    if (found.length > 0) return found.length === 1 ? {target: found[0] ?? name} : {};
    const shown = this.inSection(line).filter(
      ({target, isName}) => !isName && !target.startsWith('graphql:') && this.fieldsOf(target).size > 0,
    );
    const owners = (this.names.restFields.get(name) ?? []).map((each) => each.name.slice(0, -name.length - 1));
    const types = new Set(owners.filter((owner) => this.names.types.has(owner)));
    const [first] = types;
    if (shown.length === 0 || first === undefined || !this.isField(name)) return {};
    const here = new Set(shown.map(({target}) => target.split(/[.=?#]/)[0] ?? target));
    return {
      problem: `"${name}" isn't a field of the types in this section (${some(here, 3)}). It's a field of ${some(types, 3)}. If you mean that field, write ${first}.${name}.`,
    };
  }

  /**
   * @param name - of a field
   * @param line - where it stands
   * @returns the fields of that name in what is shown nearest: in the same line, else section, else page
   */
  near(name: string, line: number): string[] {
    const section = this.inSection(line);
    for (const mentions of [section.filter((each) => each.line === line), section, this.mentions]) {
      const found = new Set(mentions.flatMap(({target}) => [...(this.fieldsOf(target).get(name) ?? [])]));
      if (found.size > 0) return [...found];
    }
    return [];
  }

  private inSection(line: number): Mention[] {
    const section = this.sectionOf(line);
    return this.mentions.filter((each) => this.sectionOf(each.line) === section);
  }

  private sectionOf(line: number): number {
    return this.headings.filter((heading) => heading <= line).at(-1) ?? 0;
  }

  /** A field of REST, and nothing else on this page that has the same name. */
  private isField(name: string): boolean {
    const {operations, types, parameters, values, graphqlFields} = this.names;
    if ([operations, types, parameters, values].some((each) => each.has(name))) return false;
    return !graphqlFields.has(name) || !this.mentions.some(({target}) => target.startsWith('graphql:'));
  }

  private fieldsOf(target: string): Fields {
    const [root = target] = target.startsWith('graphql:') ? target.split(/[.=]/) : target.split(/[.=?#]/);
    const key = this.context.rest.webhooks.has(target) || target.startsWith('/') ? target : root;
    const found = this.known.get(key) ?? this.read(key);
    this.known.set(key, found);
    return found;
  }

  private read(key: string): Fields {
    const {rest, graphql} = this.context;
    if (key.startsWith('graphql:')) {
      const type = graphql.getType(key.slice('graphql:'.length));
      const fields = type && 'getFields' in type ? Object.values(type.getFields()) : [];
      return new Map(
        fields.flatMap((field) => [
          [field.name, new Set([`${key}.${field.name}`])] as const,
          ...argumentsOf(field).map((name) => [name, new Set([`${key}.${field.name}.${name}`])] as const),
        ]),
      );
    }
    const operations = [...rest.operations.values()].filter(({id, path}) => id === key || path === key);
    const event = webhookSchema(rest, key);
    const schema = ownValue(rest.document.components?.schemas, key);
    return this.below([
      ...operations.flatMap((operation) => this.bodiesOf(operation)),
      ...(event ? [event] : []),
      ...(schema ? [{schema, name: key}] : []),
    ]);
  }

  private bodiesOf(operation: RestOperation): Named[] {
    const {rest} = this.context;
    const answers = Object.keys(operation.operation.responses ?? {}).map((status) =>
      responseSchema(rest, operation, status),
    );
    return [requestSchema(rest, operation), ...answers].filter((each) => each !== undefined);
  }

  /** All fields in schemas, however deep. */
  private below(roots: readonly Named[]): Fields {
    const {document} = this.context.rest;
    const fields = new Map<string, Set<string>>();
    const seen = new Set<unknown>();
    const visit = (of: Named): void => {
      if (seen.has(of.schema)) return;
      for (const {schema} of inPlace(document, of)) seen.add(schema);
      for (const [name, values] of propertiesOf(document, of)) {
        const targets = fields.get(name) ?? new Set();
        fields.set(name, targets);
        for (const value of values) {
          targets.add(value.name);
          visit(value);
        }
      }
      itemsOf(document, of).forEach(visit);
    };
    roots.forEach(visit);
    return fields;
  }
}

function argumentsOf(field: GraphQLField<unknown, unknown> | GraphQLInputField): string[] {
  return 'args' in field ? field.args.map(({name}) => name) : [];
}

/**
 * @param names - names of the specifications
 * @param address - where a link leads
 * @returns the schema of REST whose page it is
 */
export function linkedType(names: Names, address: string): string | undefined {
  const slug = /\/apis\/rest\/schemas\/([a-z0-9-]+)/.exec(address)?.[1];
  return slug === undefined ? undefined : [...names.types].find((type) => type.toLowerCase() === slug);
}
