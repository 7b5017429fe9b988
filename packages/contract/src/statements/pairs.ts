import {didYouMean, some} from '@paydocs/core/nearest';
import {responseSchema, type RestApi, type RestOperation} from '../rest/api';
import {propertiesOf, valuesOf} from '../rest/properties';
import type {Findings} from '../types';
import type {Statement} from './statement';

/** Which error codes come with which statuses. */
export class ErrorPairs {
  /** Code → statuses of the responses whose body can have it. */
  private readonly statuses = new Map<string, Set<string>>();
  private readonly codes = new Map<RestOperation, Set<string>>();

  constructor(private readonly rest: RestApi) {
    for (const operation of rest.operations.values()) {
      const own = new Set<string>();
      this.codes.set(operation, own);
      for (const status of Object.keys(operation.operation.responses ?? {})) {
        if (!/^[45]/.test(status)) continue;
        for (const code of this.codesOf(operation, status)) {
          own.add(code);
          this.statuses.set(code, (this.statuses.get(code) ?? new Set()).add(status));
        }
      }
    }
  }

  private codesOf(operation: RestOperation, status: string): Set<string> {
    const {document} = this.rest;
    const body = responseSchema(this.rest, operation, status);
    const fields = body ? (propertiesOf(document, body).get('code') ?? []) : [];
    // What extends a schema narrows its codes.
    const lists = fields.flatMap((field) => valuesOf(document, field)?.values ?? []);
    return lists.reduce((one, other) => (one.size <= other.size ? one : other), lists[0] ?? new Set());
  }

  /**
   * @param statement - a sentence or a row
   * @returns statuses, error codes and operations in it that don't belong together, and what it rests on
   */
  check({line, codes}: Statement): Findings {
    const findings: Findings = {problems: [], uses: []};
    const statuses = codes.filter((code) => /^[45]\d\d$/.test(code));
    const errors = codes.filter((code) => this.statuses.has(code));
    const [operation, ...others] = new Set(codes.flatMap((code) => this.rest.operations.get(code) ?? []));
    const tell = (message: string): void => void findings.problems.push({line, message});
    // As many of one kind as of the other are pairs, in their order.
    const isPaired = statuses.length === errors.length && statuses.length > 1;
    errors.forEach((error, index) => {
      const known = this.statuses.get(error) ?? new Set();
      const written = isPaired ? statuses.slice(index, index + 1) : statuses;
      if (written.length > 0 && !written.some((status) => known.has(status)))
        tell(`the API returns "${error}" with ${some(known)}, not with ${written.join(' or ')}.`);
    });
    if (!operation || others.length > 0) return findings;
    for (const status of statuses) {
      const known = Object.keys(operation.operation.responses ?? {});
      findings.uses.push({line, target: `${operation.id}.response.${status}`});
      if (!known.includes(status) && !known.includes(`${status[0]}XX`) && !known.includes('default'))
        tell(`${operation.id} doesn't return ${status}. Valid statuses: ${some(known)}.`);
    }
    for (const error of errors) {
      const known = this.codes.get(operation) ?? new Set();
      if (known.size > 0 && !known.has(error))
        tell(`${operation.id} doesn't return "${error}".${didYouMean(error, known)}`);
    }
    return findings;
  }
}
