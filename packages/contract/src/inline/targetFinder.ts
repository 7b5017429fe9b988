import {getNamedType, isInterfaceType, isObjectType} from 'graphql';
import {getErrorCatalog, getStatusCodeCatalog} from '@paydocs/specs/read';
import type {CheckContext} from '../checks/context';
import type {ApiId} from './area';
import type {SpecNames} from './names';

const GRAPHQL_PREFIX = 'graphql:';

/**
 * Finds the possible targets of names (see `SpecUse`): `payments_create`, `Payment.status`, `payment.succeeded`,
 * `#Idempotency-Key`, `?limit` (a parameter), `=not_found` (a code, where it's explained). All targets in GraphQL start
 * with `graphql:`.
 */
export class TargetFinder {
  /** Count of references to each type from REST operations and GraphQL fields, by target of the type. */
  private readonly useCounts = new Map<string, number>();
  /** Codes of errors and results, which are the only values that readers look up. */
  private readonly codes: ReadonlySet<string>;
  private readonly webhookIds: ReadonlySet<string>;

  /**
   * Indexes the types and codes of both APIs.
   *
   * @param context - the specifications
   * @param names - names in the specifications
   */
  constructor(
    private readonly context: CheckContext,
    readonly names: SpecNames,
  ) {
    const {rest, graphql} = context;
    const {document} = rest;
    const countUse = (name: string): void => void this.useCounts.set(name, (this.useCounts.get(name) ?? 0) + 1);
    const {responses, requestBodies, parameters} = (document.components ?? {}) as Record<string, unknown>;
    const calls = JSON.stringify([document.paths, document.webhooks, responses, requestBodies, parameters]);
    for (const [, name = ''] of calls.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) countUse(name);
    for (const type of Object.values(graphql.getTypeMap())) {
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values(type.getFields()))
        countUse(`${GRAPHQL_PREFIX}${getNamedType(field.type).name}`);
    }
    // The two packages have different types for the parts of a document that they read.
    const catalogues = [getErrorCatalog(document as never), getStatusCodeCatalog(document as never)];
    this.codes = new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)));
    this.webhookIds = new Set([...rest.webhooks.values()].flatMap(({operationId}) => operationId ?? []));
  }

  /**
   * Lists the possible targets of inline code.
   *
   * @param code - inline code
   * @param targets - targets that the check of names found
   * @param area - API whose targets come first
   * @param near - targets of fields that are visible near the code
   * @returns possible targets, most likely first; empty for JSON snippets, values, and statuses
   */
  getTargets(code: string, targets: readonly string[], area: ApiId, near: readonly string[] = []): string[] {
    if (/^\s*[[{]/.test(code)) return [];
    const isInArea = (target: string): boolean => target.startsWith(GRAPHQL_PREFIX) === (area === 'graphql');
    const possibleTargets = targets.flatMap((target) => {
      const found = this.expand(target, code.includes('.'));
      const closestTargets = near.filter((each) => found.includes(each));
      return [...closestTargets, ...found.filter(isInArea), ...found.filter((each) => !isInArea(each))];
    });
    return [...new Set(possibleTargets)];
  }

  /** Lists the possible targets for a target of the check. A value counts only after its type, or if it's a code. */
  private expand(target: string, isChain: boolean): string[] {
    const {rest} = this.context;
    if (target.startsWith('#')) return [target];
    if (target.startsWith('/'))
      return [...rest.operations.values()].filter(({path}) => path === target).map(({id}) => id);
    const [, value] = /=(.*)$/s.exec(target) ?? [];
    if (value !== undefined) return this.codes.has(value) || isChain ? [target] : [];
    const isWhole = target.startsWith(GRAPHQL_PREFIX) || (/[.[]/.test(target) && !rest.webhooks.has(target));
    return isWhole ? [target] : this.findByName(target.replace(/^~/, ''));
  }

  /** Lists the targets that have a name: operations before types, and types before fields. */
  findByName(name: string): string[] {
    const {
      context: {rest, graphql},
      names,
    } = this;
    const roots = [graphql.getQueryType(), graphql.getMutationType(), graphql.getSubscriptionType()];
    const isRestName =
      rest.operations.has(name) ||
      this.webhookIds.has(name) ||
      rest.webhooks.has(name) ||
      Object.hasOwn(rest.document.components?.schemas ?? {}, name);
    const isGraphqlName =
      roots.some((root) => root?.getFields()[name] !== undefined) ||
      (names.types.has(name) && (graphql.getType(name) !== undefined || name.startsWith('@')));
    const restFields = (names.restFields.get(name) ?? []).map((field) => field.name);
    const graphqlFields = (names.graphqlFields.get(name) ?? []).map((type) => `${GRAPHQL_PREFIX}${type.name}.${name}`);
    return [
      ...(isRestName ? [name] : []),
      ...(isGraphqlName ? [`${GRAPHQL_PREFIX}${name}`] : []),
      ...(names.headers.has(name) ? [`#${name}`] : []),
      ...(this.codes.has(name) ? [`=${name}`] : []),
      ...this.rank(restFields),
      ...(names.parameters.has(name) ? [`?${name}`] : []),
      ...this.rank(graphqlFields),
    ];
  }

  /** Sorts targets of fields: types with a page first, then top-level fields, then the types that are used the most. */
  private rank(fields: readonly string[]): string[] {
    const schemas = this.context.rest.document.components?.schemas ?? {};
    const getRank = (field: string): [number, number, number] => {
      const [owner = ''] = field.split(/[.[]/);
      const hasPage = owner.startsWith(GRAPHQL_PREFIX) || Object.hasOwn(schemas, owner);
      return [hasPage ? 0 : 1, field.split('.').length, -(this.useCounts.get(owner) ?? 0)];
    };
    return [...fields].sort((first, second) => {
      const [a, b] = [getRank(first), getRank(second)];
      return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
    });
  }
}
