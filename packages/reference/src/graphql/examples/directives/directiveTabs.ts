import {DirectiveLocation, getNamedType, isObjectType, type GraphQLDirective, type GraphQLField} from 'graphql';
import type {ExampleData} from '../../../data/reference';
import {translate} from '@paydocs/core';
import {highlight} from '@paydocs/core/html';
import type {Page} from '../../pageNames';
import {applyDirective, type DirectivePlacement, type DirectiveUse} from './directiveExample';
import {createDefinitionFinder, type SchemaSource} from './directiveInSchema';
import type {OperationExample} from '../example';

/** Source of examples of directives: the schema and its pages. */
export interface DirectiveSource extends SchemaSource {
  pages: readonly Page[];
}

/** Returns the executable locations in the order of the tabs, with their IDs and labels. */
const getExecutableLocations = (): [location: DirectiveLocation, id: string, label: string][] => [
  [DirectiveLocation.FIELD, 'field', translate({id: 'paydocs.page.place.field', message: 'Field'})],
  [
    DirectiveLocation.FRAGMENT_SPREAD,
    'fragment-spread',
    translate({id: 'paydocs.page.place.fragmentSpread', message: 'Fragment spread'}),
  ],
  [
    DirectiveLocation.INLINE_FRAGMENT,
    'inline-fragment',
    translate({id: 'paydocs.page.place.inlineFragment', message: 'Inline fragment'}),
  ],
  [
    DirectiveLocation.FRAGMENT_DEFINITION,
    'fragment',
    translate({id: 'paydocs.page.place.fragment', message: 'Fragment'}),
  ],
  [DirectiveLocation.QUERY, 'query', translate({id: 'paydocs.page.place.query', message: 'Query'})],
  [DirectiveLocation.MUTATION, 'mutation', translate({id: 'paydocs.page.place.mutation', message: 'Mutation'})],
  [
    DirectiveLocation.SUBSCRIPTION,
    'live-subscription',
    translate({id: 'paydocs.page.place.liveSubscription', message: 'Live subscription'}),
  ],
  [
    DirectiveLocation.VARIABLE_DEFINITION,
    'variable',
    translate({id: 'paydocs.page.place.variable', message: 'Variable'}),
  ],
];

/** Maximum number of operations to try for each location of a directive. */
const MAX_ATTEMPTS = 30;

/**
 * Creates a function that returns the examples of a directive: an operation for each executable location, and a
 * definition if the directive is allowed in schemas. The function throws an Error if the schema has no suitable
 * location.
 *
 * @param source - schema and pages
 * @param getExample - returns the example of an operation's page, if there is one
 */
export function createDirectiveTabGenerator(
  source: DirectiveSource,
  getExample: (page: Page) => OperationExample | undefined,
): (directive: GraphQLDirective) => ExampleData[] {
  const findDefinition = createDefinitionFinder(source);
  const byKind = {
    queries: sortByFieldCount(source, 'queries'),
    mutations: sortByFieldCount(source, 'mutations'),
    subscriptions: sortByFieldCount(source, 'subscriptions'),
  };
  const getOperations = (location: DirectiveLocation): Page[] => {
    if (location === DirectiveLocation.MUTATION) return byKind.mutations;
    return location === DirectiveLocation.SUBSCRIPTION ? byKind.subscriptions : byKind.queries;
  };
  const findUse = (directive: GraphQLDirective, placement: DirectivePlacement): DirectiveUse | undefined => {
    for (const page of getOperations(placement.location).slice(0, MAX_ATTEMPTS)) {
      const example = getExample(page);
      const use = example && applyDirective(source.schema, directive, placement, example, source.ids);
      if (use) return use;
    }
    return undefined;
  };
  const findBestUse = (directive: GraphQLDirective, location: DirectiveLocation): DirectiveUse | undefined =>
    findUse(directive, {location, atRoot: false}) ?? findUse(directive, {location, atRoot: true});
  return (directive) => {
    const uses = getExecutableLocations().flatMap(([location, id, label]): LabeledDirectiveUse[] => {
      const use = directive.locations.includes(location) ? findBestUse(directive, location) : undefined;
      return use ? [{...use, id, label}] : [];
    });
    const definition = findDefinition(directive);
    const examples = [
      ...createOperationTabs(uses),
      ...(definition === undefined
        ? []
        : [
            {
              id: 'definition',
              label: translate({id: 'paydocs.page.inSchema', message: 'In the schema'}),
              code: highlight(definition, 'graphql'),
            },
          ]),
    ];
    if (examples.length === 0) throw new Error('no operation in the schema can contain it.');
    return examples;
  };
}

type LabeledDirectiveUse = DirectiveUse & {id: string; label: string};

/** Creates tabs for operations and their variables. Operations with the same variables share a variables tab. */
function createOperationTabs(uses: readonly LabeledDirectiveUse[]): ExampleData[] {
  const labelsByVariables = new Map<string, string[]>();
  for (const {variables, label} of uses) {
    if (!variables) continue;
    const json = JSON.stringify(variables, null, 2);
    labelsByVariables.set(json, [...(labelsByVariables.get(json) ?? []), label]);
  }
  const isShared = labelsByVariables.size === 1 && uses.every(({variables}) => variables);
  return [
    ...uses.map(({operation, id, label}) => ({
      id,
      label: uses.length === 1 ? translate({id: 'paydocs.page.operation', message: 'Operation'}) : label,
      code: highlight(operation, 'graphql'),
    })),
    ...[...labelsByVariables].map(([json, labels], index) => ({
      id: index === 0 ? 'variables' : `variables-${index + 1}`,
      label: isShared
        ? translate({id: 'paydocs.page.variables', message: 'Variables'})
        : `${translate({id: 'paydocs.page.variables', message: 'Variables'})} (${labels.join(', ').toLowerCase()})`,
      code: highlight(json, 'json'),
    })),
  ];
}

/**
 * Returns the operations of a kind by number of returned fields, those with too few last. Short examples illustrate a
 * directive best.
 */
function sortByFieldCount({pages}: DirectiveSource, wantedKind: Page['kind']): Page[] {
  const getSize = ({entry}: Page): number => {
    const type = getNamedType((entry as GraphQLField<unknown, unknown>).type);
    const {length} = isObjectType(type) ? Object.keys(type.getFields()) : {length: 0};
    return length >= MIN_FIELDS ? length : Number.MAX_SAFE_INTEGER;
  };
  return pages.filter(({kind}) => kind === wantedKind).sort((one, other) => getSize(one) - getSize(other));
}

/** Minimum number of fields of a good example. With fewer, little would remain after a directive omits one. */
const MIN_FIELDS = 4;
