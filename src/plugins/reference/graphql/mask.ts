import {
  isSpecifiedDirective,
  isSpecifiedScalarType,
  Kind,
  parse,
  print,
  visit,
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type NameNode,
  type StringValueNode,
} from 'graphql';
import type {Page} from './pageNames';

/** A type that holds the operations of one kind, and has no page. */
export interface RootType {
  name: string;
  kind: 'queries' | 'mutations' | 'subscriptions';
}

/** A schema that no printer can misread, and what its words stand for. */
export interface MaskedSchema {
  /** The schema in SDL: names that have a page, and all texts, are words of small letters. */
  sdl: string;
  /** Word → the page with that name. */
  pages: Map<string, Page>;
  /** Word → the root type that it stands for. */
  roots: Map<string, RootType>;
  /** Word → the description or reason that it stands for. */
  texts: Map<string, string>;
}

/** Matches a word that stands for a name or a text. */
export const MASKED_WORD = /qzq[a-z]{5}qzq/g;

/** The same length for all, so that words sort as they were given out. */
const wordOf = (index: number): string => {
  const letters = Array.from(
    {length: 5},
    (_, place) => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(index / 26 ** place) % 26],
  );
  return `qzq${letters.reverse().join('')}qzq`;
};

/**
 * Puts words of small letters in place of names and texts, so that the generator of the pages can
 * neither make one file name of two names nor read a description as Markdown of its own. The words
 * sort like the names.
 *
 * @param schema - a valid schema
 * @param sdl - the same schema as text
 * @param pages - its pages
 * @returns the masked schema, which has the same structure
 */
export function maskSchema(schema: GraphQLSchema, sdl: string, pages: readonly Page[]): MaskedSchema {
  const masked: MaskedSchema = {sdl: '', pages: new Map(), roots: new Map(), texts: new Map()};
  const words = new Map<string, string>();
  const own = pages.filter(({entry}) => !isSpecified(entry));
  for (const page of [...own].sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.name < b.name ? -1 : 1))) {
    const word = wordOf(words.size);
    words.set(`${group(page)} ${page.name}`, word);
    masked.pages.set(word, page);
  }
  for (const root of rootTypes(schema)) {
    const word = wordOf(words.size);
    words.set(`types ${root.name}`, word);
    masked.roots.set(word, root);
  }
  const rename = (name: NameNode, space: string): NameNode => {
    const word = words.get(`${space} ${name.value}`);
    return word === undefined ? name : {...name, value: word};
  };
  const maskText = (value: string): StringValueNode => {
    const word = wordOf(words.size + masked.texts.size);
    masked.texts.set(word, value);
    return {kind: Kind.STRING, value: word};
  };

  const operations = new Map(rootTypes(schema).map(({name, kind}) => [name, kind]));
  const renamed = visit(parse(sdl, {noLocation: true}), {
    leave(node) {
      switch (node.kind) {
        case Kind.NAMED_TYPE:
          return {...node, name: rename(node.name, 'types')};
        case Kind.DIRECTIVE:
          return node.name.value === 'deprecated'
            ? {...node, arguments: node.arguments?.map((argument) => maskReason(argument, maskText))}
            : {...node, name: rename(node.name, 'directives')};
        case Kind.DIRECTIVE_DEFINITION:
          return described({...node, name: rename(node.name, 'directives')}, maskText);
        case Kind.OBJECT_TYPE_DEFINITION: {
          const kind = operations.get(node.name.value);
          const type = described({...node, name: rename(node.name, 'types')}, maskText);
          if (kind === undefined) return type;
          // Its fields no longer have the names that an interface asks for.
          return {
            ...type,
            fields: node.fields?.map((field) => ({...field, name: rename(field.name, kind)})),
            interfaces: [],
          };
        }
        case Kind.INTERFACE_TYPE_DEFINITION:
        case Kind.UNION_TYPE_DEFINITION:
        case Kind.ENUM_TYPE_DEFINITION:
        case Kind.INPUT_OBJECT_TYPE_DEFINITION:
        case Kind.SCALAR_TYPE_DEFINITION:
          return described({...node, name: rename(node.name, 'types')}, maskText);
        case Kind.FIELD_DEFINITION:
        case Kind.INPUT_VALUE_DEFINITION:
        case Kind.ENUM_VALUE_DEFINITION:
          return described(node, maskText);
        case Kind.SCHEMA_DEFINITION:
          return null;
        default:
          return undefined;
      }
    },
  }) as DocumentNode;
  const roots = [...masked.roots].map(([word, {kind}]) => `  ${OPERATION[kind]}: ${word}`);
  masked.sdl = `${print(renamed)}\n\nschema {\n${roots.join('\n')}\n}\n`;
  return masked;
}

/** Types share their names with no other type, whatever their kind; operations and directives stand apart. */
function group({kind}: Page): string {
  return ['queries', 'mutations', 'subscriptions', 'directives'].includes(kind) ? kind : 'types';
}

function isSpecified(entry: Page['entry']): boolean {
  return isSpecifiedScalarType(entry as never) || isSpecifiedDirective(entry as never);
}

const OPERATION = {queries: 'query', mutations: 'mutation', subscriptions: 'subscription'} as const;

function rootTypes(schema: GraphQLSchema): RootType[] {
  return [
    {type: schema.getQueryType(), kind: 'queries' as const},
    {type: schema.getMutationType(), kind: 'mutations' as const},
    {type: schema.getSubscriptionType(), kind: 'subscriptions' as const},
  ].flatMap(({type, kind}) => (type ? [{name: type.name, kind}] : []));
}

function described<T extends ASTNode & {description?: StringValueNode}>(
  node: T,
  maskText: (value: string) => StringValueNode,
): T {
  return node.description?.value.trim()
    ? {...node, description: maskText(node.description.value)}
    : {...node, description: undefined};
}

function maskReason(argument: ArgumentNode, maskText: (value: string) => StringValueNode): ArgumentNode {
  return argument.value.kind === Kind.STRING ? {...argument, value: maskText(argument.value.value)} : argument;
}
