import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type IntrospectionInputValue,
  type IntrospectionQuery,
} from 'graphql';

type Writable<Value> = {-readonly [Name in keyof Value]: Value[Name]};

/**
 * @param introspection - result of an introspection query
 * @returns its arguments and input fields, which the caller may change, by names such as `Type.field`,
 *   `Type.field.argument` and `@directive.argument`
 */
export function inputValuesOf({__schema}: IntrospectionQuery): Map<string, Writable<IntrospectionInputValue>> {
  const found = new Map<string, Writable<IntrospectionInputValue>>();
  const addAll = (owner: string, values: readonly IntrospectionInputValue[] = []): void =>
    values.forEach((value) => found.set(`${owner}.${value.name}`, value));
  for (const type of __schema.types) {
    if ('inputFields' in type && type.inputFields) addAll(type.name, type.inputFields);
    if (!('fields' in type) || !type.fields) continue;
    for (const {name, args} of type.fields) addAll(`${type.name}.${name}`, args);
  }
  for (const {name, args} of __schema.directives) addAll(`@${name}`, args);
  return found;
}

/**
 * @param document - SDL
 * @param change - gives what stands in the place of an argument or input field, whose name is as in {@link inputValuesOf}
 * @returns the document with the changes
 */
export function mapInputValues(
  document: DocumentNode,
  change: (name: string, node: InputValueDefinitionNode) => InputValueDefinitionNode,
): DocumentNode {
  const all = (owner: string, nodes: readonly InputValueDefinitionNode[] = []): InputValueDefinitionNode[] =>
    nodes.map((node) => change(`${owner}.${node.name.value}`, node));
  const changed = (definition: DefinitionNode): DefinitionNode => {
    if (definition.kind === Kind.DIRECTIVE_DEFINITION) {
      return {...definition, arguments: all(`@${definition.name.value}`, definition.arguments)};
    }
    if (!('fields' in definition) || !definition.fields) return definition;
    const {value: owner} = definition.name;
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      return {...definition, fields: all(owner, definition.fields)};
    }
    const fields = (definition.fields as readonly FieldDefinitionNode[]).map((field) => ({
      ...field,
      arguments: all(`${owner}.${field.name.value}`, field.arguments),
    }));
    return {...definition, fields} as DefinitionNode;
  };
  return {...document, definitions: document.definitions.map(changed)};
}
