import {DirectiveLocation, getNamedType, isObjectType, type GraphQLDirective, type GraphQLField} from 'graphql';
import type {CodeTabData, ExampleData} from '../../../../lib/graphqlData';
import {highlight} from '../../../../lib/highlight/highlight';
import {kebab} from '../../../../lib/kebab';
import type {Page} from '../pageNames';
import {directiveInOperation, type DirectivePlace, type DirectiveUse} from './directiveExample';
import {directivesInSchema} from './directiveInSchema';
import type {OperationExample} from './example';
import type {ExampleSource} from './pageExample';

/** Places in operations, as readers look for them, with their names. */
const LABELS: [location: DirectiveLocation, label: string][] = [
  [DirectiveLocation.FIELD, 'Field'],
  [DirectiveLocation.FRAGMENT_SPREAD, 'Fragment spread'],
  [DirectiveLocation.INLINE_FRAGMENT, 'Inline fragment'],
  [DirectiveLocation.FRAGMENT_DEFINITION, 'Fragment'],
  [DirectiveLocation.QUERY, 'Query'],
  [DirectiveLocation.MUTATION, 'Mutation'],
  [DirectiveLocation.SUBSCRIPTION, 'Live subscription'],
  [DirectiveLocation.VARIABLE_DEFINITION, 'Variable'],
];

/** How many operations are tried for a place that a directive may stand at. */
const TRIED = 30;

/**
 * @param source - the schema
 * @param exampleOf - gives the example of an operation's page, if there is one
 * @returns a function that gives the example of a directive: an operation for each place in operations that it may
 *   stand at, and a definition if it may stand in a schema; it throws an Error when the schema has no such place
 */
export function directiveTabs(
  source: ExampleSource,
  exampleOf: (page: Page) => OperationExample | undefined,
): (directive: GraphQLDirective) => ExampleData {
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
    const uses = LABELS.flatMap(([location, label]): LabelledUse[] => {
      const use = directive.locations.includes(location) ? bestExampleAt(directive, location) : undefined;
      return use ? [{...use, label}] : [];
    });
    const definition = definitionWith(directive);
    const parts = [
      ...operationTabs(uses),
      ...(definition === undefined
        ? []
        : [{id: 'definition', label: 'In the schema', code: highlight(definition, 'graphql')}]),
    ];
    if (parts.length === 0) throw new Error('no operation of the schema has a place for it.');
    return {parts};
  };
}

type LabelledUse = DirectiveUse & {label: string};

/** Operations that take the same variables share their tab. */
function operationTabs(uses: readonly LabelledUse[]): CodeTabData[] {
  const takers = new Map<string, string[]>();
  for (const {variables, label} of uses) {
    if (!variables) continue;
    const json = JSON.stringify(variables, null, 2);
    takers.set(json, [...(takers.get(json) ?? []), label]);
  }
  const isOne = takers.size === 1 && uses.every(({variables}) => variables);
  return [
    ...uses.map(({operation, label}) => ({
      id: kebab(label),
      label: uses.length === 1 ? 'Operation' : label,
      code: highlight(operation, 'graphql'),
    })),
    ...[...takers].map(([json, labels], index) => ({
      id: index === 0 ? 'variables' : `variables-${index + 1}`,
      label: isOne ? 'Variables' : `Variables (${labels.join(', ').toLowerCase()})`,
      code: highlight(json, 'json'),
    })),
  ];
}

/** The shortest first that asks for an object with some fields, so that what a directive does is seen. */
function byLength({pages}: ExampleSource, wanted: Page['kind']): Page[] {
  const size = ({entry}: Page): number => {
    const type = getNamedType((entry as GraphQLField<unknown, unknown>).type);
    const {length} = isObjectType(type) ? Object.keys(type.getFields()) : {length: 0};
    return length >= ENOUGH ? length : Number.MAX_SAFE_INTEGER;
  };
  return pages.filter(({kind}) => kind === wanted).sort((one, other) => size(one) - size(other));
}

/** With fewer fields, one that is left out would be all there is. */
const ENOUGH = 4;
