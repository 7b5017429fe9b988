import {getNamedType, isDirective, isScalarType, type GraphQLField} from 'graphql';
import type {PageExampleData} from '../../data/graphql';
import {translate} from '@paydocs/core/translate';
import {highlight} from '@paydocs/core/highlight/highlight';
import type {Warning} from '@paydocs/core/warnings';
import {isOperation, type Page} from '../pageNames';
import type {CallOptions} from './calls';
import {directiveTabs, type DirectiveSource} from './directives/directiveTabs';
import {exampleOf, type OperationExample, type OperationKind} from './example';
import {exampleTabs} from './tabs';
import {leafValue} from './values/values';

/** What examples are made from. */
export interface ExampleSource extends DirectiveSource {
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
export function pageExamples(source: ExampleSource): (page: Page) => PageExampleData | undefined {
  const tabsOfDirective = directiveTabs(source, (page) => exampleOrNone(source, page));
  const exampleFor = (page: Page): PageExampleData | undefined => {
    const {entry} = page;
    if (isOperation(page)) return exampleTabs(operationExample(source, page), KINDS[page.kind]!, source.calls);
    if (isDirective(entry)) return {examples: tabsOfDirective(entry)};
    return isScalarType(entry) ? scalarTabs(source, page) : undefined;
  };
  return (page) => {
    try {
      return exampleFor(page);
    } catch (error) {
      const message = `An example can't be generated: ${(error as Error).message}`;
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

/** The page of the query tells why it has none. One that fails shows nothing of what a directive does. */
function exampleOrNone(source: ExampleSource, query: Page): OperationExample | undefined {
  try {
    const example = operationExample(source, query);
    return example.errors ? undefined : example;
  } catch {
    return undefined;
  }
}

/** How a value of the type looks in an answer: in the first field that has it. */
function scalarTabs({schema, pages, ids}: ExampleSource, {entry, name}: Page): PageExampleData | undefined {
  if (!isScalarType(entry)) return undefined;
  for (const page of pages) {
    if (page.kind !== 'objects' || !('getFields' in page.entry)) continue;
    for (const field of Object.values(page.entry.getFields())) {
      if (schema.getType(name) !== getNamedType(field.type)) continue;
      const value = leafValue(entry, {name: field.name, description: field.description, parent: page.name, ids});
      return {
        examples: [
          {
            id: 'json',
            label: translate({id: 'paydocs.page.inJson', message: 'In JSON'}),
            code: highlight(JSON.stringify({[field.name]: value}, null, 2), 'json'),
          },
        ],
      };
    }
  }
  const value = leafValue(entry, {name: 'value', description: entry.description, parent: name, ids});
  return {
    examples: [
      {
        id: 'json',
        label: translate({id: 'paydocs.page.inJson', message: 'In JSON'}),
        code: highlight(JSON.stringify(value), 'json'),
      },
    ],
  };
}
