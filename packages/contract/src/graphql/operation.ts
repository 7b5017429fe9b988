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
import type {Findings} from '../types';

/** An operation of a guide, for its variables and its answer. */
export interface GraphqlOperation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
}

/** Below a root that the schema lacks, fields have no type: none of the package's rules looks at them. */
const KnownRootsRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation))
      context.reportError(new GraphQLError(`The schema has no ${node.operation} operations`, {nodes: node}));
  },
});

const RULES = [KnownRootsRule, ...specifiedRules];

/**
 * @param schema - the GraphQL API
 * @param source - operations and fragments (GraphQL, October 2021)
 * @param firstLine - the line of the first line of the source
 * @returns what is wrong, what they rest on, and the operations
 */
export function checkGraphql(
  schema: GraphQLSchema,
  source: string,
  firstLine: number,
): Findings & {operations: GraphqlOperation[]} {
  let document: DocumentNode;
  try {
    document = parse(source);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const line = firstLine + (error.locations?.[0]?.line ?? 1) - 1;
    return {
      problems: [
        {line, message: `this isn't valid GraphQL: ${sentence(error.message.replace(/^Syntax Error: /, ''))}`},
      ],
      uses: [],
      operations: [],
    };
  }
  const isOnlyFragments = document.definitions.every(({kind}) => kind === Kind.FRAGMENT_DEFINITION);
  const rules = isOnlyFragments ? RULES.filter((rule) => rule !== NoUnusedFragmentsRule) : RULES;
  const errors = validate(schema, document, rules);
  const problems = errors.map((error) => ({
    line: firstLine + (error.locations?.[0]?.line ?? 1) - 1,
    message: `this doesn't match the GraphQL schema: ${sentence(error.message)}`,
  }));
  const operations = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [{document, definition}] : [],
  );
  return {problems, uses: errors.length > 0 ? [] : usesOf(schema, document, firstLine), operations};
}

const sentence = (text: string): string => (/[.?]$/.test(text) ? text : `${text}.`);

function usesOf(schema: GraphQLSchema, document: DocumentNode, firstLine: number): Findings['uses'] {
  const uses: Findings['uses'] = [];
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
