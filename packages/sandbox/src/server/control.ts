import Ajv, {type JSONSchemaType} from 'ajv';
import {Hono, type Context} from 'hono';
import {act, cardOf, payOnPage, type Action} from '../resources/customer';
import {readJson} from '../readJson';
import type {Sandbox} from '../sandbox';
import {LATEST} from '../state/clock';
import {Refusal} from '../state/refusal';
import {mustBeKnown, type PlannedFault, type PlannedOutcome} from './faults';

interface Move {
  /** Seconds. */
  advance?: number;
  /** Unix seconds. */
  now?: number;
  paused?: boolean;
}

interface NewToken {
  card: string;
  method?: 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY' | 'CLICK_TO_PAY';
  livemode?: boolean;
}

interface CustomerAction {
  action?: Action;
  card?: string;
}

const ajv = new Ajv({allErrors: true, ownProperties: true});
/** The type of a schema asks for `nullable` where a property may be missing; `null` itself means nothing here. */
const optional = <T extends object>(schema: T): T & {nullable: true} => schema as T & {nullable: true};
const text = {type: 'string', minLength: 1} as const;
const count = {type: 'integer', minimum: 0, maximum: 999_999} as const;
const time = {type: 'integer', minimum: 0, maximum: LATEST} as const;
const card = {type: 'string', pattern: '^[0-9]{12,19}$'} as const;

const SCHEMAS = {
  move: {
    type: 'object',
    additionalProperties: false,
    properties: {advance: optional(time), now: optional(time), paused: optional({type: 'boolean'} as const)},
  } satisfies JSONSchemaType<Move>,
  fault: {
    type: 'object',
    additionalProperties: false,
    properties: {
      operation: optional(text),
      times: optional({type: 'integer', minimum: 1} as const),
      latency: optional(count),
      code: optional(text),
      retryAfter: optional(count),
      retryDate: optional({type: 'boolean'} as const),
      drop: optional({type: 'string', enum: ['before', 'after', 'gateway']} as const),
      when: optional({type: 'string', enum: ['before', 'after']} as const),
    },
  } satisfies JSONSchemaType<PlannedFault>,
  outcome: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: {
      kind: {type: 'string', enum: ['payment', 'refund', 'capture']},
      statusCode: {type: 'string', pattern: '^E[0-9]{3}$', default: 'E101'},
      times: {type: 'integer', minimum: 1, default: 1},
    },
  },
  token: {
    type: 'object',
    additionalProperties: false,
    required: ['card'],
    properties: {
      card,
      method: optional({type: 'string', enum: ['CARD', 'APPLE_PAY', 'GOOGLE_PAY', 'CLICK_TO_PAY']} as const),
      livemode: optional({type: 'boolean'} as const),
    },
  } satisfies JSONSchemaType<NewToken>,
  action: {
    type: 'object',
    additionalProperties: false,
    properties: {
      action: optional({type: 'string', enum: ['approve', 'reject', 'cancel']} as const),
      card: optional(card),
    },
  } satisfies JSONSchemaType<CustomerAction>,
};

/** The interface with which tests move time, plan what goes wrong, and see what was sent. */
export function control(sandbox: Sandbox): Hono {
  const app = new Hono();
  const {clock, faults, deliveries, store} = sandbox;
  const state = (): object => ({now: clock.now(), paused: clock.paused});

  app.get('/clock', (c) => c.json(state()));
  app.post('/clock', async (c) => {
    const {advance, now, paused} = await read<Move>(c, 'move');
    const to = now ?? (advance === undefined ? undefined : clock.now() + advance);
    if (to !== undefined) clock.mustReach(to);
    if (paused !== undefined) clock.pause(paused);
    if (to !== undefined) await clock.moveTo(to);
    return c.json(state());
  });

  app.get('/faults', (c) => c.json(faults.list()));
  app.post('/faults', async (c) => {
    const fault = await read<PlannedFault>(c, 'fault');
    if (fault.latency === undefined && fault.code === undefined && fault.drop === undefined)
      throw new Refusal(
        'invalid_request',
        'A fault must contain latency, code, or drop, such as {"code": "internal_error"}.',
      );
    mustBeKnown(fault, sandbox.known);
    faults.add(fault);
    return c.json(faults.list(), 201);
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json(faults.list());
  });
  app.post('/outcomes', async (c) => {
    const {kind, statusCode = 'E101', times = 1} = await read<PlannedOutcome>(c, 'outcome');
    faults.addOutcome({kind, statusCode, times});
    return c.json(faults.list(), 201);
  });

  app.get('/events', async (c) => {
    await deliveries.idle();
    return c.json({events: deliveries.all});
  });
  app.post('/events/:id/send', async (c) => {
    const sent = deliveries.sendAgain(c.req.param('id'));
    if (!sent) throw new Refusal('resource_not_found', `There is no event ${c.req.param('id')}.`);
    await deliveries.idle();
    return c.json({events: deliveries.all.filter(({event}) => event.id === c.req.param('id'))});
  });

  app.post('/tokens', async (c) => {
    const {card: number, method = 'CARD', livemode = false} = await read<NewToken>(c, 'token');
    const {id, expireAt} = sandbox.tokenOf(number, method, livemode);
    return c.json({paymentToken: id, expireAt}, 201);
  });

  app.post('/payments/:id', async (c) => {
    const payment = store.payments.get(c.req.param('id'));
    if (!payment) throw new Refusal('payment_not_found', `There is no payment ${c.req.param('id')}.`);
    const {action = 'approve', card: number} = await read<CustomerAction>(c, 'action');
    if (number === undefined) act(sandbox, payment, action);
    else payOnPage(sandbox, payment, {method: 'CARD', card: cardOf(number)});
    return c.json(payment);
  });

  app.get('/requests', (c) => c.json({requests: sandbox.requests, mistakes: sandbox.mistakes}));
  app.post('/reset', (c) => {
    sandbox.reset();
    return c.json(state());
  });
  return app;
}

/** Reads the body of a request. JSON alone is taken: a page of another site can't send it without being asked. */
async function read<T>(c: Context, schema: keyof typeof SCHEMAS): Promise<T> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? ''))
    throw new Refusal('invalid_json', 'The body must have the content type application/json.');
  const value = readJson(await c.req.text());
  if (!ajv.validate(SCHEMAS[schema], value))
    throw new Refusal('invalid_request', ajv.errorsText(ajv.errors, {dataVar: 'body'}));
  return value as T;
}
