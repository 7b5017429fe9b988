import {buildSchema, getVariableValues, parse, validate, type OperationDefinitionNode} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createOperationExample, type OperationExample} from '../../../src/graphql/examples/example';
import {findDocumentedIds} from '../../../src/graphql/examples/values/ids';

const schema = buildSchema(`
  """A moment, for example \`2026-01-01T00:00:00Z\`."""
  scalar DateTime
  scalar JSON
  enum Genre { OLD @deprecated NOVEL POEM }
  interface Item { id: ID! name: String }
  "A book."
  type Book implements Item {
    id: ID!
    name: String
    "Number of the edition, for example \`978-3-16\`."
    isbn: String
    genre: Genre!
    old: Int @deprecated
    cover(size: Int!): String
    createdAt: DateTime
    authors(first: Int = 5): AuthorsConnection!
    related: [Book!]!
    a: Int b: Int c: Int d: Int e: Int
  }
  type Film implements Item { id: ID! name: String minutes: Int }
  union Medium = Book | Film
  type Author { id: ID! name: String! books: [Book!]! }
  type AuthorsConnection { nodes: [Author!]! edges: [AuthorEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type AuthorEdge { cursor: String! node: Author! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Wrapper { book: Book! }
  input BookInput { name: String! genre: Genre price: PriceInput! }
  input PriceInput { amount: Int! currency: String! }
  input Search @oneOf { id: ID name: String }
  input Filter { and: [Filter!] name: String genre: Genre since: DateTime }
  type Query {
    book(id: ID!): Book
    authors(first: Int = 20, after: String, filter: Filter): AuthorsConnection!
    media(filter: Filter!): [Medium!]!
    items: [Item!]!
    search(by: Search!): Book
    count: Int!
    wrapper: Wrapper
    settings: JSON
  }
  type Mutation { addBook(input: BookInput!): Book! }
  type Subscription { bookChanged(id: ID!): Book! }
`);
const roots = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};
const ids = findDocumentedIds(['for example `boo_1a2b3c4d5e6f7g8h`, `boo_1a2b3c4d5e6f7g8h` or `boo_9z8y7x6w5v4u3t2s`']);

function createExampleFor(kind: keyof typeof roots, name: string): OperationExample {
  return createOperationExample(schema, kind, roots[kind]!.getFields()[name]!, ids);
}
const getData = (kind: keyof typeof roots, name: string): unknown => createExampleFor(kind, name).data?.[name];

describe('createOperationExample', () => {
  const all = Object.entries(roots).flatMap(([kind, root]) =>
    Object.keys(root!.getFields()).map((name) => [kind as keyof typeof roots, name] as const),
  );

  it.each(all)('creates a valid operation and valid variables for %s %s', (kind, name) => {
    const {operation, variables} = createExampleFor(kind, name);
    const document = parse(operation);
    expect(validate(schema, document)).toEqual([]);
    const {variableDefinitions = []} = document.definitions[0] as OperationDefinitionNode;
    expect(getVariableValues(schema, variableDefinitions, variables ?? {}).errors).toBeUndefined();
  });

  it('selects meaningful fields first, then others and objects, but no deprecated ones or ones with required arguments', () => {
    expect(createExampleFor('query', 'book')).toMatchObject({name: 'Book', variables: {id: 'boo_1a2b3c4d5e6f7g8h'}});
    expect(Object.keys(getData('query', 'book') as object)).toEqual([
      'id',
      'name',
      'isbn',
      'genre',
      'createdAt',
      'a',
      'b',
      'c',
      'authors',
    ]);
  });

  it('selects one node of a connection and the page info, and limits its length', () => {
    expect(createExampleFor('query', 'authors').variables).toMatchObject({first: 10});
    expect(getData('query', 'authors')).toMatchObject({
      nodes: [{name: expect.any(String)}],
      pageInfo: {hasNextPage: false, endCursor: expect.any(String)},
      totalCount: 1,
    });
    expect(createExampleFor('query', 'authors').operation).not.toContain('edges');
  });

  it('selects fields of the members of a union or interface, and returns the first member', () => {
    expect(createExampleFor('query', 'media').operation).toMatch(
      /\.\.\. on Book \{[^}]*isbn[^}]*\}\s*\.\.\. on Film \{/,
    );
    expect(getData('query', 'media')).toEqual([expect.objectContaining({__typename: 'Book', isbn: '978-3-16'})]);
    expect(getData('query', 'items')).toEqual([
      expect.objectContaining({__typename: 'Book', name: expect.any(String)}),
    ]);
  });

  it('sets required fields of an input, some fields if none are required, and the first field of a choice', () => {
    expect(createExampleFor('mutation', 'addBook').variables).toEqual({
      input: {name: expect.any(String), price: {amount: 1500, currency: 'EUR'}},
    });
    expect(createExampleFor('query', 'media').variables).toEqual({
      filter: {name: expect.any(String), genre: 'NOVEL', since: '2026-01-01T00:00:00Z'},
    });
    expect(createExampleFor('query', 'search').variables).toEqual({by: {id: 'boo_1a2b3c4d5e6f7g8h'}});
  });

  it('returns what was sent', () => {
    const {variables, data: response} = createExampleFor('mutation', 'addBook');
    expect((response?.addBook as {name: string}).name).toBe((variables as {input: {name: string}}).input.name);
  });

  it('supports scalars, and types that contain only objects', () => {
    expect(createExampleFor('query', 'count').operation).toBe('query Count {\n  count\n}');
    expect(getData('query', 'settings')).toEqual({});
    expect(getData('query', 'wrapper')).toEqual({book: expect.objectContaining({id: 'boo_1a2b3c4d5e6f7g8h'})});
  });
});
