import {
  DirectiveLocation,
  Kind,
  parse,
  print,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLDirective,
  type GraphQLSchema,
} from 'graphql';
import {ownValue} from '@paydocs/core/ownValue';
import {constArguments} from '../values/constArguments';
import type {KnownIds} from '../values/ids';

/** For schemas that don't use them. */
const OF_THE_LANGUAGE: Record<string, string> = {
  deprecated: 'oldName: String @deprecated(reason: "Use `name` instead.")',
  oneOf: 'input ItemBy @oneOf {\n  id: ID\n  name: String\n}',
  specifiedBy: 'scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339")',
};

/** What a directive stands at in a schema. Fields of inputs and arguments look the same. */
const PLACES: Partial<Record<DirectiveLocation, Kind>> = {
  [DirectiveLocation.FIELD_DEFINITION]: Kind.FIELD_DEFINITION,
  [DirectiveLocation.OBJECT]: Kind.OBJECT_TYPE_DEFINITION,
  [DirectiveLocation.INTERFACE]: Kind.INTERFACE_TYPE_DEFINITION,
  [DirectiveLocation.INPUT_OBJECT]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
  [DirectiveLocation.INPUT_FIELD_DEFINITION]: Kind.INPUT_VALUE_DEFINITION,
  [DirectiveLocation.ARGUMENT_DEFINITION]: Kind.INPUT_VALUE_DEFINITION,
  [DirectiveLocation.UNION]: Kind.UNION_TYPE_DEFINITION,
  [DirectiveLocation.ENUM]: Kind.ENUM_TYPE_DEFINITION,
  [DirectiveLocation.ENUM_VALUE]: Kind.ENUM_VALUE_DEFINITION,
  [DirectiveLocation.SCALAR]: Kind.SCALAR_TYPE_DEFINITION,
  [DirectiveLocation.SCHEMA]: Kind.SCHEMA_DEFINITION,
};

/** A valid schema as it is and as it is written, and the ids to show. */
export interface SchemaSource {
  schema: GraphQLSchema;
  sdl: string;
  ids: KnownIds;
}

/**
 * @param source - a valid schema, and ids to show
 * @returns a function that gives, for a directive that may stand in a schema, a definition that has it: the first
 *   of the schema, or one of the schema's to which it is added when none has it
 */
export function directivesInSchema(source: SchemaSource): (directive: GraphQLDirective) => string | undefined {
  const document = parse(source.sdl, {noLocation: true});
  const applied = appliedDirectives(document);
  return (directive) => {
    const kinds = directive.locations.flatMap((location) => PLACES[location] ?? []);
    if (kinds.length === 0) return undefined;
    return (
      applied.get(directive.name) ??
      ownValue(OF_THE_LANGUAGE, directive.name) ??
      added(document, directive, kinds, source)
    );
  };
}

/** For each directive the first place in the schema that has it, without what stands around. */
function appliedDirectives(document: DocumentNode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  visit(document, {
    enter(node) {
      const {directives} = node as {directives?: readonly ConstDirectiveNode[]};
      for (const {name} of directives ?? []) {
        if (!found.has(name.value)) found.set(name.value, shortened(node));
      }
    },
  });
  return found;
}

function added(
  document: DocumentNode,
  directive: GraphQLDirective,
  kinds: readonly Kind[],
  {schema, ids}: SchemaSource,
): string | undefined {
  const given = constArguments(directive, ids).map(({name, text}) => `${name}: ${text}`);
  const text = `@${directive.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
  const [scalar] = parse(`scalar X ${text}`, {noLocation: true}).definitions;
  const {directives = []} = scalar as {directives?: readonly ConstDirectiveNode[]};
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const isRoot = (node: ASTNode): boolean =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.some((root) => root?.name === node.name.value);
  const nodes = kinds.flatMap((kind) => nodesOfKind(document, kind));
  const node = nodes.find((one) => !isRoot(one)) ?? nodes[0];
  return node && shortened({...node, directives} as ASTNode);
}

function nodesOfKind(document: DocumentNode, kind: Kind): ASTNode[] {
  const found: ASTNode[] = [];
  visit(document, {
    enter(node) {
      // The arguments of a directive are no good place for another.
      if (node.kind === Kind.DIRECTIVE_DEFINITION) return false;
      if (node.kind === kind) found.push(node);
      return undefined;
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
