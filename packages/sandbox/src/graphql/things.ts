import {createWebhook, deleteWebhook, updateWebhook} from '../events/webhooks';
import {blacklistItem} from '../methods/blacklist';
import {newId} from '../state/ids';
import type {Thing} from '../state/records';
import {page} from './connections';
import type {Context, Field, Fields} from './context';
import {matches} from './filters';

type Input = Record<string, unknown>;

/** A kind of object that the API keeps as it was sent. */
interface Kind {
  /** Of its ids. */
  prefix: string;
  /** For messages. */
  name: string;
  /** Fields that a new one has. */
  made(input: Input, context: Context): Input;
}

const STORE: Kind = {
  prefix: 'sto',
  name: 'store',
  made: ({name, externalId = null, address = null, email = null, phone = null, timezone}) => ({
    ...{name, externalId, address, email, phone},
    timezone: timezone ?? 'Europe/Madrid',
  }),
};

const POINT_OF_SALE: Kind = {
  prefix: 'pos',
  name: 'point of sale',
  made: ({storeId, name, type}, {api, caller}) => {
    api.store.thing(caller, 'sto', String(storeId), 'store', 'storeId');
    return {storeId, name, type, active: true, deviceModel: null, lastSeenAt: null};
  },
};

const BLACKLIST_ITEM: Kind = {
  prefix: 'bli',
  name: 'item of the blacklist',
  made: (input, {api, caller}) => blacklistItem(api, caller, input),
};

/** Queries of things. */
export const thingQueries: Fields = {
  store: one(STORE),
  stores: list(STORE),
  pointOfSale: one(POINT_OF_SALE),
  pointsOfSale: list(POINT_OF_SALE),
  blacklistItem: one(BLACKLIST_ITEM),
  blacklistItems: list(BLACKLIST_ITEM),
};

/** Mutations of things and webhooks. */
export const thingMutations: Fields = {
  createStore: create(STORE),
  updateStore: update(STORE),
  deleteStore: remove(STORE),
  createPointOfSale: create(POINT_OF_SALE),
  updatePointOfSale: update(POINT_OF_SALE),
  deletePointOfSale: remove(POINT_OF_SALE),
  addBlacklistItem: create(BLACKLIST_ITEM),
  deleteBlacklistItem: remove(BLACKLIST_ITEM),
  createWebhook: ({input}, {api, caller}) => createWebhook(api, caller, input as Input),
  updateWebhook: ({input}, {api, caller}) => updateWebhook(api, caller, input as Input),
  deleteWebhook: ({id}, {api, caller}) => deleteWebhook(api, caller, String(id)),
};

/** Fields of types that lead from one thing to another. */
export const thingFields = {
  Store: {
    pointsOfSale: ({id}: Thing, args: Input, {api, caller}: Context) =>
      page(
        thingsOf(POINT_OF_SALE, {api, caller}).filter(({storeId}) => storeId === id),
        args,
      ),
  },
  PointOfSale: {store: ({storeId}: Thing, _: Input, {api}: Context) => api.store.things.get(String(storeId))},
};

function one({prefix}: Kind): Field {
  return ({id}, {api, caller}) =>
    String(id).startsWith(`${prefix}_`) ? (api.store.find(api.store.things, caller, String(id)) ?? null) : null;
}

function list(kind: Kind): Field {
  return (args, context) =>
    page(
      thingsOf(kind, context).filter((thing) => matches(thing, args.filter)),
      args,
    );
}

function create({prefix, made}: Kind): Field {
  return ({input}, context) => {
    const {api, caller} = context;
    const now = api.clock.now();
    const {accountId, livemode} = caller;
    const thing: Thing = {
      id: newId(prefix),
      accountId,
      livemode,
      ...made(input as Input, context),
      createdAt: now,
      updatedAt: now,
    };
    api.store.things.set(thing.id, thing);
    return {...thing};
  };
}

function update({prefix, name}: Kind): Field {
  return ({input}, {api, caller}) => {
    const {id, ...changes} = input as Input;
    const thing = api.store.thing(caller, prefix, String(id), name);
    if (typeof changes.storeId === 'string') api.store.thing(caller, 'sto', changes.storeId, 'store', 'storeId');
    Object.assign(thing, changes, {updatedAt: api.clock.now()});
    return {...thing};
  };
}

function remove({prefix, name}: Kind): Field {
  return ({id}, {api, caller}) => {
    const thing = api.store.thing(caller, prefix, String(id), name);
    api.store.things.delete(thing.id);
    return thing;
  };
}

const thingsOf = ({prefix}: Kind, {api, caller}: Pick<Context, 'api' | 'caller'>): Thing[] =>
  api.store.all(api.store.things, caller).filter(({id}) => id.startsWith(`${prefix}_`));
