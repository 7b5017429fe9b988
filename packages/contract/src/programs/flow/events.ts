import type {NamedSchema} from '../../rest/properties';
import type {Expression} from '../languages/expression';
import type {Source} from './known';

/** The events that a program receives. What it parses can be one, or another request, or a file of its own. */
export class Events {
  private readonly sources = new Map<Expression, Source>();
  /** Fields of events that a function reads of what a call has parsed. */
  private readonly read = new Map<Source, Map<unknown, Set<string>>>();

  constructor(private readonly schemas: NamedSchema[]) {}

  /** @returns what a call that parses JSON may give: the same for the same call */
  parsedBy(call: Expression): Source {
    const source = this.sources.get(call) ?? {ok: this.schemas, failed: []};
    this.sources.set(call, source);
    return source;
  }

  /** @returns those that may be events */
  among(sources: readonly Source[]): Source[] {
    const own = new Set(this.sources.values());
    return sources.filter((source) => own.has(source));
  }

  /** Notes that a function reads a field that events have. */
  note(sources: readonly Source[], within: unknown, field: string): void {
    for (const source of sources) {
      const functions = this.read.get(source) ?? new Map<unknown, Set<string>>();
      functions.set(within, (functions.get(within) ?? new Set()).add(field));
      this.read.set(source, functions);
    }
  }

  /** @returns whether one of these is an event in a function: it reads two fields of it that events have */
  isSure(sources: readonly Source[], within: unknown): boolean {
    return sources.some((source) => (this.read.get(source)?.get(within)?.size ?? 0) >= 2);
  }
}
