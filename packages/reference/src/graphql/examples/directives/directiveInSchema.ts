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
import {getOwnValue} from '@paydocs/core';
import {createConstArguments} from '../values/constArguments';
import type {DocumentedIds} from '../values/ids';

/** Examples of built-in directives, for schemas that don't use them. */
const BUILT_IN_DIRECTIVE_EXAMPLES: Record<string, string> = {
  deprecated: 'oldName: String @deprecated(reason: "Use `name` instead.")',
  oneOf: 'input ItemBy @oneOf {\n  id: ID\n  name: String\n}',
  specifiedBy: 'scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339")',
};

/** AST node kinds of type system locations. Input fields and arguments have the same kind. */
const NODE_KINDS: Partial<Record<DirectiveLocation, Kind>> = {
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

/** A valid schema as an object and as SDL, and the IDs to use in values. */
export interface SchemaSource {
  schema: GraphQLSchema;
  sdl: string;
  ids: DocumentedIds;
}

/**
 * Creates a function that finds a definition with a directive in the schema. If the schema has none, the function
 * returns a built-in example, or adds the directive to one of the schema's definitions.
 *
 * @param source - valid schema, and IDs to use in values
 * @returns a function that returns shortened SDL, or `undefined` for a directive that isn't allowed in schemas
 */
export function createDefinitionFinder(source: SchemaSource): (directive: GraphQLDirective) => string | undefined {
  const document = parse(source.sdl, {noLocation: true});
  const applied = findDefinitionsByDirective(document);
  return (directive) => {
    const kinds = directive.locations.flatMap((location) => NODE_KINDS[location] ?? []);
    if (kinds.length === 0) return undefined;
    return (
      applied.get(directive.name) ??
      getOwnValue(BUILT_IN_DIRECTIVE_EXAMPLES, directive.name) ??
      printDefinitionWithDirective(document, directive, kinds, source)
    );
  };
}

/** Returns the first definition in the schema with each directive, as shortened SDL by name of the directive. */
function findDefinitionsByDirective(document: DocumentNode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  visit(document, {
    enter(node) {
      const {directives} = node as {directives?: readonly ConstDirectiveNode[]};
      for (const {name} of directives ?? []) {
        if (!found.has(name.value)) found.set(name.value, printShortened(node));
      }
    },
  });
  return found;
}

function printDefinitionWithDirective(
  document: DocumentNode,
  directive: GraphQLDirective,
  kinds: readonly Kind[],
  {schema, ids}: SchemaSource,
): string | undefined {
  const args = createConstArguments(directive, ids).map(({name, text}) => `${name}: ${text}`);
  const text = `@${directive.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
  const [scalar] = parse(`scalar X ${text}`, {noLocation: true}).definitions;
  const {directives = []} = scalar as {directives?: readonly ConstDirectiveNode[]};
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const isRoot = (node: ASTNode): boolean =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.some((root) => root?.name === node.name.value);
  const nodes = kinds.flatMap((kind) => findNodes(document, kind));
  const node = nodes.find((one) => !isRoot(one)) ?? nodes[0];
  return node && printShortened({...node, directives} as ASTNode);
}

function findNodes(document: DocumentNode, kind: Kind): ASTNode[] {
  const found: ASTNode[] = [];
  visit(document, {
    enter(node) {
      // The arguments of a directive definition make a poor example for another directive.
      if (node.kind === Kind.DIRECTIVE_DEFINITION) return false;
      if (node.kind === kind) found.push(node);
      return undefined;
    },
  });
  return found;
}

const MAX_LINES = 12;

function printShortened(node: ASTNode): string {
  const stripped = visit(node, {
    enter: (part) => ('description' in part ? {...part, description: undefined} : undefined),
  });
  const lines = print(stripped as ASTNode).split('\n');
  return lines.length <= MAX_LINES ? lines.join('\n') : [...lines.slice(0, MAX_LINES - 2), '  # …', '}'].join('\n');
}
