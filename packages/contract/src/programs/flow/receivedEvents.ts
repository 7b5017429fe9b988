import type {NamedSchema} from '../../rest/properties';
import type {Expression} from '../languages/expression';
import type {ResponseSource} from './flowState';

/**
 * Events that a program receives. JSON that it parses may be an event, the body of another request, or a file, so each
 * source counts as an event only if the program reads fields that events have.
 */
export class ReceivedEvents {
  private readonly sources = new Map<Expression, ResponseSource>();
  /** Fields of events that each function reads, by source and function. */
  private readonly readFields = new Map<ResponseSource, Map<unknown, Set<string>>>();

  constructor(private readonly schemas: NamedSchema[]) {}

  /** Returns the source for a call that parses JSON, which is always the same for the same call. */
  getSource(call: Expression): ResponseSource {
    const source = this.sources.get(call) ?? {successSchemas: this.schemas, errorSchemas: []};
    this.sources.set(call, source);
    return source;
  }

  /** Returns those sources that may be events. */
  filterSources(sources: readonly ResponseSource[]): ResponseSource[] {
    const eventSources = new Set(this.sources.values());
    return sources.filter((source) => eventSources.has(source));
  }

  /** Records that a function reads a field that events have. */
  recordRead(sources: readonly ResponseSource[], currentFunction: unknown, field: string): void {
    for (const source of sources) {
      const fieldsByFunction = this.readFields.get(source) ?? new Map<unknown, Set<string>>();
      fieldsByFunction.set(currentFunction, (fieldsByFunction.get(currentFunction) ?? new Set()).add(field));
      this.readFields.set(source, fieldsByFunction);
    }
  }

  /** Checks whether one of the sources is an event: the function reads at least two of its fields that events have. */
  isEvent(sources: readonly ResponseSource[], currentFunction: unknown): boolean {
    return sources.some((source) => hasEnoughFields(this.readFields.get(source)?.get(currentFunction)));
  }

  /** Checks whether one of the sources is an event in any function. */
  isEventAnywhere(sources: readonly ResponseSource[]): boolean {
    return sources.some((source) => [...(this.readFields.get(source)?.values() ?? [])].some(hasEnoughFields));
  }
}

const hasEnoughFields = (fields: ReadonlySet<string> | undefined): boolean => (fields?.size ?? 0) >= 2;
