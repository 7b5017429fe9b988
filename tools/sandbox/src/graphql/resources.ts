import {createWebhook, deleteWebhook, updateWebhook} from '../events/webhooks';
import {createBlacklistItemFields} from '../methods/blacklist';
import {generateId} from '../state/ids';
import type {Resource} from '../state/records';
import {paginate} from './connections';
import type {Context, FieldResolver, FieldResolvers} from './context';
import {matchesFilter} from './filters';

type Input = Record<string, unknown>;

/** A kind of generic resource, whose fields are stored as they're sent. */
interface ResourceKind {
  /** Prefix of the resources' IDs, without the underscore. */
  prefix: string;
  /** Name of the kind in messages. */
  name: string;
  /** Returns the fields of a new resource, without those that all resources have. */
  createFields(input: Input, context: Context): Input;
}

const STORE: ResourceKind = {
  prefix: 'sto',
  name: 'store',
  createFields: ({name, externalId = null, address = null, email = null, phone = null, timezone}) => ({
    ...{name, externalId, address, email, phone},
    timezone: timezone ?? 'Europe/Madrid',
  }),
};

const POINT_OF_SALE: ResourceKind = {
  prefix: 'pos',
  name: 'point of sale',
  createFields: ({storeId, name, type}, {api, caller}) => {
    api.store.getResource(caller, 'sto', String(storeId), 'store', 'storeId');
    return {storeId, name, type, active: true, deviceModel: null, lastSeenAt: null};
  },
};

const BLACKLIST_ITEM: ResourceKind = {
  prefix: 'bli',
  name: 'item of the blacklist',
  createFields: (input, {api, caller}) => createBlacklistItemFields(api, caller, input),
};

/** Resolvers of queries for generic resources. */
export const resourceQueries: FieldResolvers = {
  store: createItemResolver(STORE),
  stores: createListResolver(STORE),
  pointOfSale: createItemResolver(POINT_OF_SALE),
  pointsOfSale: createListResolver(POINT_OF_SALE),
  blacklistItem: createItemResolver(BLACKLIST_ITEM),
  blacklistItems: createListResolver(BLACKLIST_ITEM),
};

/** Resolvers of mutations for generic resources and webhooks. */
export const resourceMutations: FieldResolvers = {
  createStore: createCreateResolver(STORE),
  updateStore: createUpdateResolver(STORE),
  deleteStore: createDeleteResolver(STORE),
  createPointOfSale: createCreateResolver(POINT_OF_SALE),
  updatePointOfSale: createUpdateResolver(POINT_OF_SALE),
  deletePointOfSale: createDeleteResolver(POINT_OF_SALE),
  addBlacklistItem: createCreateResolver(BLACKLIST_ITEM),
  deleteBlacklistItem: createDeleteResolver(BLACKLIST_ITEM),
  createWebhook: ({input}, {api, caller}) => createWebhook(api, caller, input as Input),
  updateWebhook: ({input}, {api, caller}) => updateWebhook(api, caller, input as Input),
  deleteWebhook: ({id}, {api, caller}) => deleteWebhook(api, caller, String(id)),
};

/** Resolvers of fields that refer to other resources, by type. */
export const resourceTypeResolvers = {
  Store: {
    pointsOfSale: ({id}: Resource, args: Input, {api, caller}: Context) =>
      paginate(
        listResources(POINT_OF_SALE, {api, caller}).filter(({storeId}) => storeId === id),
        args,
      ),
  },
  PointOfSale: {store: ({storeId}: Resource, _: Input, {api}: Context) => api.store.resources.get(String(storeId))},
};

function createItemResolver({prefix}: ResourceKind): FieldResolver {
  return ({id}, {api, caller}) =>
    String(id).startsWith(`${prefix}_`) ? (api.store.find(api.store.resources, caller, String(id)) ?? null) : null;
}

function createListResolver(kind: ResourceKind): FieldResolver {
  return (args, context) =>
    paginate(
      listResources(kind, context).filter((resource) => matchesFilter(resource, args.filter)),
      args,
    );
}

function createCreateResolver({prefix, createFields}: ResourceKind): FieldResolver {
  return ({input}, context) => {
    const {api, caller} = context;
    const now = api.clock.now();
    const {accountId, livemode} = caller;
    const resource: Resource = {
      id: generateId(prefix),
      accountId,
      livemode,
      ...createFields(input as Input, context),
      createdAt: now,
      updatedAt: now,
    };
    api.store.resources.set(resource.id, resource);
    return {...resource};
  };
}

function createUpdateResolver({prefix, name}: ResourceKind): FieldResolver {
  return ({input}, {api, caller}) => {
    const {id, ...changes} = input as Input;
    const resource = api.store.getResource(caller, prefix, String(id), name);
    if (typeof changes.storeId === 'string') api.store.getResource(caller, 'sto', changes.storeId, 'store', 'storeId');
    Object.assign(resource, changes, {updatedAt: api.clock.now()});
    return {...resource};
  };
}

function createDeleteResolver({prefix, name}: ResourceKind): FieldResolver {
  return ({id}, {api, caller}) => {
    const resource = api.store.getResource(caller, prefix, String(id), name);
    api.store.resources.delete(resource.id);
    return resource;
  };
}

const listResources = ({prefix}: ResourceKind, {api, caller}: Pick<Context, 'api' | 'caller'>): Resource[] =>
  api.store.list(api.store.resources, caller).filter(({id}) => id.startsWith(`${prefix}_`));
