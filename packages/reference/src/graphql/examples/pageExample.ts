import {getNamedType, isDirective, isScalarType, type GraphQLField} from 'graphql';
import type {PageExampleData} from '../../data/graphql';
import {translate, type Warning} from '@paydocs/core';
import {highlight} from '@paydocs/core/html';
import {isOperationPage, type Page} from '../pageNames';
import type {CallOptions} from './calls';
import {createDirectiveTabGenerator, type DirectiveSource} from './directives/directiveTabs';
import {createOperationExample, type OperationExample, type OperationKind} from './example';
import {createExampleTabs} from './tabs';
import {createLeafValue} from './values/values';

/** Source of examples: schema, pages, handwritten examples, and options. */
export interface ExampleSource extends DirectiveSource {
  calls: CallOptions;
  /** Handwritten examples by operation, such as `mutation createPayment`. */
  handwritten: ReadonlyMap<string, OperationExample>;
  /** Called for each page that gets no example because none can be generated. */
  onWarning?: (warning: Warning) => void;
}

export const OPERATION_KINDS: Partial<Record<Page['kind'], OperationKind>> = {
  queries: 'query',
  mutations: 'mutation',
  subscriptions: 'subscription',
};

/**
 * Creates a function that returns the example of a page. Only operations, directives, and scalars have examples.
 *
 * @param source - schema, pages, and handwritten examples
 */
export function createExampleGenerator(source: ExampleSource): (page: Page) => PageExampleData | undefined {
  const generateDirectiveTabs = createDirectiveTabGenerator(source, (page) => findUsableExample(source, page));
  const generateExample = (page: Page): PageExampleData | undefined => {
    const {entry} = page;
    if (isOperationPage(page))
      return createExampleTabs(getOperationExample(source, page), OPERATION_KINDS[page.kind]!, source.calls);
    if (isDirective(entry)) return {examples: generateDirectiveTabs(entry)};
    return isScalarType(entry) ? createScalarExample(source, page) : undefined;
  };
  return (page) => {
    try {
      return generateExample(page);
    } catch (error) {
      const message = `An example can't be generated: ${(error as Error).message}`;
      source.onWarning?.({kind: 'page without an example', file: `${page.kind} ${page.name}`, message});
      return undefined;
    }
  };
}

/** Returns the handwritten example of an operation, or else a generated one. */
export function getOperationExample({schema, ids, handwritten}: ExampleSource, page: Page): OperationExample {
  const kind = OPERATION_KINDS[page.kind]!;
  return (
    handwritten.get(`${kind} ${page.name}`) ??
    createOperationExample(schema, kind, page.entry as GraphQLField<unknown, unknown>, ids)
  );
}

/**
 * Returns the example of an operation if it's suitable for a directive. An example with errors doesn't illustrate the
 * directive. If no example can be generated, the operation's own page reports the reason.
 */
function findUsableExample(source: ExampleSource, query: Page): OperationExample | undefined {
  try {
    const example = getOperationExample(source, query);
    return example.errors ? undefined : example;
  } catch {
    return undefined;
  }
}

/** Creates the example of a scalar: the first object field of this type, in JSON, or only a value. */
function createScalarExample({schema, pages, ids}: ExampleSource, {entry, name}: Page): PageExampleData | undefined {
  if (!isScalarType(entry)) return undefined;
  for (const page of pages) {
    if (page.kind !== 'objects' || !('getFields' in page.entry)) continue;
    for (const field of Object.values(page.entry.getFields())) {
      if (schema.getType(name) !== getNamedType(field.type)) continue;
      const value = createLeafValue(entry, {name: field.name, description: field.description, parent: page.name, ids});
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
  const value = createLeafValue(entry, {name: 'value', description: entry.description, parent: name, ids});
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
