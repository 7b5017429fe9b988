/** Mutations of the parts of the specifications that guides use. */
import {Kind, parse, print, visit, type ASTVisitor, type DocumentNode} from 'graphql';
import type {SpecUse} from '@paydocs/contract';
import type {OpenApiDocument, Operation, Schema} from '@paydocs/contract/document';

/** One change, and the lines of a guide where it must cause a diagnostic. */
export interface Mutation {
  name: string;
  file: string;
  /** Line numbers, one of which must be reported. */
  lines: number[];
  openapi?: (document: OpenApiDocument) => void;
  sdl?: (sdl: string) => string;
}

/** Part of the specifications that a guide uses, with the lines that use it. */
export interface Place {
  target: string;
  file: string;
  uses: {line: number; text: string; isCode: boolean; isPart: boolean}[];
}

export type Maker = (place: Place, document: OpenApiDocument, sdl: string) => Mutation | undefined;

export const getSchemas = (document: OpenApiDocument): Record<string, Schema> => document.components?.schemas ?? {};

/** Returns the operation with an ID in a copy of the description. */
export function findOperation(
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

export const getLines = ({uses}: Place, which: (use: Place['uses'][number]) => boolean = () => true): number[] =>
  uses.filter(which).map(({line}) => line);

export const createMutation = (
  name: string,
  place: Place,
  lines: number[],
  change: Pick<Mutation, 'openapi' | 'sdl'>,
): Mutation | undefined =>
  lines.length === 0
    ? undefined
    : {name: `${name} ${place.target} (${place.file})`, file: place.file, lines, ...change};

/** Splits a target such as `Payment.status` into schema and field, if the schema itself has the field. */
export function findOwnField(target: string, document: OpenApiDocument): {schema: string; field: string} | undefined {
  const [schema = '', field = '', ...rest] = target.split('.');
  return rest.length === 0 && getSchemas(document)[schema]?.properties?.[field] !== undefined
    ? {schema, field}
    : undefined;
}

/** Returns a name such as `Charge.status`, or an empty string if the target isn't part of GraphQL. */
export const getGraphqlName = ({target}: Place): string => /^graphql:(.+)$/.exec(target)?.[1] ?? '';

const parsedSchemas = new Map<string, DocumentNode>();
/** Parses each schema only once, because every usage in a guide needs it. */
function parseOnce(sdl: string): DocumentNode {
  const document = parsedSchemas.get(sdl) ?? parse(sdl, {noLocation: true});
  parsedSchemas.set(sdl, document);
  return document;
}

/** Returns a function that makes the change, if the visitor finds something to change. */
export function createSdlChange(sdl: string, visitor: ASTVisitor, hasFound: () => boolean): Mutation['sdl'] {
  visit(parseOnce(sdl), visitor);
  return hasFound() ? (text) => print(visit(parseOnce(text), visitor)) : undefined;
}

export const MAKERS: Record<string, Maker> = {
  'rename the REST field': (place, document) => {
    const own = findOwnField(place.target, document);
    if (!own) return undefined;
    // In a sentence, a name that other types of the page or parameters also have is still valid: `npm run spec:diff` reports
    // such lines.
    const isShared =
      JSON.stringify(getSchemas(document)).split(`"${own.field}":{`).length > 2 ||
      JSON.stringify(document).includes(`"name":"${own.field}"`);
    const lines = getLines(place, ({isCode, text}) => isCode || !isShared || text.includes('<Api'));
    return createMutation('rename the REST field', place, lines, {
      openapi: (copy) => {
        const schema = getSchemas(copy)[own.schema];
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
    if (value === undefined || !getSchemas(document)[name]?.enum) return undefined;
    // Another enum may have the value too: then the name in a sentence is still valid.
    const isShared = JSON.stringify(getSchemas(document)).split(`"${value}"`).length > 2;
    return createMutation(
      'drop the REST value',
      place,
      getLines(place, ({isCode}) => isCode || !isShared),
      {
        openapi: (copy) => {
          const schema = getSchemas(copy)[name];
          if (schema?.enum) schema.enum = schema.enum.filter((each) => each !== value);
        },
      },
    );
  },
  'change the type of the REST field': (place, document) => {
    const own = findOwnField(place.target, document);
    if (!own) return undefined;
    const isLiteral = ({text, isCode}: Place['uses'][number]): boolean =>
      isCode && new RegExp(`["']?${own.field}["']?\\s*(?::|=>)\\s*["'\\d]`).test(text);
    return createMutation('change the type of the REST field', place, getLines(place, isLiteral), {
      openapi: (copy) => {
        const {properties} = getSchemas(copy)[own.schema] ?? {};
        if (properties) properties[own.field] = {type: 'boolean'};
      },
    });
  },
  'require another field of the REST schema': (place, document) => {
    const schema = getSchemas(document)[place.target];
    if (!schema?.properties || !place.target.endsWith('Request')) return undefined;
    const lines = getLines(place, ({isCode, isPart}) => isCode && !isPart);
    return createMutation('require another field of the REST schema', place, lines, {
      openapi: (copy) => {
        const found = getSchemas(copy)[place.target];
        if (!found) return;
        found.properties = {...found.properties, newField: {type: 'string'}};
        found.required = [...(found.required ?? []), 'newField'];
      },
    });
  },
  'move the REST operation': (place, document) => {
    if (!document.paths?.[place.target]) return undefined;
    const lines = getLines(place, ({text}) => text.includes('/'));
    return createMutation('move the REST operation', place, lines, {
      openapi: (copy) => {
        const item = copy.paths?.[place.target];
        if (!copy.paths || !item) return;
        delete copy.paths[place.target];
        copy.paths[place.target.replace(/[a-z-]+$|[a-z-]+(?=\/\{[^/]*\}$)/, (word) => `${word}-moved`)] = item;
      },
    });
  },
  'change the method of the REST operation': (place, document) => {
    const found = findOperation(document, place.target);
    if (!found || found.method === 'put') return undefined;
    // A diagram that names the operation doesn't contain its method.
    const lines = getLines(place, ({isCode, text}) => isCode && text.includes('/'));
    return createMutation('change the method of the REST operation', place, lines, {
      openapi: (copy) => {
        const at = findOperation(copy, place.target);
        if (!at) return;
        delete at.item[at.method];
        at.item.put = at.operation;
      },
    });
  },
  'rename the REST operation': (place, document) => {
    if (!findOperation(document, place.target)) return undefined;
    const lines = getLines(place, ({text}) => text.includes(place.target));
    return createMutation('rename the REST operation', place, lines, {
      openapi: (copy) => {
        const at = findOperation(copy, place.target);
        if (at) at.operation.operationId = `${place.target}Renamed`;
      },
    });
  },
  'require a header of the REST operation': (place, document) => {
    if (!findOperation(document, place.target)) return undefined;
    const lines = getLines(place, ({isCode, text}) => isCode && /curl|fetch\(|requests|https:/.test(text));
    return createMutation('require a header of the REST operation', place, lines, {
      openapi: (copy) => {
        const at = findOperation(copy, place.target);
        at?.operation.parameters?.push({name: 'New-Header', in: 'header', required: true, schema: {type: 'string'}});
      },
    });
  },
  'rename the event': (place, document) => {
    if (!document.webhooks?.[place.target]) return undefined;
    return createMutation('rename the event', place, getLines(place), {
      openapi: (copy) => {
        const text = JSON.stringify(copy).replaceAll(`"${place.target}"`, `"${place.target}_renamed"`);
        Object.assign(copy, JSON.parse(text));
        for (const key of Object.keys(copy.webhooks ?? {}))
          if (key === place.target && copy.webhooks) delete copy.webhooks[key];
      },
    });
  },
  'rename the GraphQL field': (place, _document, sdl) => {
    const [type = '', field = '', ...rest] = getGraphqlName(place).split('.');
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
    const change = createSdlChange(sdl, {ObjectTypeDefinition: rename, InputObjectTypeDefinition: rename}, () => found);
    return change
      ? createMutation(
          'rename the GraphQL field',
          place,
          getLines(place, ({isCode}) => isCode),
          {sdl: change},
        )
      : undefined;
  },
  'drop the GraphQL value': (place, _document, sdl) => {
    const [type = '', value] = getGraphqlName(place).split('=');
    if (value === undefined) return undefined;
    let found = false;
    const change = createSdlChange(
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
      ? createMutation(
          'drop the GraphQL value',
          place,
          getLines(place, ({isCode}) => isCode),
          {sdl: change},
        )
      : undefined;
  },
  'require an argument of the GraphQL field': (place, _document, sdl) => {
    const [type = '', field = '', ...rest] = getGraphqlName(place).split('.');
    if (rest.length > 0 || field === '') return undefined;
    let found = false;
    const change = createSdlChange(
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
    const lines = getLines(place, ({isCode, text}) => isCode && !/[":]/.test(text.replace(/\(.*/, '')));
    return change ? createMutation('require an argument of the GraphQL field', place, lines, {sdl: change}) : undefined;
  },
};

/** Groups the uses in guides by file and target. */
export function placesOf(
  uses: readonly SpecUse[],
  readLine: (use: SpecUse) => {text: string; isCode: boolean; isPart: boolean},
): Place[] {
  const places = new Map<string, Place>();
  for (const use of uses) {
    if (use.target.startsWith('~')) continue;
    const key = `${use.file}\n${use.target}`;
    const place = places.get(key) ?? {target: use.target, file: use.file, uses: []};
    places.set(key, place);
    place.uses.push({line: use.line, ...readLine(use)});
  }
  return [...places.values()];
}
