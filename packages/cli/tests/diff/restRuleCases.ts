/** Changes of a REST description, by the rule that reports them. */
import type {Operation, Parameter, Schema} from '@paydocs/contract/document';
import type {RuleId} from '../../src/diff/rest/rules';
import {createWebhook, createObject, type DescriptionParts} from './small';

type Case = [before: DescriptionParts, after: DescriptionParts];

export const text: Schema = {type: 'string'};
export const number: Schema = {type: 'integer'};
export const otherOperation: Operation = {operationId: 'things_get', responses: {}};

/** Returns a change to a field that programs send. */
const inRequest = (before: Schema, after: Schema): Case => [
  {request: createObject(before)},
  {request: createObject(after)},
];
/** Returns a change to a field that programs read. */
const inResponse = (before: Schema, after: Schema): Case => [
  {response: createObject(before)},
  {response: createObject(after)},
];

export const withQuery = (more: Record<string, unknown> = {}, schema: Schema = text): DescriptionParts => ({
  parameters: [{name: 'limit', in: 'query', schema, ...more} satisfies Parameter],
});
const withOperation = (more: Record<string, unknown>): DescriptionParts => ({operation: more});
const withBody = (more: Record<string, unknown>): DescriptionParts =>
  withOperation({requestBody: {content: {'application/json': {schema: text}}, ...more}});
const withStatuses = (...statuses: string[]): DescriptionParts =>
  withOperation({responses: Object.fromEntries(statuses.map((status) => [status, {description: ''}]))});
export const withResponse = (more: Record<string, unknown>): DescriptionParts =>
  withOperation({responses: {200: {description: '', ...more}}});
export const withServers = (...urls: string[]): DescriptionParts => ({document: {servers: urls.map((url) => ({url}))}});
const withSecurity = (...security: Record<string, string[]>[]): DescriptionParts => ({document: {security}});
const withScheme = (fields: Record<string, string>): DescriptionParts => ({
  document: {components: {securitySchemes: {key: fields}}},
});
const one: Schema = {title: 'One', type: 'object', properties: {a: text}};
const two: Schema = {title: 'Two', type: 'object', properties: {b: text}};

export const CASES: Record<RuleId, Case> = {
  'api-operation-id-changed': [{}, withOperation({operationId: 'things_create'})],
  'api-removed-without-deprecation': [{others: {'get /things': otherOperation}}, {}],
  'endpoint-added': [{}, {others: {'get /things': otherOperation}}],
  'endpoint-deprecated': [{}, withOperation({deprecated: true})],
  'endpoint-moved': [{others: {'get /things': otherOperation}}, {others: {'get /stuff': otherOperation}}],
  'endpoint-reactivated': [withOperation({deprecated: true}), {}],
  'fact-changed': [
    {document: {'x-facts': {window: {value: '7 days', about: ['capture']}}}},
    {document: {'x-facts': {window: {value: '5 days', about: ['capture']}}}},
  ],
  'server-url-added': [withServers('https://a.example'), withServers('https://a.example', 'https://b.example')],
  'server-url-changed': [withServers('https://a.example'), withServers('https://b.example')],
  'server-url-removed': [withServers('https://a.example', 'https://b.example'), withServers('https://a.example')],
  'api-security-added': [withSecurity({key: []}), withSecurity({key: []}, {oauth: []})],
  'api-security-removed': [withSecurity({key: []}, {oauth: []}), withSecurity({key: []})],
  'api-security-dropped': [withSecurity({key: []}), {document: {security: [{key: []}]}, operation: {security: []}}],
  'api-security-required': [withSecurity(), withSecurity({key: []})],
  'api-security-scope-added': [withSecurity({key: []}), withSecurity({key: ['write']})],
  'api-security-scope-removed': [withSecurity({key: ['write']}), withSecurity({key: []})],
  'api-security-component-changed': [
    withScheme({type: 'http', scheme: 'bearer'}),
    withScheme({type: 'http', scheme: 'basic'}),
  ],
  'new-optional-request-parameter': [{}, withQuery()],
  'new-required-request-parameter': [{}, withQuery({required: true})],
  'request-parameter-became-optional': [withQuery({required: true}), withQuery()],
  'request-parameter-became-required': [withQuery(), withQuery({required: true})],
  'request-parameter-default-value-changed': [
    withQuery({}, {...text, default: 'a'}),
    withQuery({}, {...text, default: 'b'}),
  ],
  'request-parameter-deprecated': [withQuery(), withQuery({deprecated: true})],
  'request-parameter-reactivated': [withQuery({deprecated: true}), withQuery()],
  'request-parameter-removed': [withQuery(), {}],
  'request-parameter-style-changed': [
    withQuery({}, {type: 'array', items: text}),
    withQuery({explode: false}, {type: 'array', items: text}),
  ],
  'request-body-added-optional': [{}, withBody({})],
  'request-body-added-required': [{}, withBody({required: true})],
  'request-body-became-optional': [withBody({required: true}), withBody({})],
  'request-body-became-required': [withBody({}), withBody({required: true})],
  'request-body-media-type-added': [
    withBody({}),
    withBody({content: {'application/json': {schema: text}, 'text/csv': {}}}),
  ],
  'request-body-media-type-removed': [
    withBody({content: {'application/json': {schema: text}, 'text/csv': {}}}),
    withBody({}),
  ],
  'request-body-removed': [withBody({}), {}],
  'response-media-type-added': [withResponse({}), withResponse({content: {'text/csv': {}}})],
  'response-media-type-removed': [withResponse({content: {'text/csv': {}}}), withResponse({})],
  'response-non-success-status-added': [withStatuses('200'), withStatuses('200', '409')],
  'response-non-success-status-removed': [withStatuses('200', '409'), withStatuses('200')],
  'response-success-status-added': [withStatuses('200'), withStatuses('200', '202')],
  'response-success-status-removed': [withStatuses('200', '202'), withStatuses('200')],
  'response-header-added': [withResponse({}), withResponse({headers: {'Retry-After': {schema: number}}})],
  'response-header-became-optional': [
    withResponse({headers: {'Retry-After': {required: true}}}),
    withResponse({headers: {'Retry-After': {}}}),
  ],
  'response-header-became-required': [
    withResponse({headers: {'Retry-After': {}}}),
    withResponse({headers: {'Retry-After': {required: true}}}),
  ],
  'response-header-removed': [withResponse({headers: {'Retry-After': {schema: number}}}), withResponse({})],
  'webhook-added': [{webhooks: {}}, {webhooks: {'thing.made': createWebhook(text)}}],
  'webhook-removed': [{webhooks: {'thing.made': createWebhook(text)}}, {webhooks: {}}],
  'webhook-renamed': [
    {webhooks: {'thing.made': createWebhook(text)}},
    {webhooks: {'thing.created': createWebhook(text)}},
  ],
  'new-optional-request-property': [
    {request: createObject(text)},
    {request: {type: 'object', properties: {field: text, more: text}}},
  ],
  'new-required-request-property': [
    {request: createObject(text)},
    {request: {type: 'object', properties: {field: text, more: text}, required: ['more']}},
  ],
  'request-property-became-optional': [
    {request: createObject(text, {required: ['field']})},
    {request: createObject(text)},
  ],
  'request-property-became-required': [
    {request: createObject(text)},
    {request: createObject(text, {required: ['field']})},
  ],
  'request-property-removed': [
    {request: {type: 'object', properties: {field: text, more: text}}},
    {request: createObject(text)},
  ],
  'request-property-removed-from-closed': [
    {request: {type: 'object', properties: {field: text, more: text}, additionalProperties: false}},
    {request: createObject(text, {additionalProperties: false})},
  ],
  'request-additional-properties-closed': [
    {request: createObject(text)},
    {request: createObject(text, {additionalProperties: false})},
  ],
  'request-additional-properties-opened': [
    {request: createObject(text, {additionalProperties: false})},
    {request: createObject(text)},
  ],
  'response-optional-property-added': [
    {response: createObject(text)},
    {response: {type: 'object', properties: {field: text, more: text}}},
  ],
  'response-property-became-optional': [
    {response: createObject(text, {required: ['field']})},
    {response: createObject(text)},
  ],
  'response-property-became-required': [
    {response: createObject(text)},
    {response: createObject(text, {required: ['field']})},
  ],
  'response-property-removed': [
    {response: {type: 'object', properties: {field: text, more: text}}},
    {response: createObject(text)},
  ],
  'response-additional-properties-closed': [
    {response: createObject(text)},
    {response: createObject(text, {additionalProperties: false})},
  ],
  'response-additional-properties-opened': [
    {response: createObject(text, {additionalProperties: false})},
    {response: createObject(text)},
  ],
  'property-deprecated': inResponse(text, {...text, deprecated: true}),
  'property-reactivated': inResponse({...text, deprecated: true}, text),
  'request-property-became-not-nullable': inRequest({type: ['string', 'null']}, text),
  'request-property-became-nullable': inRequest(text, {anyOf: [text, {type: 'null'}]}),
  'response-property-became-not-nullable': inResponse({oneOf: [text, {type: 'null'}]}, text),
  'response-property-became-nullable': inResponse(text, {type: ['string', 'null']}),
  'request-property-type-changed': inRequest(text, number),
  'request-property-type-generalized': inRequest(number, {type: 'number'}),
  'response-property-type-changed': inResponse(createObject(text), text),
  'response-property-type-generalized': inResponse(number, {type: 'number'}),
  'response-property-type-specialized': inResponse({type: ['string', 'integer']}, text),
  'request-property-became-enum': inRequest(text, {...text, enum: ['A']}),
  'request-property-enum-removed': inRequest({...text, enum: ['A']}, text),
  'request-property-enum-value-added': inRequest({...text, enum: ['A']}, {...text, enum: ['A', 'B']}),
  'request-property-enum-value-removed': inRequest(
    {anyOf: [{...text, enum: ['A', 'B']}, {type: 'null'}]},
    {anyOf: [{...text, enum: ['A']}, {type: 'null'}]},
  ),
  'response-property-became-enum': inResponse(text, {...text, enum: ['A']}),
  'response-property-const-changed': inResponse({const: 'a'}, {const: 'b'}),
  'response-property-enum-removed': inResponse({...text, enum: ['A']}, text),
  'response-property-enum-value-added': inResponse({...text, enum: ['A']}, {...text, enum: ['A', 'B']}),
  'response-property-enum-value-removed': inResponse({...text, enum: ['A', 'B']}, {...text, enum: ['A']}),
  'request-property-limit-set': inRequest(text, {...text, maxLength: 9}),
  'request-property-limit-tightened': inRequest({...text, maxLength: 9}, {...text, maxLength: 8}),
  'request-property-limit-loosened': inRequest({...text, minLength: 9}, {...text, minLength: 8}),
  'response-property-limit-loosened': inResponse({...text, maxLength: 9}, text),
  'response-property-limit-tightened': inResponse(number, {...number, minimum: 1}),
  'request-property-pattern-added': inRequest(text, {...text, pattern: '^a'}),
  'request-property-pattern-changed': inRequest({...text, pattern: '^a'}, {...text, pattern: '^b'}),
  'request-property-pattern-removed': inRequest({...text, pattern: '^a'}, text),
  'response-property-pattern-changed': inResponse({...text, pattern: '^a'}, text),
  'request-property-default-value-changed': inRequest({...text, default: 'a'}, text),
  'response-property-default-value-changed': inResponse({...text, default: 'a'}, text),
  'request-property-one-of-added': inRequest({oneOf: [one]}, {oneOf: [one, two]}),
  'request-property-one-of-removed': inRequest({oneOf: [one, two]}, {oneOf: [one]}),
  'request-property-wrapped-in-one-of': inRequest({type: 'object'}, {type: 'object', oneOf: [one, two]}),
  'response-property-any-of-added': inResponse({anyOf: [one]}, {anyOf: [one, two]}),
  'response-property-one-of-added': inResponse({oneOf: [one]}, {oneOf: [one, two]}),
  'response-property-one-of-removed': inResponse({oneOf: [one, two]}, {oneOf: [two]}),
  'response-property-wrapped-in-one-of': inResponse({type: 'object'}, {type: 'object', oneOf: [one, two]}),
  'schema-assertion-changed': inRequest({...number, multipleOf: 5}, {...number, multipleOf: 10}),
};
