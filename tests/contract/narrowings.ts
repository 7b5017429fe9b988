/** Changes of the specifications that invalidate what guides show, although every name still exists. */
import {Kind, type TypeNode} from 'graphql';
import {STANDARD_HEADERS} from '@paydocs/contract';
import type {Schema} from '@paydocs/contract/document';
import {
  createSdlChange,
  getGraphqlName,
  getLines,
  createMutation,
  findOperation,
  findOwnField,
  getSchemas,
  type Maker,
  type Place,
} from './mutations';

/** Returns the schema of a field such as `CreatePaymentRequest.sequence.type`, through objects and lists without names. */
function findField(schemas: Record<string, Schema>, path: string): Schema | undefined {
  const [name = '', ...steps] = path.replaceAll('[]', '.[]').split('.');
  return steps.reduce<Schema | undefined>((schema, step) => {
    const next = step === '[]' ? schema?.items : schema?.properties?.[step];
    return typeof next === 'object' ? next : undefined;
  }, schemas[name]);
}

/** Creates a filter for lines that show a field with a value of a kind. */
const createValueFilter =
  (field: string, value: RegExp) =>
  ({text, isCode}: Place['uses'][number]): boolean =>
    isCode && new RegExp(`["']?${field}["']?\\s*(?::|=>)\\s*${value.source}`).test(text);

/** Narrows the valid values of a REST field, at lines that show it with a value. */
const narrowField =
  (label: string, value: RegExp, change: Schema): Maker =>
  (place, document) => {
    const own = findOwnField(place.target, document);
    if (!own) return undefined;
    return createMutation(label, place, getLines(place, createValueFilter(own.field, value)), {
      openapi: (copy) => {
        const {properties} = getSchemas(copy)[own.schema] ?? {};
        if (properties) properties[own.field] = {allOf: [properties[own.field] ?? {}, change]};
      },
    });
  };

/** Changes a parameter of an operation. */
const changeParameter =
  (label: string, sign: '#' | '?', change: 'drop' | 'rename'): Maker =>
  (place, document) => {
    const [id = '', name] = place.target.split(sign);
    if (name === undefined || !findOperation(document, id)) return undefined;
    // A request may have such a header even if the description doesn't declare it.
    if (sign === '#' && STANDARD_HEADERS.includes(name)) return undefined;
    return createMutation(
      label,
      place,
      getLines(place, ({isCode}) => isCode),
      {
        openapi: (copy) => {
          const at = findOperation(copy, id);
          if (!at) return;
          // Other operations share the parameter.
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

/** Changes an argument of a GraphQL field. */
const changeArgument =
  (label: string, change: (name: string, type: TypeNode) => {name: string; type: TypeNode}): Maker =>
  (place, _document, sdl) => {
    const [type = '', field = '', name, ...rest] = getGraphqlName(place).split('.');
    if (name === undefined || rest.length > 0) return undefined;
    let found = false;
    const changed = createSdlChange(
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
                          const changedArgument = change(name, one.type);
                          const {kind, description, directives} = one;
                          return {
                            kind,
                            description,
                            directives,
                            name: {...one.name, value: changedArgument.name},
                            type: changedArgument.type,
                          };
                        }),
                      },
                ),
              },
      },
      () => found,
    );
    // A variable is reported where the operation declares its type.
    const isValue = new RegExp(`\\b${name}:\\s*[^$\\s]`);
    const lines = getLines(place, ({isCode, text}) => isCode && isValue.test(text));
    return changed ? createMutation(label, place, lines, {sdl: changed}) : undefined;
  };

const BOOLEAN: TypeNode = {kind: Kind.NAMED_TYPE, name: {kind: Kind.NAME, value: 'Boolean'}};

export const NARROWINGS: Record<string, Maker> = {
  'change the pattern of the REST field': narrowField(
    'change the pattern of the REST field',
    /["'][^"'…$\u0020]{3,}["']/,
    {
      pattern: '^never$',
    },
  ),
  'shorten the REST field': narrowField('shorten the REST field', /["'][^"'…$]{3,}["']/, {maxLength: 2}),
  'lower the maximum of the REST field': narrowField('lower the maximum of the REST field', /[1-9]\d/, {maximum: 5}),
  'raise the minimum of the REST field': narrowField('raise the minimum of the REST field', /\d+\b/, {
    minimum: 99_999_999_999,
  }),
  'drop a value of a field without a schema of its own': (place, document) => {
    const [path = '', value] = place.target.split('=');
    const values = findField(getSchemas(document), path)?.enum ?? [];
    if (value === undefined || !path.includes('.') || values.length < 2) return undefined;
    return createMutation(
      'drop a value of a field',
      place,
      getLines(place, createValueFilter(path.split('.').at(-1) ?? '', /["']\w/)),
      {
        openapi: (copy) => {
          const field = findField(getSchemas(copy), path);
          if (field?.enum) field.enum = field.enum.filter((each) => each !== value);
        },
      },
    );
  },
  'drop the header': changeParameter('drop the header', '#', 'drop'),
  'rename the header': changeParameter('rename the header', '#', 'rename'),
  'drop the query parameter': changeParameter('drop the query parameter', '?', 'drop'),
  'require another query parameter': (place, document) => {
    if (!findOperation(document, place.target)) return undefined;
    const lines = getLines(place, ({isCode, text}) => isCode && /^curl .*https:|^https:/.test(text.trim()));
    return createMutation('require another query parameter', place, lines, {
      openapi: (copy) => {
        const at = findOperation(copy, place.target);
        at?.operation.parameters?.push({name: 'newParameter', in: 'query', required: true, schema: {type: 'string'}});
      },
    });
  },
  'drop the response that is shown': (place, document) => {
    if (!findOperation(document, place.target)) return undefined;
    const lines = getLines(place, ({text}) => text.includes('<ApiResponse') && !text.includes('status='));
    return createMutation('drop the response that is shown', place, lines, {
      openapi: (copy) => {
        const responses = findOperation(copy, place.target)?.operation.responses ?? {};
        for (const status of Object.keys(responses)) if (status.startsWith('2')) delete responses[status];
      },
    });
  },
  'change the type of the GraphQL argument': changeArgument('change the type of the GraphQL argument', (name) => ({
    name,
    type: BOOLEAN,
  })),
  'rename the GraphQL argument': changeArgument('rename the GraphQL argument', (name, type) => ({
    name: `${name}Renamed`,
    type,
  })),
};
