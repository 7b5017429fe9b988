import {
  getNamedType,
  isDirective,
  isObjectType,
  isScalarType,
  parse,
  print,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type {ExampleData} from '../../../../lib/graphqlData';
import {highlight} from '../../../../lib/highlight/highlight';
import type {Warning} from '../../../../lib/warnings';
import {isOperation, type Page} from '../pageNames';
import type {CallOptions} from './calls';
import {directiveInOperation} from './directiveExample';
import {exampleOf, type OperationExample, type OperationKind} from './example';
import {exampleTabs} from './tabs';
import type {KnownIds} from './ids';
import {leafValue} from './values';

/** What examples are made from. */
export interface ExampleSource {
  schema: GraphQLSchema;
  sdl: string;
  pages: readonly Page[];
  ids: KnownIds;
  calls: CallOptions;
  /** Examples that somebody wrote, by `kind name`. */
  written: ReadonlyMap<string, OperationExample>;
  /** Told of each page that goes without an example because none can be made. */
  onWarning?: (warning: Warning) => void;
}

export const KINDS: Partial<Record<Page['kind'], OperationKind>> = {
  queries: 'query',
  mutations: 'mutation',
  subscriptions: 'subscription',
};

/**
 * @param source - the schema
 * @returns a function that gives the example of a page: of operations, directives and scalars
 */
export function pageExamples(source: ExampleSource): (page: Page) => ExampleData | undefined {
  const definitions = appliedDirectives(source);
  const exampleFor = (page: Page): ExampleData | undefined => {
    const {entry} = page;
    if (isOperation(page)) return exampleTabs(operationExample(source, page), KINDS[page.kind]!, source.calls);
    if (isDirective(entry)) return directiveTabs(source, entry, definitions);
    return isScalarType(entry) ? scalarTabs(source, page) : undefined;
  };
  return (page) => {
    try {
      return exampleFor(page);
    } catch (error) {
      const message = `No example can be made: ${(error as Error).message}`;
      source.onWarning?.({kind: 'page without an example', file: `${page.kind} ${page.name}`, message});
      return undefined;
    }
  };
}

/** @returns the example that somebody wrote for an operation, or else one that is made */
export function operationExample({schema, ids, written}: ExampleSource, page: Page): OperationExample {
  const kind = KINDS[page.kind]!;
  return (
    written.get(`${kind} ${page.name}`) ?? exampleOf(schema, kind, page.entry as GraphQLField<unknown, unknown>, ids)
  );
}

/** For schemas that don't use them. */
const OF_THE_LANGUAGE: Record<string, string> = {
  deprecated: 'oldName: String @deprecated(reason: "Use `name` instead.")',
  oneOf: 'input ItemBy @oneOf {\n  id: ID\n  name: String\n}',
  specifiedBy: 'scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339")',
};

function directiveTabs(
  source: ExampleSource,
  directive: GraphQLDirective,
  definitions: ReadonlyMap<string, string>,
): ExampleData | undefined {
  const used = firstOf(queriesByLength(source), (query) => {
    const example = exampleOrNone(source, query);
    return example && directiveInOperation(source.schema, directive, example, source.ids);
  });
  if (used) {
    const {operation, variables} = used;
    return {
      parts: [
        {id: 'operation', label: 'Operation', code: highlight(operation, 'graphql')},
        ...(variables
          ? [{id: 'variables', label: 'Variables', code: highlight(JSON.stringify(variables, null, 2), 'json')}]
          : []),
      ],
    };
  }
  const definition = definitions.get(directive.name) ?? OF_THE_LANGUAGE[directive.name];
  return definition === undefined
    ? undefined
    : {parts: [{id: 'definition', label: 'In the schema', code: highlight(definition, 'graphql')}]};
}

/** The page of the query tells why it has none. One that fails shows nothing of what a directive does. */
function exampleOrNone(source: ExampleSource, query: Page): OperationExample | undefined {
  try {
    const example = operationExample(source, query);
    return example.errors ? undefined : example;
  } catch {
    return undefined;
  }
}

/** How many queries are tried for a place that a directive may stand at. */
const TRIED = 30;

function firstOf<T, Result>(items: readonly T[], make: (item: T) => Result | undefined): Result | undefined {
  for (const item of items.slice(0, TRIED)) {
    const made = make(item);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** The shortest first that asks for an object with some fields, so that what a directive does is seen. */
function queriesByLength({pages}: ExampleSource): Page[] {
  const size = ({entry}: Page): number => {
    const type = getNamedType((entry as GraphQLField<unknown, unknown>).type);
    const {length} = isObjectType(type) ? Object.keys(type.getFields()) : {length: 0};
    return length >= ENOUGH ? length : Number.MAX_SAFE_INTEGER;
  };
  return pages.filter(({kind}) => kind === 'queries').sort((one, other) => size(one) - size(other));
}

/** With fewer fields, one that is left out would be all there is. */
const ENOUGH = 4;

/** For each directive the first place in the schema that has it, without what stands around. */
function appliedDirectives({sdl}: ExampleSource): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  visit(parse(sdl, {noLocation: true}), {
    enter(node) {
      const {directives} = node as {directives?: readonly ConstDirectiveNode[]};
      for (const {name} of directives ?? []) {
        if (!found.has(name.value)) found.set(name.value, shortened(node));
      }
    },
  });
  return found;
}

const LONGEST = 12;

function shortened(node: ASTNode): string {
  const bare = visit(node, {enter: (part) => ('description' in part ? {...part, description: undefined} : undefined)});
  const lines = print(bare as ASTNode).split('\n');
  return lines.length <= LONGEST ? lines.join('\n') : [...lines.slice(0, LONGEST - 2), '  # …', '}'].join('\n');
}

/** How a value of the type looks in an answer: in the first field that has it. */
function scalarTabs({schema, pages, ids}: ExampleSource, {entry, name}: Page): ExampleData | undefined {
  if (!isScalarType(entry)) return undefined;
  for (const page of pages) {
    if (page.kind !== 'objects' || !('getFields' in page.entry)) continue;
    for (const field of Object.values(page.entry.getFields())) {
      if (schema.getType(name) !== getNamedType(field.type)) continue;
      const value = leafValue(entry, {name: field.name, description: field.description, parent: page.name, ids});
      return {
        parts: [
          {id: 'json', label: 'In JSON', code: highlight(JSON.stringify({[field.name]: value}, null, 2), 'json')},
        ],
      };
    }
  }
  const value = leafValue(entry, {name: 'value', description: entry.description, parent: name, ids});
  return {parts: [{id: 'json', label: 'In JSON', code: highlight(JSON.stringify(value), 'json')}]};
}
