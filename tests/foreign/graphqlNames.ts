/** Counts what is in a schema, from its syntax alone: no code of the generators has a part in it. */
import {Kind, parse, type FieldDefinitionNode, type InputValueDefinitionNode, type StringValueNode} from 'graphql';

/** What a page must show. */
export interface Wanted {
  /** Folder below the reference, such as `types/objects`. */
  folder: string;
  title: string;
  /** Names of fields, input fields, values or arguments, in their order. */
  members: string[];
  /** Names of the arguments of its fields. */
  arguments: string[];
  /** Marks of its texts and default values. */
  marks: string[];
}

const FOLDERS: Partial<Record<Kind, string>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'types/objects',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'types/interfaces',
  [Kind.UNION_TYPE_DEFINITION]: 'types/unions',
  [Kind.ENUM_TYPE_DEFINITION]: 'types/enums',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'types/inputs',
  [Kind.SCALAR_TYPE_DEFINITION]: 'types/scalars',
};

/**
 * @param sdl - one file with a `schema` definition, without extensions
 * @returns the pages that its reference has, apart from those of the language's own scalars and directives
 */
export function wantedPages(sdl: string): Wanted[] {
  const {definitions} = parse(sdl, {noLocation: true});
  const schema = definitions.find((definition) => definition.kind === Kind.SCHEMA_DEFINITION);
  const roots = new Map(schema?.operationTypes.map(({operation, type}) => [type.name.value, operation]));
  return definitions.flatMap((definition): Wanted[] => {
    if (definition.kind === Kind.DIRECTIVE_DEFINITION) {
      const where = definition.locations.every(({value}) =>
        /^(?:QUERY|MUTATION|SUBSCRIPTION|FIELD|FRAGMENT.*|INLINE_FRAGMENT|VARIABLE_DEFINITION)$/.test(value),
      );
      return [
        wanted(
          where ? 'operations/directives' : 'types/directives',
          definition.name.value,
          definition.arguments ?? [],
          definition,
        ),
      ];
    }
    const folder = FOLDERS[definition.kind];
    if (folder === undefined || !('name' in definition) || !definition.name) return [];
    const fields = 'fields' in definition ? (definition.fields ?? []) : [];
    const operation = roots.get(definition.name.value);
    if (operation !== undefined) {
      const kind = {query: 'queries', mutation: 'mutations', subscription: 'subscriptions'}[operation];
      return (fields as readonly FieldDefinitionNode[]).map((field) =>
        wanted(`operations/${kind}`, field.name.value, field.arguments ?? [], field),
      );
    }
    const members = 'values' in definition ? (definition.values ?? []) : fields;
    return [wanted(folder, definition.name.value, members, definition)];
  });
}

function wanted(
  folder: string,
  title: string,
  members: readonly {name: {value: string}; arguments?: readonly InputValueDefinitionNode[]}[],
  node: {name?: {value: string}; description?: StringValueNode},
): Wanted {
  return {
    folder,
    title,
    members: members.map(({name}) => name.value),
    arguments: members.flatMap((member) => (member.arguments ?? []).map(({name}) => name.value)),
    marks: JSON.stringify(node).match(/mark\d+x/g) ?? [],
  };
}
