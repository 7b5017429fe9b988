import {formatSuggestion, formatList} from '@paydocs/core';
import {getResponseSchema, type RestApi, type RestOperation} from '../rest/api';
import {getProperties, getEnumValues} from '../rest/properties';
import type {CheckResult} from '../types';
import type {Statement} from './statement';

/** Index of the error codes that operations return with each status, to check statements. */
export class ErrorCodeIndex {
  /** Statuses of the responses whose body can contain a code, by code. */
  private readonly statuses = new Map<string, Set<string>>();
  private readonly codes = new Map<RestOperation, Set<string>>();

  constructor(private readonly rest: RestApi) {
    for (const operation of rest.operations.values()) {
      const operationCodes = new Set<string>();
      this.codes.set(operation, operationCodes);
      for (const status of Object.keys(operation.operation.responses ?? {})) {
        if (!/^[45]/.test(status)) continue;
        for (const code of this.getCodes(operation, status)) {
          operationCodes.add(code);
          this.statuses.set(code, (this.statuses.get(code) ?? new Set()).add(status));
        }
      }
    }
  }

  private getCodes(operation: RestOperation, status: string): Set<string> {
    const {document} = this.rest;
    const body = getResponseSchema(this.rest, operation, status);
    const fields = body ? (getProperties(document, body).get('code') ?? []) : [];
    // A schema that extends another one narrows its codes.
    const lists = fields.flatMap((field) => getEnumValues(document, field)?.values ?? []);
    return lists.reduce((first, second) => (first.size <= second.size ? first : second), lists[0] ?? new Set());
  }

  /**
   * Checks the statuses, error codes, and operations in a statement.
   *
   * @param statement - sentence or table row
   * @returns diagnostics about combinations that don't match the specification, and uses
   */
  check({line, codes}: Statement): CheckResult {
    const result: CheckResult = {diagnostics: [], uses: []};
    const statuses = codes.filter((code) => /^[45]\d\d$/.test(code));
    const errors = codes.filter((code) => this.statuses.has(code));
    const [operation, ...others] = new Set(codes.flatMap((code) => this.rest.operations.get(code) ?? []));
    const addDiagnostic = (message: string): void =>
      void result.diagnostics.push({id: 'contract/statement', line, message});
    // Equal counts of statuses and errors form pairs, in their order.
    const isPaired = statuses.length === errors.length && statuses.length > 1;
    errors.forEach((error, index) => {
      const knownStatuses = this.statuses.get(error) ?? new Set();
      const relevantStatuses = isPaired ? statuses.slice(index, index + 1) : statuses;
      if (relevantStatuses.length > 0 && !relevantStatuses.some((status) => knownStatuses.has(status)))
        addDiagnostic(
          `the API returns "${error}" with ${formatList(knownStatuses)}, not with ${relevantStatuses.join(' or ')}.`,
        );
    });
    if (!operation || others.length > 0) return result;
    for (const status of statuses) {
      const knownStatuses = Object.keys(operation.operation.responses ?? {});
      result.uses.push({line, target: `${operation.id}.response.${status}`});
      if (
        !knownStatuses.includes(status) &&
        !knownStatuses.includes(`${status[0]}XX`) &&
        !knownStatuses.includes('default')
      )
        addDiagnostic(`${operation.id} doesn't return ${status}. Valid statuses: ${formatList(knownStatuses)}.`);
    }
    for (const error of errors) {
      const knownCodes = this.codes.get(operation) ?? new Set();
      if (knownCodes.size > 0 && !knownCodes.has(error))
        addDiagnostic(`${operation.id} doesn't return "${error}".${formatSuggestion(error, knownCodes)}`);
    }
    return result;
  }
}
