/**
 * Collects the facts of an OpenAPI document for each page of its reference. It shares no code with the generator, so that the
 * two can be compared.
 */

type Node = Record<string, unknown>;

/** Facts that a page must show. */
export interface Facts {
  /** Names of parameters, properties, headers, and parts of forms. */
  fields: Set<string>;
  /** Values of enums, constants, and defaults, as strings. */
  values: Set<string>;
  statuses: Set<string>;
  mediaTypes: Set<string>;
  /** Examples of bodies and parameters, as strings. */
  examples: Set<string>;
  /** Descriptions without markup that no other description overrides. */
  texts: Set<string>;
  /** Patterns of strings. */
  patterns: Set<string>;
  /** Formats of strings and numbers. */
  formats: Set<string>;
  /** Names of links, security schemes, scopes, servers, and callbacks, and URLs of callbacks. */
  names: Set<string>;
}

/** A page of a reference: an operation, a webhook, or a schema. */
export interface SourcePage {
  kind: 'operation' | 'webhook' | 'schema';
  /** Operation ID, or the name of a webhook or schema. */
  name: string;
  facts: Facts;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** Keywords whose value is one schema, a list of schemas, or schemas by name. */
const SCHEMA_KEYWORDS = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'contentSchema'];
const SCHEMA_LIST_KEYWORDS = ['oneOf', 'anyOf', 'prefixItems'];
const SCHEMA_MAP_KEYWORDS = ['patternProperties', 'dependentSchemas'];

/** Returns every page that the document's reference must have, with the facts it must show. */
export function sourcePages(doc: Node): SourcePage[] {
  const collector = new FactCollector(doc);
  const pages: SourcePage[] = [];
  for (const [path, entry] of getEntries(doc.paths)) {
    const item = collector.resolve(entry);
    for (const method of METHODS.filter((name) => item[name])) {
      const operation = item[method] as Node;
      pages.push({
        kind: 'operation',
        name: toText(operation.operationId ?? `${method} ${path}`),
        facts: collector.collectOperation(operation, item, true),
      });
    }
  }
  for (const [name, entry] of getEntries(doc.webhooks ?? doc['x-webhooks'])) {
    const item = collector.resolve(entry);
    for (const method of METHODS.filter((verb) => item[verb])) {
      const operation = item[method] as Node;
      pages.push({
        kind: 'webhook',
        name: toText(operation.operationId ?? name),
        facts: collector.collectOperation(operation, item),
      });
    }
  }
  for (const [name, schema] of getEntries((doc.components as Node | undefined)?.schemas)) {
    pages.push({kind: 'schema', name, facts: collector.collectSchemaPage(schema)});
  }
  return pages;
}

class FactCollector {
  private facts = createFacts();
  private seen = new Set<unknown>();

  constructor(private readonly doc: Node) {}

  /** Returns the object that a value is, or that its reference refers to. */
  resolve(value: unknown): Node {
    const node = (typeof value === 'object' && value !== null ? value : {}) as Node;
    if (typeof node.$ref !== 'string') return node;
    const target = node.$ref
      .slice(2)
      .split('/')
      .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'))
      .reduce<unknown>((current, part) => (current as Node)[part], this.doc);
    return this.resolve(target);
  }

  collectOperation(operation: Node, item: Node, isRequest = false): Facts {
    this.reset();
    this.addCall(operation, item);
    for (const requirement of isRequest ? toList(operation.security ?? this.doc.security) : [])
      this.addRequirement(requirement as Node);
    for (const [name, callback] of getEntries(operation.callbacks)) {
      this.facts.names.add(name);
      for (const [url, target] of getEntries(this.resolve(callback))) {
        this.facts.names.add(url);
        const callbackItem = this.resolve(target);
        for (const method of METHODS.filter((verb) => callbackItem[verb]))
          this.addCall(callbackItem[method] as Node, callbackItem);
      }
    }
    return this.facts;
  }

  collectSchemaPage(schema: unknown): Facts {
    this.reset();
    this.addSchema(schema);
    return this.facts;
  }

  private reset(): void {
    this.facts = createFacts();
    this.seen = new Set();
  }

  private addCall(operation: Node, item: Node): void {
    const {facts} = this;
    this.addDescription(operation.description);
    const parameters = new Map<string, Node>();
    for (const entry of [...toList(item.parameters), ...toList(operation.parameters)]) {
      const parameter = this.resolve(entry);
      parameters.set(`${toText(parameter.in)} ${toText(parameter.name)}`, parameter);
    }
    for (const parameter of parameters.values()) this.addHeader(toText(parameter.name), parameter);
    const body = this.resolve(operation.requestBody);
    this.addDescription(body.description);
    this.addContent(body.content);
    for (const [status, entry] of getEntries(operation.responses)) {
      const response = this.resolve(entry);
      facts.statuses.add(status);
      this.addDescription(response.description);
      for (const [name, header] of getEntries(response.headers)) this.addHeader(name, this.resolve(header));
      this.addContent(response.content);
      for (const [name, link] of getEntries(response.links)) {
        facts.names.add(name);
        this.addDescription(this.resolve(link).description);
      }
    }
  }

  private addHeader(name: string, header: Node): void {
    this.facts.fields.add(name);
    this.addDescription(header.description);
    this.addSchema(header.schema);
    for (const [, media] of getEntries(header.content)) this.addSchema(media.schema);
    this.addExamples(header);
  }

  private addContent(content: unknown): void {
    for (const [type, media] of getEntries(content)) {
      this.facts.mediaTypes.add(type);
      this.addSchema(media.schema);
      this.addExamples(media);
      for (const [name, encoding] of getEntries(media.encoding)) {
        this.facts.fields.add(name);
        for (const [header, entry] of getEntries(encoding.headers)) this.addHeader(header, this.resolve(entry));
      }
    }
  }

  private addExamples(holder: Node): void {
    if (holder.example !== undefined) this.facts.examples.add(formatValue(holder.example));
    for (const [, entry] of getEntries(holder.examples)) {
      const {value, externalValue} = this.resolve(entry);
      this.facts.examples.add(formatValue(value ?? externalValue));
    }
  }

  private addRequirement(requirement: Node): void {
    for (const [name, scopes] of Object.entries(requirement)) {
      this.facts.names.add(name);
      for (const scope of scopes as string[]) this.facts.names.add(scope);
    }
  }

  /** Adds the fields and values of a schema and of all its descendants, each shared schema once. */
  private addSchema(value: unknown, isRefined = false): void {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (typeof node.$ref === 'string') {
      const {$ref, ...siblings} = node;
      this.addSchema(siblings, isRefined);
      const target = this.resolve({$ref});
      if (!isRefined && this.seen.has(target)) return;
      if (!isRefined) this.seen.add(target);
      this.addSchema(target, isRefined || 'enum' in siblings);
      return;
    }
    if (!isRefined) this.addValues(node);
    if (!isRefined) this.addFormats(node);
    const parts = toList(node.allOf).map((part) => this.resolve(part));
    this.addProperties([...parts, node]);
    for (const part of toList(node.allOf)) this.addSchema(withoutProperties(this.resolve(part)), isRefined);
    for (const key of SCHEMA_KEYWORDS) this.addSchema(node[key]);
    for (const key of SCHEMA_LIST_KEYWORDS) for (const part of toList(node[key])) this.addSchema(part);
    for (const key of SCHEMA_MAP_KEYWORDS) for (const [, part] of getEntries(node[key])) this.addSchema(part);
    const {mapping} = (node.discriminator ?? {}) as Node;
    for (const target of Object.values((mapping ?? {}) as Record<string, string>)) {
      this.addSchema({$ref: target.includes('/') ? target : `#/components/schemas/${target}`});
    }
  }

  /** Adds properties. If several parts define the values of a property, the last one applies. */
  private addProperties(parts: Node[]): void {
    const definitionsByName = new Map<string, unknown[]>();
    for (const part of parts) {
      for (const [name, property] of getEntries(this.mergeProperties(part)))
        definitionsByName.set(name, [...(definitionsByName.get(name) ?? []), property]);
    }
    for (const [name, definitions] of definitionsByName) {
      this.facts.fields.add(name);
      const last = definitions
        .map((definition) => ['enum', 'const'].some((key) => Object.hasOwn(this.resolve(definition), key)))
        .lastIndexOf(true);
      definitions.forEach((definition, index) => this.addSchema(definition, index < last));
    }
  }

  private mergeProperties(part: Node): Node {
    const inherited = toList(part.allOf).map((parent) => this.mergeProperties(this.resolve(parent)));
    return Object.assign({}, ...inherited, part.properties) as Node;
  }

  private addValues(node: Node): void {
    const values = [
      ...toList(node.enum),
      ...('const' in node ? [node.const] : []),
      ...('default' in node ? [node.default] : []),
    ];
    const isNullable = Array.isArray(node.enum);
    for (const value of values) if (!(value === null && isNullable)) this.facts.values.add(formatValue(value));
  }

  private addFormats(node: Node): void {
    if (typeof node.pattern === 'string') this.facts.patterns.add(node.pattern);
    if (typeof node.format === 'string') this.facts.formats.add(node.format);
  }

  private addDescription(description: unknown): void {
    const plainText = toText(description).replace(/\s+/g, ' ').trim();
    if (plainText && !/[*_`[\]<>#|\\&]|- /.test(plainText)) this.facts.texts.add(plainText);
  }
}

/** Formats a value as a page does: a string unchanged, other values as JSON without spaces. */
export function formatValue(value: unknown): string {
  return typeof value === 'string' ? value || '""' : (JSON.stringify(value) ?? '');
}

function createFacts(): Facts {
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

/** Returns a part of `allOf` without its properties, which are added together with those of the other parts. */
function withoutProperties(part: Node): Node {
  return Object.fromEntries(Object.entries(part).filter(([key]) => key !== 'properties' && key !== 'discriminator'));
}

function getEntries(value: unknown): [string, Node][] {
  return Object.entries((value ?? {}) as Record<string, Node>).filter(([key]) => !key.startsWith('x-'));
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
