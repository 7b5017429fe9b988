/**
 * What an OpenAPI document says about each page of its reference, collected by a walk of its own: it shares no
 * code with the generator, so that the two can be compared.
 */

type Node = Record<string, unknown>;

/** What a page has to show. */
export interface Facts {
  /** Names of parameters, properties, headers and parts of forms. */
  fields: Set<string>;
  /** Values of enumerations, constants and defaults, as text. */
  values: Set<string>;
  statuses: Set<string>;
  mediaTypes: Set<string>;
  /** Examples of bodies and parameters, as text. */
  examples: Set<string>;
  /** Descriptions without markup, of which nothing overrides one by another. */
  texts: Set<string>;
  /** Patterns of texts. */
  patterns: Set<string>;
  /** Formats of texts and numbers. */
  formats: Set<string>;
  /** Names of links, security schemes, scopes, callbacks and their addresses, servers. */
  names: Set<string>;
}

/** A page of a reference: an operation, a webhook or a schema. */
export interface SourcePage {
  kind: 'operation' | 'webhook' | 'schema';
  /** Operation id, or the name of a webhook or schema. */
  name: string;
  facts: Facts;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** Keywords whose value is one schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'contentSchema'];
const LIST = ['oneOf', 'anyOf', 'prefixItems'];
const NAMED = ['patternProperties', 'dependentSchemas'];

/** @returns every page that the document's reference must have, and what it must show */
export function sourcePages(doc: Node): SourcePage[] {
  const walk = new Walk(doc);
  const pages: SourcePage[] = [];
  for (const [path, entry] of entries(doc.paths)) {
    const item = walk.follow(entry);
    for (const method of METHODS.filter((name) => item[name])) {
      const operation = item[method] as Node;
      pages.push({
        kind: 'operation',
        name: text(operation.operationId ?? `${method} ${path}`),
        facts: walk.operation(operation, item, true),
      });
    }
  }
  for (const [name, entry] of entries(doc.webhooks ?? doc['x-webhooks'])) {
    const item = walk.follow(entry);
    for (const method of METHODS.filter((verb) => item[verb])) {
      const operation = item[method] as Node;
      pages.push({kind: 'webhook', name: text(operation.operationId ?? name), facts: walk.operation(operation, item)});
    }
  }
  for (const [name, schema] of entries((doc.components as Node | undefined)?.schemas)) {
    pages.push({kind: 'schema', name, facts: walk.schemaPage(schema)});
  }
  return pages;
}

class Walk {
  private facts = emptyFacts();
  private seen = new Set<unknown>();

  constructor(private readonly doc: Node) {}

  /** @returns the object that a value is, or that its reference points at */
  follow(value: unknown): Node {
    const node = (typeof value === 'object' && value !== null ? value : {}) as Node;
    if (typeof node.$ref !== 'string') return node;
    const target = node.$ref
      .slice(2)
      .split('/')
      .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'))
      .reduce<unknown>((at, part) => (at as Node)[part], this.doc);
    return this.follow(target);
  }

  operation(operation: Node, item: Node, isRequest = false): Facts {
    this.start();
    this.call(operation, item);
    for (const requirement of isRequest ? list(operation.security ?? this.doc.security) : [])
      this.requirement(requirement as Node);
    for (const [name, callback] of entries(operation.callbacks)) {
      this.facts.names.add(name);
      for (const [address, target] of entries(this.follow(callback))) {
        this.facts.names.add(address);
        const callbackItem = this.follow(target);
        for (const method of METHODS.filter((verb) => callbackItem[verb]))
          this.call(callbackItem[method] as Node, callbackItem);
      }
    }
    return this.facts;
  }

  schemaPage(schema: unknown): Facts {
    this.start();
    this.schema(schema);
    return this.facts;
  }

  private start(): void {
    this.facts = emptyFacts();
    this.seen = new Set();
  }

  private call(operation: Node, item: Node): void {
    const {facts} = this;
    this.note(operation.description);
    const parameters = new Map<string, Node>();
    for (const entry of [...list(item.parameters), ...list(operation.parameters)]) {
      const parameter = this.follow(entry);
      parameters.set(`${text(parameter.in)} ${text(parameter.name)}`, parameter);
    }
    for (const parameter of parameters.values()) this.header(text(parameter.name), parameter);
    const body = this.follow(operation.requestBody);
    this.note(body.description);
    this.content(body.content);
    for (const [status, entry] of entries(operation.responses)) {
      const response = this.follow(entry);
      facts.statuses.add(status);
      this.note(response.description);
      for (const [name, header] of entries(response.headers)) this.header(name, this.follow(header));
      this.content(response.content);
      for (const [name, link] of entries(response.links)) {
        facts.names.add(name);
        this.note(this.follow(link).description);
      }
    }
  }

  private header(name: string, header: Node): void {
    this.facts.fields.add(name);
    this.note(header.description);
    this.schema(header.schema);
    for (const [, media] of entries(header.content)) this.schema(media.schema);
    this.examples(header);
  }

  private content(content: unknown): void {
    for (const [type, media] of entries(content)) {
      this.facts.mediaTypes.add(type);
      this.schema(media.schema);
      this.examples(media);
      for (const [name, encoding] of entries(media.encoding)) {
        this.facts.fields.add(name);
        for (const [header, entry] of entries(encoding.headers)) this.header(header, this.follow(entry));
      }
    }
  }

  private examples(holder: Node): void {
    if (holder.example !== undefined) this.facts.examples.add(asText(holder.example));
    for (const [, entry] of entries(holder.examples)) {
      const {value, externalValue} = this.follow(entry);
      this.facts.examples.add(asText(value ?? externalValue));
    }
  }

  private requirement(requirement: Node): void {
    for (const [name, scopes] of Object.entries(requirement)) {
      this.facts.names.add(name);
      for (const scope of scopes as string[]) this.facts.names.add(scope);
    }
  }

  /** Notes the fields and values of a schema and of all below it; each shared schema once. */
  private schema(value: unknown, isRefined = false): void {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (typeof node.$ref === 'string') {
      const {$ref, ...beside} = node;
      this.schema(beside, isRefined);
      const target = this.follow({$ref});
      if (!isRefined && this.seen.has(target)) return;
      if (!isRefined) this.seen.add(target);
      this.schema(target, isRefined || 'enum' in beside);
      return;
    }
    if (!isRefined) this.values(node);
    if (!isRefined) this.rules(node);
    const parts = list(node.allOf).map((part) => this.follow(part));
    this.properties([...parts, node]);
    for (const part of list(node.allOf)) this.schema(withoutProperties(this.follow(part)), isRefined);
    for (const key of ONE) this.schema(node[key]);
    for (const key of LIST) for (const part of list(node[key])) this.schema(part);
    for (const key of NAMED) for (const [, part] of entries(node[key])) this.schema(part);
    const {mapping} = (node.discriminator ?? {}) as Node;
    for (const target of Object.values((mapping ?? {}) as Record<string, string>)) {
      this.schema({$ref: target.includes('/') ? target : `#/components/schemas/${target}`});
    }
  }

  /** When several parts say which values one property has, the last one is right. */
  private properties(parts: Node[]): void {
    const named = new Map<string, unknown[]>();
    for (const part of parts) {
      for (const [name, property] of entries(this.allProperties(part)))
        named.set(name, [...(named.get(name) ?? []), property]);
    }
    for (const [name, definitions] of named) {
      this.facts.fields.add(name);
      const last = definitions
        .map((definition) => ['enum', 'const'].some((key) => Object.hasOwn(this.follow(definition), key)))
        .lastIndexOf(true);
      definitions.forEach((definition, index) => this.schema(definition, index < last));
    }
  }

  private allProperties(part: Node): Node {
    const inherited = list(part.allOf).map((parent) => this.allProperties(this.follow(parent)));
    return Object.assign({}, ...inherited, part.properties) as Node;
  }

  private values(node: Node): void {
    const values = [
      ...list(node.enum),
      ...('const' in node ? [node.const] : []),
      ...('default' in node ? [node.default] : []),
    ];
    const isNullable = Array.isArray(node.enum);
    for (const value of values) if (!(value === null && isNullable)) this.facts.values.add(asText(value));
  }

  private rules(node: Node): void {
    if (typeof node.pattern === 'string') this.facts.patterns.add(node.pattern);
    if (typeof node.format === 'string') this.facts.formats.add(node.format);
  }

  private note(description: unknown): void {
    const plain = text(description).replace(/\s+/g, ' ').trim();
    if (plain && !/[*_`[\]<>#|\\&]|- /.test(plain)) this.facts.texts.add(plain);
  }
}

/** @returns a value as a page may write it: a string as it is, the rest as JSON without spaces */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value || '""' : (JSON.stringify(value) ?? '');
}

function emptyFacts(): Facts {
  return {
    fields: new Set(),
    values: new Set(),
    statuses: new Set(),
    mediaTypes: new Set(),
    examples: new Set(),
    texts: new Set(),
    patterns: new Set(),
    formats: new Set(),
    names: new Set(),
  };
}

/** What a part of `allOf` says about itself; its properties are looked at together with those of the others. */
function withoutProperties(part: Node): Node {
  return Object.fromEntries(Object.entries(part).filter(([key]) => key !== 'properties' && key !== 'discriminator'));
}

function entries(value: unknown): [string, Node][] {
  return Object.entries((value ?? {}) as Record<string, Node>).filter(([key]) => !key.startsWith('x-'));
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
