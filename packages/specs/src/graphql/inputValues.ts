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
 * Collects the arguments and input fields of an introspection result.
 *
 * @param introspection - result of an introspection query
 * @returns the objects in `introspection` itself, which the caller may change, by names such as `Type.field`,
 *   `Type.field.argument`, and `@directive.argument`
 */
export function collectInputValues({__schema}: IntrospectionQuery): Map<string, Writable<IntrospectionInputValue>> {
  const inputValues = new Map<string, Writable<IntrospectionInputValue>>();
  const addAll = (owner: string, values: readonly IntrospectionInputValue[] = []): void =>
    values.forEach((value) => inputValues.set(`${owner}.${value.name}`, value));
  for (const type of __schema.types) {
    if ('inputFields' in type && type.inputFields) addAll(type.name, type.inputFields);
    if (!('fields' in type) || !type.fields) continue;
    for (const {name, args} of type.fields) addAll(`${type.name}.${name}`, args);
  }
  for (const {name, args} of __schema.directives) addAll(`@${name}`, args);
  return inputValues;
}

/**
 * Replaces the arguments and input fields of a schema.
 *
 * @param document - parsed SDL
 * @param change - returns the replacement of an argument or input field; `name` is a key of {@link collectInputValues}
 * @returns a changed copy of the document
 */
export function mapInputValues(
  document: DocumentNode,
  change: (name: string, node: InputValueDefinitionNode) => InputValueDefinitionNode,
): DocumentNode {
  const changeAll = (owner: string, nodes: readonly InputValueDefinitionNode[] = []): InputValueDefinitionNode[] =>
    nodes.map((node) => change(`${owner}.${node.name.value}`, node));
  const changeDefinition = (definition: DefinitionNode): DefinitionNode => {
    if (definition.kind === Kind.DIRECTIVE_DEFINITION) {
      return {...definition, arguments: changeAll(`@${definition.name.value}`, definition.arguments)};
    }
    if (!('fields' in definition) || !definition.fields) return definition;
    const {value: owner} = definition.name;
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      return {...definition, fields: changeAll(owner, definition.fields)};
    }
    const fields = (definition.fields as readonly FieldDefinitionNode[]).map((field) => ({
      ...field,
      arguments: changeAll(`${owner}.${field.name.value}`, field.arguments),
    }));
    return {...definition, fields} as DefinitionNode;
  };
  return {...document, definitions: document.definitions.map(changeDefinition)};
}
