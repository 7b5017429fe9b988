/** Changes of the specifications at places that guides rest on. */
import {Kind, parse, print, visit, type ASTVisitor, type DocumentNode} from 'graphql';
import type {OpenApiDocument, Operation, Schema} from '@paydocs/contract/rest/document';
import type {Use} from '@paydocs/contract/types';

/** One change, and where the guides must be refused because of it. */
export interface Mutation {
  name: string;
  file: string;
  /** One of these lines must be told. */
  lines: number[];
  openapi?: (document: OpenApiDocument) => void;
  sdl?: (sdl: string) => string;
}

/** What a mutation is made from: a place, and how the guide's lines there look. */
export interface Place {
  target: string;
  file: string;
  uses: {line: number; text: string; isCode: boolean; isPart: boolean}[];
}

export type Maker = (place: Place, document: OpenApiDocument, sdl: string) => Mutation | undefined;

export const schemasOf = (document: OpenApiDocument): Record<string, Schema> => document.components?.schemas ?? {};

/** The operation of an id in a copy of the description. */
export function operationOf(
  document: OpenApiDocument,
  id: string,
): {item: Record<string, Operation>; method: string; operation: Operation; path: string} | undefined {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item)) {
      if ((operation as Operation).operationId === id) return {item, method, operation: operation as Operation, path};
    }
  }
  return undefined;
}

export const linesOf = ({uses}: Place, which: (use: Place['uses'][number]) => boolean = () => true): number[] =>
  uses.filter(which).map(({line}) => line);

export const make = (
  name: string,
  place: Place,
  lines: number[],
  change: Pick<Mutation, 'openapi' | 'sdl'>,
): Mutation | undefined =>
  lines.length === 0
    ? undefined
    : {name: `${name} ${place.target} (${place.file})`, file: place.file, lines, ...change};

/** `Payment.status` → schema and field, where the field is one of the schema's own. */
export function ownField(target: string, document: OpenApiDocument): {schema: string; field: string} | undefined {
  const [schema = '', field = '', ...rest] = target.split('.');
  return rest.length === 0 && schemasOf(document)[schema]?.properties?.[field] !== undefined
    ? {schema, field}
    : undefined;
}

/** `Charge.status`; nothing for what is no part of GraphQL. */
export const graphqlName = ({target}: Place): string => /^graphql:(.+)$/.exec(target)?.[1] ?? '';

const parsed = new Map<string, DocumentNode>();
/** The same text is parsed once: every place of a guide asks the schema. */
function parseOnce(sdl: string): DocumentNode {
  const document = parsed.get(sdl) ?? parse(sdl, {noLocation: true});
  parsed.set(sdl, document);
  return document;
}

/** @returns what makes the change, if the visitor says that there is something to change */
export function changeOf(sdl: string, visitor: ASTVisitor, hasFound: () => boolean): Mutation['sdl'] {
  visit(parseOnce(sdl), visitor);
  return hasFound() ? (text) => print(visit(parseOnce(text), visitor)) : undefined;
}

export const MAKERS: Record<string, Maker> = {
  'rename the REST field': (place, document) => {
    const own = ownField(place.target, document);
    if (!own) return undefined;
    // In a sentence, a name that other types of the page or parameters have too still is one: `npm run spec:diff` names
    // such lines.
    const isShared =
      JSON.stringify(schemasOf(document)).split(`"${own.field}":{`).length > 2 ||
      JSON.stringify(document).includes(`"name":"${own.field}"`);
    const lines = linesOf(place, ({isCode, text}) => isCode || !isShared || text.includes('<Api'));
    return make('rename the REST field', place, lines, {
      openapi: (copy) => {
        const schema = schemasOf(copy)[own.schema];
        const {[own.field]: value, ...others} = schema?.properties ?? {};
        if (!schema || value === undefined) return;
        schema.properties = {...others, [`${own.field}Renamed`]: value};
        schema.required = schema.required?.map((name) => (name === own.field ? `${own.field}Renamed` : name));
        // Alternatives of the schema narrow the same field.
        for (const part of schema.oneOf ?? []) if (typeof part === 'object') delete part.properties?.[own.field];
      },
    });
  },
  'drop the REST value': (place, document) => {
    const [name = '', value] = place.target.split('=');
    if (value === undefined || !schemasOf(document)[name]?.enum) return undefined;
    // Elsewhere, a list of its own may have the value too: then the name in a sentence is still one.
    const isShared = JSON.stringify(schemasOf(document)).split(`"${value}"`).length > 2;
    return make(
      'drop the REST value',
      place,
      linesOf(place, ({isCode}) => isCode || !isShared),
      {
        openapi: (copy) => {
          const schema = schemasOf(copy)[name];
          if (schema?.enum) schema.enum = schema.enum.filter((each) => each !== value);
        },
      },
    );
  },
  'change the type of the REST field': (place, document) => {
    const own = ownField(place.target, document);
    if (!own) return undefined;
    const isLiteral = ({text, isCode}: Place['uses'][number]): boolean =>
      isCode && new RegExp(`["']?${own.field}["']?\\s*(?::|=>)\\s*["'\\d]`).test(text);
    return make('change the type of the REST field', place, linesOf(place, isLiteral), {
      openapi: (copy) => {
        const {properties} = schemasOf(copy)[own.schema] ?? {};
        if (properties) properties[own.field] = {type: 'boolean'};
      },
    });
  },
  'require another field of the REST schema': (place, document) => {
    const schema = schemasOf(document)[place.target];
    if (!schema?.properties || !place.target.endsWith('Request')) return undefined;
    const lines = linesOf(place, ({isCode, isPart}) => isCode && !isPart);
    return make('require another field of the REST schema', place, lines, {
      openapi: (copy) => {
        const found = schemasOf(copy)[place.target];
        if (!found) return;
        found.properties = {...found.properties, newField: {type: 'string'}};
        found.required = [...(found.required ?? []), 'newField'];
      },
    });
  },
  'move the REST operation': (place, document) => {
    if (!document.paths?.[place.target]) return undefined;
    const lines = linesOf(place, ({text}) => text.includes('/'));
    return make('move the REST operation', place, lines, {
      openapi: (copy) => {
        const item = copy.paths?.[place.target];
        if (!copy.paths || !item) return;
        delete copy.paths[place.target];
        copy.paths[place.target.replace(/[a-z-]+$|[a-z-]+(?=\/\{[^/]*\}$)/, (word) => `${word}-moved`)] = item;
      },
    });
  },
  'change the method of the REST operation': (place, document) => {
    const found = operationOf(document, place.target);
    if (!found || found.method === 'put') return undefined;
    // A diagram that names the operation says nothing of its method.
    const lines = linesOf(place, ({isCode, text}) => isCode && text.includes('/'));
    return make('change the method of the REST operation', place, lines, {
      openapi: (copy) => {
        const at = operationOf(copy, place.target);
        if (!at) return;
        delete at.item[at.method];
        at.item.put = at.operation;
      },
    });
  },
  'rename the REST operation': (place, document) => {
    if (!operationOf(document, place.target)) return undefined;
    const lines = linesOf(place, ({text}) => text.includes(place.target));
    return make('rename the REST operation', place, lines, {
      openapi: (copy) => {
        const at = operationOf(copy, place.target);
        if (at) at.operation.operationId = `${place.target}Renamed`;
      },
    });
  },
  'require a header of the REST operation': (place, document) => {
    if (!operationOf(document, place.target)) return undefined;
    const lines = linesOf(place, ({isCode, text}) => isCode && /curl|fetch\(|requests|https:/.test(text));
    return make('require a header of the REST operation', place, lines, {
      openapi: (copy) => {
        const at = operationOf(copy, place.target);
        at?.operation.parameters?.push({name: 'New-Header', in: 'header', required: true, schema: {type: 'string'}});
      },
    });
  },
  'rename the event': (place, document) => {
    if (!document.webhooks?.[place.target]) return undefined;
    return make('rename the event', place, linesOf(place), {
      openapi: (copy) => {
        const text = JSON.stringify(copy).replaceAll(`"${place.target}"`, `"${place.target}_renamed"`);
        Object.assign(copy, JSON.parse(text));
        for (const key of Object.keys(copy.webhooks ?? {}))
          if (key === place.target && copy.webhooks) delete copy.webhooks[key];
      },
    });
  },
  'rename the GraphQL field': (place, _document, sdl) => {
    const [type = '', field = '', ...rest] = graphqlName(place).split('.');
    if (rest.length > 0 || field === '') return undefined;
    const isName = (node: {name: {value: string}}, name: string): boolean => node.name.value === name;
    let found = false;
    const rename = <T extends {name: {value: string}; fields?: readonly {name: {value: string}}[]}>(
      node: T,
    ): T | undefined => {
      if (!isName(node, type) || !node.fields?.some((each) => isName(each, field))) return undefined;
      found = true;
      const fields = node.fields.map((each) =>
        isName(each, field) ? {...each, name: {...each.name, value: `${field}Renamed`}} : each,
      );
      return {...node, fields};
    };
    const change = changeOf(sdl, {ObjectTypeDefinition: rename, InputObjectTypeDefinition: rename}, () => found);
    return change
      ? make(
          'rename the GraphQL field',
          place,
          linesOf(place, ({isCode}) => isCode),
          {sdl: change},
        )
      : undefined;
  },
  'drop the GraphQL value': (place, _document, sdl) => {
    const [type = '', value] = graphqlName(place).split('=');
    if (value === undefined) return undefined;
    let found = false;
    const change = changeOf(
      sdl,
      {
        EnumTypeDefinition(node) {
          if (node.name.value !== type) return undefined;
          found ||= node.values?.some((each) => each.name.value === value) ?? false;
          return {...node, values: node.values?.filter((each) => each.name.value !== value)};
        },
      },
      () => found,
    );
    return change
      ? make(
          'drop the GraphQL value',
          place,
          linesOf(place, ({isCode}) => isCode),
          {sdl: change},
        )
      : undefined;
  },
  'require an argument of the GraphQL field': (place, _document, sdl) => {
    const [type = '', field = '', ...rest] = graphqlName(place).split('.');
    if (rest.length > 0 || field === '') return undefined;
    let found = false;
    const change = changeOf(
      sdl,
      {
        ObjectTypeDefinition(node) {
          if (node.name.value !== type) return undefined;
          return {
            ...node,
            fields: node.fields?.map((each) => {
              if (each.name.value !== field) return each;
              found = true;
              const argument = {
                kind: Kind.INPUT_VALUE_DEFINITION,
                name: {kind: Kind.NAME, value: 'newArgument'},
                type: {
                  kind: Kind.NON_NULL_TYPE,
                  type: {kind: Kind.NAMED_TYPE, name: {kind: Kind.NAME, value: 'String'}},
                },
              } as const;
              return {...each, arguments: [...(each.arguments ?? []), argument]};
            }),
          };
        },
      },
      () => found,
    );
    const lines = linesOf(place, ({isCode, text}) => isCode && !/[":]/.test(text.replace(/\(.*/, '')));
    return change ? make('require an argument of the GraphQL field', place, lines, {sdl: change}) : undefined;
  },
};

/** @returns the places of guides by what they rest on */
export function placesOf(
  uses: readonly Use[],
  look: (use: Use) => {text: string; isCode: boolean; isPart: boolean},
): Place[] {
  const places = new Map<string, Place>();
  for (const use of uses) {
    if (use.target.startsWith('~')) continue;
    const key = `${use.file}\n${use.target}`;
    const place = places.get(key) ?? {target: use.target, file: use.file, uses: []};
    places.set(key, place);
    place.uses.push({line: use.line, ...look(use)});
  }
  return [...places.values()];
}
