import {DirectiveLocation, getNamedType, isObjectType, type GraphQLDirective, type GraphQLField} from 'graphql';
import type {ExampleData} from '../../../data/reference';
import {translate} from '@paydocs/core/translate';
import {highlight} from '@paydocs/core/highlight/highlight';
import type {Page} from '../../pageNames';
import {directiveInOperation, type DirectivePlace, type DirectiveUse} from './directiveExample';
import {directivesInSchema, type SchemaSource} from './directiveInSchema';
import type {OperationExample} from '../example';

/** What examples of directives are made from: operations that may have them, and definitions. */
export interface DirectiveSource extends SchemaSource {
  pages: readonly Page[];
}

/** Places in operations, as readers look for them, with their names. */
const placesInOperations = (): [location: DirectiveLocation, id: string, label: string][] => [
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

/** How many operations are tried for a place that a directive may stand at. */
const TRIED = 30;

/**
 * @param source - the schema
 * @param exampleOf - gives the example of an operation's page, if there is one
 * @returns a function that gives the examples of a directive: an operation for each place in operations that it may
 *   stand at, and a definition if it may stand in a schema; it throws an Error when the schema has no such place
 */
export function directiveTabs(
  source: DirectiveSource,
  exampleOf: (page: Page) => OperationExample | undefined,
): (directive: GraphQLDirective) => ExampleData[] {
  const definitionWith = directivesInSchema(source);
  const byKind = {
    queries: byLength(source, 'queries'),
    mutations: byLength(source, 'mutations'),
    subscriptions: byLength(source, 'subscriptions'),
  };
  const operationsFor = (location: DirectiveLocation): Page[] => {
    if (location === DirectiveLocation.MUTATION) return byKind.mutations;
    return location === DirectiveLocation.SUBSCRIPTION ? byKind.subscriptions : byKind.queries;
  };
  const exampleAt = (directive: GraphQLDirective, place: DirectivePlace): DirectiveUse | undefined => {
    for (const page of operationsFor(place.location).slice(0, TRIED)) {
      const example = exampleOf(page);
      const use = example && directiveInOperation(source.schema, directive, place, example, source.ids);
      if (use) return use;
    }
    return undefined;
  };
  const bestExampleAt = (directive: GraphQLDirective, location: DirectiveLocation): DirectiveUse | undefined =>
    exampleAt(directive, {location, atRoot: false}) ?? exampleAt(directive, {location, atRoot: true});
  return (directive) => {
    const uses = placesInOperations().flatMap(([location, id, label]): LabelledUse[] => {
      const use = directive.locations.includes(location) ? bestExampleAt(directive, location) : undefined;
      return use ? [{...use, id, label}] : [];
    });
    const definition = definitionWith(directive);
    const examples = [
      ...operationTabs(uses),
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

type LabelledUse = DirectiveUse & {id: string; label: string};

/** Operations that take the same variables share their tab. */
function operationTabs(uses: readonly LabelledUse[]): ExampleData[] {
  const takers = new Map<string, string[]>();
  for (const {variables, label} of uses) {
    if (!variables) continue;
    const json = JSON.stringify(variables, null, 2);
    takers.set(json, [...(takers.get(json) ?? []), label]);
  }
  const isOne = takers.size === 1 && uses.every(({variables}) => variables);
  return [
    ...uses.map(({operation, id, label}) => ({
      id,
      label: uses.length === 1 ? translate({id: 'paydocs.page.operation', message: 'Operation'}) : label,
      code: highlight(operation, 'graphql'),
    })),
    ...[...takers].map(([json, labels], index) => ({
      id: index === 0 ? 'variables' : `variables-${index + 1}`,
      label: isOne
        ? translate({id: 'paydocs.page.variables', message: 'Variables'})
        : `${translate({id: 'paydocs.page.variables', message: 'Variables'})} (${labels.join(', ').toLowerCase()})`,
      code: highlight(json, 'json'),
    })),
  ];
}

/** The shortest first that asks for an object with some fields, so that what a directive does is seen. */
function byLength({pages}: DirectiveSource, wanted: Page['kind']): Page[] {
  const size = ({entry}: Page): number => {
    const type = getNamedType((entry as GraphQLField<unknown, unknown>).type);
    const {length} = isObjectType(type) ? Object.keys(type.getFields()) : {length: 0};
    return length >= ENOUGH ? length : Number.MAX_SAFE_INTEGER;
  };
  return pages.filter(({kind}) => kind === wanted).sort((one, other) => size(one) - size(other));
}

/** With fewer fields, one that is left out would be all there is. */
const ENOUGH = 4;
