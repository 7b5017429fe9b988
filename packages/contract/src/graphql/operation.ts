import {
  getNamedType,
  GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import type {CheckResult} from '../types';

/** An operation in a guide, for the check of its variables and its response. */
export interface GraphqlOperation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
}

/**
 * A validation rule that reports operations of a kind that the schema doesn't have, such as subscriptions. Their fields
 * have no type, so none of the standard rules checks them.
 */
const KnownRootsRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`The schema has no ${node.operation} operations`, {nodes: node}));
  },
});

const RULES = [KnownRootsRule, ...specifiedRules];

/**
 * Validates a GraphQL document against a schema.
 *
 * @param schema - GraphQL schema
 * @param source - operations and fragments (GraphQL, October 2021)
 * @param firstLine - line number in the guide at which the source starts
 * @returns errors of the document, the types and fields that it uses, and its operations
 */
export function checkGraphql(
  schema: GraphQLSchema,
  source: string,
  firstLine: number,
): CheckResult & {operations: GraphqlOperation[]} {
  let document: DocumentNode;
  try {
    document = parse(source);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const line = firstLine + (error.locations?.[0]?.line ?? 1) - 1;
    return {
      diagnostics: [
        {
          id: 'contract/syntax',
          line,
          message: `this isn't valid GraphQL: ${toSentence(error.message.replace(/^Syntax Error: /, ''))}`,
        },
      ],
      uses: [],
      operations: [],
    };
  }
  const isOnlyFragments = document.definitions.every(({kind}) => kind === Kind.FRAGMENT_DEFINITION);
  const rules = isOnlyFragments ? RULES.filter((rule) => rule !== NoUnusedFragmentsRule) : RULES;
  const errors = validate(schema, document, rules);
  const diagnostics = errors.map((error) => ({
    id: 'contract/graphql' as const,
    line: firstLine + (error.locations?.[0]?.line ?? 1) - 1,
    message: `this doesn't match the GraphQL schema: ${toSentence(error.message)}`,
  }));
  const operations = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [{document, definition}] : [],
  );
  return {diagnostics, uses: errors.length > 0 ? [] : collectUses(schema, document, firstLine), operations};
}

const toSentence = (text: string): string => (/[.?]$/.test(text) ? text : `${text}.`);

function collectUses(schema: GraphQLSchema, document: DocumentNode, firstLine: number): CheckResult['uses'] {
  const uses: CheckResult['uses'] = [];
  const info = new TypeInfo(schema);
  const add = (node: {loc?: {startToken: {line: number}}}, target: string): void => {
    uses.push({line: firstLine + (node.loc?.startToken.line ?? 1) - 1, target: `graphql:${target}`});
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Field(node) {
        const type = info.getParentType();
        if (type) add(node, `${type.name}.${node.name.value}`);
      },
      Argument(node) {
        const type = info.getParentType();
        const field = info.getFieldDef();
        if (type && field) add(node, `${type.name}.${field.name}.${node.name.value}`);
      },
      ObjectField(node) {
        const type = info.getParentInputType();
        if (type) add(node, `${getNamedType(type).name}.${node.name.value}`);
      },
      EnumValue(node) {
        const type = info.getInputType();
        if (type) add(node, `${getNamedType(type).name}=${node.value}`);
      },
      NamedType: (node) => add(node, node.name.value),
    }),
  );
  return uses;
}
