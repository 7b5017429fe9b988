import Ajv, {type JSONSchemaType} from 'ajv';
import {Hono, type Context} from 'hono';
import {performCustomerAction, createCard, completeHostedPayment, type CustomerActionType} from '../resources/customer';
import {parseJsonBody} from '../parseJsonBody';
import type {Sandbox} from '../sandbox';
import {MAX_TIME} from '../state/clock';
import {ApiError} from '../state/apiError';
import {assertValidFaultNames, type PlannedFault, type PlannedOutcome} from './faults';

interface ClockMove {
  /** Number of seconds by which the clock moves. */
  advance?: number;
  /** Time to which the clock moves, in Unix seconds. */
  now?: number;
  paused?: boolean;
}

interface NewToken {
  card: string;
  method?: 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY' | 'CLICK_TO_PAY';
  livemode?: boolean;
}

interface CustomerAction {
  action?: CustomerActionType;
  card?: string;
}

const ajv = new Ajv({allErrors: true, ownProperties: true});
/** Marks a property as optional, for which `JSONSchemaType` requires `nullable`. The value `null` stays invalid. */
const toOptionalSchema = <T extends object>(schema: T): T & {nullable: true} => schema as T & {nullable: true};
const stringSchema = {type: 'string', minLength: 1} as const;
const countSchema = {type: 'integer', minimum: 0, maximum: 999_999} as const;
const timeSchema = {type: 'integer', minimum: 0, maximum: MAX_TIME} as const;
const cardNumberSchema = {type: 'string', pattern: '^[0-9]{12,19}$'} as const;

const SCHEMAS = {
  move: {
    type: 'object',
    additionalProperties: false,
    properties: {
      advance: toOptionalSchema(timeSchema),
      now: toOptionalSchema(timeSchema),
      paused: toOptionalSchema({type: 'boolean'} as const),
    },
  } satisfies JSONSchemaType<ClockMove>,
  fault: {
    type: 'object',
    additionalProperties: false,
    properties: {
      operation: toOptionalSchema(stringSchema),
      times: toOptionalSchema({type: 'integer', minimum: 1} as const),
      latency: toOptionalSchema(countSchema),
      code: toOptionalSchema(stringSchema),
      retryAfter: toOptionalSchema(countSchema),
      retryDate: toOptionalSchema({type: 'boolean'} as const),
      drop: toOptionalSchema({type: 'string', enum: ['before', 'after', 'gateway']} as const),
      when: toOptionalSchema({type: 'string', enum: ['before', 'after']} as const),
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
      card: cardNumberSchema,
      method: toOptionalSchema({type: 'string', enum: ['CARD', 'APPLE_PAY', 'GOOGLE_PAY', 'CLICK_TO_PAY']} as const),
      livemode: toOptionalSchema({type: 'boolean'} as const),
    },
  } satisfies JSONSchemaType<NewToken>,
  action: {
    type: 'object',
    additionalProperties: false,
    properties: {
      action: toOptionalSchema({type: 'string', enum: ['approve', 'reject', 'cancel']} as const),
      card: toOptionalSchema(cardNumberSchema),
    },
  } satisfies JSONSchemaType<CustomerAction>,
};

/**
 * Creates the control API, with which tests control the clock, faults, and outcomes, and inspect requests and events.
 */
export function createControlApp(sandbox: Sandbox): Hono {
  const app = new Hono();
  const {clock, faults, deliveries, store} = sandbox;
  const getState = (): object => ({now: clock.now(), paused: clock.paused});

  app.get('/clock', (c) => c.json(getState()));
  app.post('/clock', async (c) => {
    const {advance, now, paused} = await readBody<ClockMove>(c, 'move');
    const target = now ?? (advance === undefined ? undefined : clock.now() + advance);
    if (target !== undefined) clock.assertReachable(target);
    if (paused !== undefined) clock.pause(paused);
    if (target !== undefined) await clock.moveTo(target);
    return c.json(getState());
  });

  app.get('/faults', (c) => c.json(faults.list()));
  app.post('/faults', async (c) => {
    const fault = await readBody<PlannedFault>(c, 'fault');
    if (fault.latency === undefined && fault.code === undefined && fault.drop === undefined)
      throw new ApiError(
        'invalid_request',
        'A fault must contain latency, code, or drop, such as {"code": "internal_error"}.',
      );
    assertValidFaultNames(fault, sandbox.knownNames);
    faults.add(fault);
    return c.json(faults.list(), 201);
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json(faults.list());
  });
  app.post('/outcomes', async (c) => {
    const {kind, statusCode = 'E101', times = 1} = await readBody<PlannedOutcome>(c, 'outcome');
    faults.addOutcome({kind, statusCode, times});
    return c.json(faults.list(), 201);
  });

  app.get('/events', async (c) => {
    await deliveries.waitUntilIdle();
    return c.json({events: deliveries.all});
  });
  app.post('/events/:id/send', async (c) => {
    const sent = deliveries.sendAgain(c.req.param('id'));
    if (!sent) throw new ApiError('resource_not_found', `There is no event ${c.req.param('id')}.`);
    await deliveries.waitUntilIdle();
    return c.json({events: deliveries.all.filter(({event}) => event.id === c.req.param('id'))});
  });

  app.post('/tokens', async (c) => {
    const {card: number, method = 'CARD', livemode = false} = await readBody<NewToken>(c, 'token');
    const {id, expireAt} = sandbox.createToken(number, method, livemode);
    return c.json({paymentToken: id, expireAt}, 201);
  });

  app.post('/payments/:id', async (c) => {
    const payment = store.payments.get(c.req.param('id'));
    if (!payment) throw new ApiError('payment_not_found', `There is no payment ${c.req.param('id')}.`);
    const {action = 'approve', card: number} = await readBody<CustomerAction>(c, 'action');
    if (number === undefined) performCustomerAction(sandbox, payment, action);
    else completeHostedPayment(sandbox, payment, {method: 'CARD', card: createCard(number)});
    return c.json(payment);
  });

  app.get('/requests', (c) => c.json({requests: sandbox.requests, mistakes: sandbox.defects}));
  app.post('/reset', (c) => {
    sandbox.reset();
    return c.json(getState());
  });
  return app;
}

/**
 * Parses and validates the body of a request. It must be JSON, which pages of other origins can't send without CORS.
 */
async function readBody<T>(c: Context, schema: keyof typeof SCHEMAS): Promise<T> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? ''))
    throw new ApiError('invalid_json', 'The body must have the content type application/json.');
  const value = parseJsonBody(await c.req.text());
  if (!ajv.validate(SCHEMAS[schema], value))
    throw new ApiError('invalid_request', ajv.errorsText(ajv.errors, {dataVar: 'body'}));
  return value as T;
}
