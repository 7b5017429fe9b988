import {getNamedType, isInterfaceType, isObjectType} from 'graphql';
import {errorCatalogue, statusCodeCatalogue} from '@paydocs/specs/openapi/errors';
import type {Context} from '../checks/context';
import type {Area} from './area';
import type {Names} from './names';

const GRAPHQL = 'graphql:';

/**
 * Says what names stand for, in the words of a `Use`: `payments_create`, `Payment.status`, `payment.succeeded`,
 * `#Idempotency-Key`, `?limit` (a parameter), `=not_found` (a code, where it is explained). All of GraphQL start with `graphql:`.
 */
export class Meanings {
  /** How often the operations of an API name a type. */
  private readonly uses = new Map<string, number>();
  /** Codes of errors and results: of all values, readers look these up. */
  private readonly codes: ReadonlySet<string>;
  private readonly webhookIds: ReadonlySet<string>;

  /**
   * @param context - the specifications
   * @param names - their names
   */
  constructor(
    private readonly context: Context,
    readonly names: Names,
  ) {
    const {rest, graphql} = context;
    const {document} = rest;
    const count = (name: string): void => void this.uses.set(name, (this.uses.get(name) ?? 0) + 1);
    const {responses, requestBodies, parameters} = (document.components ?? {}) as Record<string, unknown>;
    const calls = JSON.stringify([document.paths, document.webhooks, responses, requestBodies, parameters]);
    for (const [, name = ''] of calls.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) count(name);
    for (const type of Object.values(graphql.getTypeMap())) {
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values(type.getFields())) count(`${GRAPHQL}${getNamedType(field.type).name}`);
    }
    // The two packages describe the parts of a document that they read.
    const catalogues = [errorCatalogue(document as never), statusCodeCatalogue(document as never)];
    this.codes = new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)));
    this.webhookIds = new Set([...rest.webhooks.values()].flatMap(({operationId}) => operationId ?? []));
  }

  /**
   * @param code - inline code
   * @param targets - what the check of names found in it
   * @param area - the API whose names come first
   * @param near - what is shown near it
   * @returns what it may stand for, what is meant most likely first; nothing for a piece of JSON, values and statuses
   */
  of(code: string, targets: readonly string[], area: Area, near: readonly string[] = []): string[] {
    if (/^\s*[[{]/.test(code)) return [];
    const isOwn = (target: string): boolean => target.startsWith(GRAPHQL) === (area === 'graphql');
    const meant = targets.flatMap((target) => {
      const found = this.expand(target, code.includes('.'));
      const own = near.filter((each) => found.includes(each));
      return [...own, ...found.filter(isOwn), ...found.filter((each) => !isOwn(each))];
    });
    return [...new Set(meant)];
  }

  /** A value counts where the type stands before it. */
  private expand(target: string, isChain: boolean): string[] {
    const {rest} = this.context;
    if (target.startsWith('#')) return [target];
    if (target.startsWith('/'))
      return [...rest.operations.values()].filter(({path}) => path === target).map(({id}) => id);
    const [, value] = /=(.*)$/s.exec(target) ?? [];
    if (value !== undefined) return this.codes.has(value) || isChain ? [target] : [];
    const isWhole = target.startsWith(GRAPHQL) || (/[.[]/.test(target) && !rest.webhooks.has(target));
    return isWhole ? [target] : this.named(target.replace(/^~/, ''));
  }

  /** Everything that has a name: operations before types, types before fields. */
  private named(name: string): string[] {
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
    const graphqlFields = (names.graphqlFields.get(name) ?? []).map((type) => `${GRAPHQL}${type.name}.${name}`);
    return [
      ...(isRestName ? [name] : []),
      ...(isGraphqlName ? [`${GRAPHQL}${name}`] : []),
      ...(names.headers.has(name) ? [`#${name}`] : []),
      ...(this.codes.has(name) ? [`=${name}`] : []),
      ...this.ranked(restFields),
      ...(names.parameters.has(name) ? [`?${name}`] : []),
      ...this.ranked(graphqlFields),
    ];
  }

  /** Fields of types that have a page, those at the top of what most operations use first. */
  private ranked(fields: readonly string[]): string[] {
    const schemas = this.context.rest.document.components?.schemas ?? {};
    const rank = (field: string): [number, number, number] => {
      const [owner = ''] = field.split(/[.[]/);
      const hasPage = owner.startsWith(GRAPHQL) || Object.hasOwn(schemas, owner);
      return [hasPage ? 0 : 1, field.split('.').length, -(this.uses.get(owner) ?? 0)];
    };
    return [...fields].sort((one, other) => {
      const [a, b] = [rank(one), rank(other)];
      return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
    });
  }
}
