/** Changes of the specifications after which what guides show is wrong, though every name is still there. */
import {Kind, type TypeNode} from 'graphql';
import {STANDARD_HEADERS} from '@paydocs/contract/checks/headers';
import type {Schema} from '@paydocs/contract/rest/document';
import {
  changeOf,
  graphqlName,
  linesOf,
  make,
  operationOf,
  ownField,
  schemasOf,
  type Maker,
  type Place,
} from './mutations';

/** `CreatePaymentRequest.sequence.type` → the schema of the field, through objects and lists that have no name. */
function fieldAt(schemas: Record<string, Schema>, path: string): Schema | undefined {
  const [name = '', ...steps] = path.replaceAll('[]', '.[]').split('.');
  return steps.reduce<Schema | undefined>((of, step) => {
    const next = step === '[]' ? of?.items : of?.properties?.[step];
    return typeof next === 'object' ? next : undefined;
  }, schemas[name]);
}

/** Lines that show a field with a value of a kind. */
const showing =
  (field: string, value: RegExp) =>
  ({text, isCode}: Place['uses'][number]): boolean =>
    isCode && new RegExp(`["']?${field}["']?\\s*(?::|=>)\\s*${value.source}`).test(text);

/** A change of what a field of REST may hold, at lines that show it with a value. */
const narrow =
  (what: string, value: RegExp, change: Schema): Maker =>
  (place, document) => {
    const own = ownField(place.target, document);
    if (!own) return undefined;
    return make(what, place, linesOf(place, showing(own.field, value)), {
      openapi: (copy) => {
        const {properties} = schemasOf(copy)[own.schema] ?? {};
        if (properties) properties[own.field] = {allOf: [properties[own.field] ?? {}, change]};
      },
    });
  };

/** A change of the parameters of an operation. */
const parameters =
  (what: string, sign: '#' | '?', change: 'drop' | 'rename'): Maker =>
  (place, document) => {
    const [id = '', name] = place.target.split(sign);
    if (name === undefined || !operationOf(document, id)) return undefined;
    // A request may have such a header whether the description says so or not.
    if (sign === '#' && STANDARD_HEADERS.includes(name)) return undefined;
    return make(
      what,
      place,
      linesOf(place, ({isCode}) => isCode),
      {
        openapi: (copy) => {
          const at = operationOf(copy, id);
          if (!at) return;
          // Others share the parameter.
          at.operation.parameters = (at.operation.parameters ?? []).flatMap((each) => {
            const key = each.$ref?.split('/').at(-1) ?? '';
            const known = each.$ref === undefined ? each : (copy.components?.parameters?.[key] ?? each);
            if (known.name.toLowerCase() !== name.toLowerCase()) return [each];
            return change === 'drop' ? [] : [{...known, name: `${name}-Renamed`}];
          });
        },
      },
    );
  };

/** A change of an argument of GraphQL. */
const argument =
  (what: string, change: (name: string, type: TypeNode) => {name: string; type: TypeNode}): Maker =>
  (place, _document, sdl) => {
    const [type = '', field = '', name, ...rest] = graphqlName(place).split('.');
    if (name === undefined || rest.length > 0) return undefined;
    let found = false;
    const changed = changeOf(
      sdl,
      {
        ObjectTypeDefinition: (node) =>
          node.name.value !== type
            ? undefined
            : {
                ...node,
                fields: node.fields?.map((each) =>
                  each.name.value !== field
                    ? each
                    : {
                        ...each,
                        arguments: each.arguments?.map((one) => {
                          if (one.name.value !== name) return one;
                          found = true;
                          const made = change(name, one.type);
                          const {kind, description, directives} = one;
                          return {
                            kind,
                            description,
                            directives,
                            name: {...one.name, value: made.name},
                            type: made.type,
                          };
                        }),
                      },
                ),
              },
      },
      () => found,
    );
    // A variable is told where the operation declares its type.
    const isValue = new RegExp(`\\b${name}:\\s*[^$\\s]`);
    const lines = linesOf(place, ({isCode, text}) => isCode && isValue.test(text));
    return changed ? make(what, place, lines, {sdl: changed}) : undefined;
  };

const BOOLEAN: TypeNode = {kind: Kind.NAMED_TYPE, name: {kind: Kind.NAME, value: 'Boolean'}};

export const NARROWINGS: Record<string, Maker> = {
  'change the pattern of the REST field': narrow('change the pattern of the REST field', /["'][^"'…$\u0020]{3,}["']/, {
    pattern: '^never$',
  }),
  'shorten the REST field': narrow('shorten the REST field', /["'][^"'…$]{3,}["']/, {maxLength: 2}),
  'lower the maximum of the REST field': narrow('lower the maximum of the REST field', /[1-9]\d/, {maximum: 5}),
  'raise the minimum of the REST field': narrow('raise the minimum of the REST field', /\d+\b/, {
    minimum: 99_999_999_999,
  }),
  'drop a value of a field without a schema of its own': (place, document) => {
    const [path = '', value] = place.target.split('=');
    const values = fieldAt(schemasOf(document), path)?.enum ?? [];
    if (value === undefined || !path.includes('.') || values.length < 2) return undefined;
    return make('drop a value of a field', place, linesOf(place, showing(path.split('.').at(-1) ?? '', /["']\w/)), {
      openapi: (copy) => {
        const field = fieldAt(schemasOf(copy), path);
        if (field?.enum) field.enum = field.enum.filter((each) => each !== value);
      },
    });
  },
  'drop the header': parameters('drop the header', '#', 'drop'),
  'rename the header': parameters('rename the header', '#', 'rename'),
  'drop the query parameter': parameters('drop the query parameter', '?', 'drop'),
  'require another query parameter': (place, document) => {
    if (!operationOf(document, place.target)) return undefined;
    const lines = linesOf(place, ({isCode, text}) => isCode && /^curl .*https:|^https:/.test(text.trim()));
    return make('require another query parameter', place, lines, {
      openapi: (copy) => {
        const at = operationOf(copy, place.target);
        at?.operation.parameters?.push({name: 'newParameter', in: 'query', required: true, schema: {type: 'string'}});
      },
    });
  },
  'drop the response that is shown': (place, document) => {
    if (!operationOf(document, place.target)) return undefined;
    const lines = linesOf(place, ({text}) => text.includes('<ApiResponse') && !text.includes('status='));
    return make('drop the response that is shown', place, lines, {
      openapi: (copy) => {
        const responses = operationOf(copy, place.target)?.operation.responses ?? {};
        for (const status of Object.keys(responses)) if (status.startsWith('2')) delete responses[status];
      },
    });
  },
  'change the type of the GraphQL argument': argument('change the type of the GraphQL argument', (name) => ({
    name,
    type: BOOLEAN,
  })),
  'rename the GraphQL argument': argument('rename the GraphQL argument', (name, type) => ({
    name: `${name}Renamed`,
    type,
  })),
};
