/** Changes of a REST description. */
import type {Operation, Parameter, Schema} from '@paydocs/contract/document';
import type {ChangeLevel} from '../../src/diff/types';
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

/** Changes with their level. */
export const CASES: Record<string, [level: ChangeLevel, ...Case]> = {
  'operation renamed': ['breaking', {}, withOperation({operationId: 'things_create'})],
  'operation removed': ['breaking', {others: {'get /things': otherOperation}}, {}],
  'operation added': ['safe', {}, {others: {'get /things': otherOperation}}],
  'operation deprecated': ['safe', {}, withOperation({deprecated: true})],
  'operation moved': ['breaking', {others: {'get /things': otherOperation}}, {others: {'get /stuff': otherOperation}}],
  'operation reactivated': ['safe', withOperation({deprecated: true}), {}],
  'fact changed': [
    'dangerous',
    {document: {'x-facts': {window: {value: '7 days', about: ['capture']}}}},
    {document: {'x-facts': {window: {value: '5 days', about: ['capture']}}}},
  ],
  'server url added': ['safe', withServers('https://a.example'), withServers('https://a.example', 'https://b.example')],
  'server url changed': ['breaking', withServers('https://a.example'), withServers('https://b.example')],
  'server url removed': [
    'breaking',
    withServers('https://a.example', 'https://b.example'),
    withServers('https://a.example'),
  ],
  'api security added': ['safe', withSecurity({key: []}), withSecurity({key: []}, {oauth: []})],
  'api security removed': ['breaking', withSecurity({key: []}, {oauth: []}), withSecurity({key: []})],
  'api security dropped': [
    'breaking',
    withSecurity({key: []}),
    {document: {security: [{key: []}]}, operation: {security: []}},
  ],
  'api security required': ['breaking', withSecurity(), withSecurity({key: []})],
  'api security scope added': ['breaking', withSecurity({key: []}), withSecurity({key: ['write']})],
  'api security scope removed': ['safe', withSecurity({key: ['write']}), withSecurity({key: []})],
  'api security component changed': [
    'breaking',
    withScheme({type: 'http', scheme: 'bearer'}),
    withScheme({type: 'http', scheme: 'basic'}),
  ],
  'new optional request parameter': ['safe', {}, withQuery()],
  'new required request parameter': ['breaking', {}, withQuery({required: true})],
  'request parameter became optional': ['safe', withQuery({required: true}), withQuery()],
  'request parameter became required': ['breaking', withQuery(), withQuery({required: true})],
  'request parameter default value changed': [
    'breaking',
    withQuery({}, {...text, default: 'a'}),
    withQuery({}, {...text, default: 'b'}),
  ],
  'request parameter deprecated': ['safe', withQuery(), withQuery({deprecated: true})],
  'request parameter reactivated': ['safe', withQuery({deprecated: true}), withQuery()],
  'request parameter removed': ['breaking', withQuery(), {}],
  'request parameter style changed': [
    'breaking',
    withQuery({}, {type: 'array', items: text}),
    withQuery({explode: false}, {type: 'array', items: text}),
  ],
  'request body added optional': ['safe', {}, withBody({})],
  'request body added required': ['breaking', {}, withBody({required: true})],
  'request body became optional': ['safe', withBody({required: true}), withBody({})],
  'request body became required': ['breaking', withBody({}), withBody({required: true})],
  'request body media type added': [
    'safe',
    withBody({}),
    withBody({content: {'application/json': {schema: text}, 'text/csv': {}}}),
  ],
  'request body media type removed': [
    'breaking',
    withBody({content: {'application/json': {schema: text}, 'text/csv': {}}}),
    withBody({}),
  ],
  'request body removed': ['breaking', withBody({}), {}],
  'response media type added': ['safe', withResponse({}), withResponse({content: {'text/csv': {}}})],
  'response media type removed': ['breaking', withResponse({content: {'text/csv': {}}}), withResponse({})],
  'response non success status added': ['safe', withStatuses('200'), withStatuses('200', '409')],
  'response non success status removed': ['safe', withStatuses('200', '409'), withStatuses('200')],
  'response success status added': ['safe', withStatuses('200'), withStatuses('200', '202')],
  'response success status removed': ['breaking', withStatuses('200', '202'), withStatuses('200')],
  'response header added': ['safe', withResponse({}), withResponse({headers: {'Retry-After': {schema: number}}})],
  'response header became optional': [
    'breaking',
    withResponse({headers: {'Retry-After': {required: true}}}),
    withResponse({headers: {'Retry-After': {}}}),
  ],
  'response header became required': [
    'safe',
    withResponse({headers: {'Retry-After': {}}}),
    withResponse({headers: {'Retry-After': {required: true}}}),
  ],
  'response header removed': ['breaking', withResponse({headers: {'Retry-After': {schema: number}}}), withResponse({})],
  'event added': ['safe', {webhooks: {}}, {webhooks: {'thing.made': createWebhook(text)}}],
  'event removed': ['breaking', {webhooks: {'thing.made': createWebhook(text)}}, {webhooks: {}}],
  'event renamed': [
    'breaking',
    {webhooks: {'thing.made': createWebhook(text)}},
    {webhooks: {'thing.created': createWebhook(text)}},
  ],
  'new optional request field': [
    'safe',
    {request: createObject(text)},
    {request: {type: 'object', properties: {field: text, more: text}}},
  ],
  'new required request field': [
    'breaking',
    {request: createObject(text)},
    {request: {type: 'object', properties: {field: text, more: text}, required: ['more']}},
  ],
  'request field became optional': [
    'safe',
    {request: createObject(text, {required: ['field']})},
    {request: createObject(text)},
  ],
  'request field became required': [
    'breaking',
    {request: createObject(text)},
    {request: createObject(text, {required: ['field']})},
  ],
  'request field removed': [
    'dangerous',
    {request: {type: 'object', properties: {field: text, more: text}}},
    {request: createObject(text)},
  ],
  'request field removed from closed': [
    'breaking',
    {request: {type: 'object', properties: {field: text, more: text}, additionalProperties: false}},
    {request: createObject(text, {additionalProperties: false})},
  ],
  'request additional properties closed': [
    'breaking',
    {request: createObject(text)},
    {request: createObject(text, {additionalProperties: false})},
  ],
  'request additional properties opened': [
    'safe',
    {request: createObject(text, {additionalProperties: false})},
    {request: createObject(text)},
  ],
  'response optional field added': [
    'safe',
    {response: createObject(text)},
    {response: {type: 'object', properties: {field: text, more: text}}},
  ],
  'response field became optional': [
    'breaking',
    {response: createObject(text, {required: ['field']})},
    {response: createObject(text)},
  ],
  'response field became required': [
    'safe',
    {response: createObject(text)},
    {response: createObject(text, {required: ['field']})},
  ],
  'response field removed': [
    'breaking',
    {response: {type: 'object', properties: {field: text, more: text}}},
    {response: createObject(text)},
  ],
  'response additional properties closed': [
    'safe',
    {response: createObject(text)},
    {response: createObject(text, {additionalProperties: false})},
  ],
  'response additional properties opened': [
    'safe',
    {response: createObject(text, {additionalProperties: false})},
    {response: createObject(text)},
  ],
  'field deprecated': ['safe', ...inResponse(text, {...text, deprecated: true})],
  'field reactivated': ['safe', ...inResponse({...text, deprecated: true}, text)],
  'request field became not nullable': ['breaking', ...inRequest({type: ['string', 'null']}, text)],
  'request field became nullable': ['safe', ...inRequest(text, {anyOf: [text, {type: 'null'}]})],
  'response field became not nullable': ['safe', ...inResponse({oneOf: [text, {type: 'null'}]}, text)],
  'response field became nullable': ['breaking', ...inResponse(text, {type: ['string', 'null']})],
  'request field type changed': ['breaking', ...inRequest(text, number)],
  'request field type generalized': ['safe', ...inRequest(number, {type: 'number'})],
  'response field type changed': ['breaking', ...inResponse(createObject(text), text)],
  'response field type generalized': ['breaking', ...inResponse(number, {type: 'number'})],
  'response field type specialized': ['safe', ...inResponse({type: ['string', 'integer']}, text)],
  'request field became enum': ['breaking', ...inRequest(text, {...text, enum: ['A']})],
  'request field enum removed': ['safe', ...inRequest({...text, enum: ['A']}, text)],
  'request field enum value added': ['safe', ...inRequest({...text, enum: ['A']}, {...text, enum: ['A', 'B']})],
  'request field enum value removed': [
    'breaking',
    ...inRequest(
      {anyOf: [{...text, enum: ['A', 'B']}, {type: 'null'}]},
      {anyOf: [{...text, enum: ['A']}, {type: 'null'}]},
    ),
  ],
  'response field became enum': ['safe', ...inResponse(text, {...text, enum: ['A']})],
  'response field const changed': ['breaking', ...inResponse({const: 'a'}, {const: 'b'})],
  'response field enum removed': ['dangerous', ...inResponse({...text, enum: ['A']}, text)],
  'response field enum value added': ['dangerous', ...inResponse({...text, enum: ['A']}, {...text, enum: ['A', 'B']})],
  'response field enum value removed': [
    'dangerous',
    ...inResponse({...text, enum: ['A', 'B']}, {...text, enum: ['A']}),
  ],
  'request field limit set': ['dangerous', ...inRequest(text, {...text, maxLength: 9})],
  'request field limit tightened': ['breaking', ...inRequest({...text, maxLength: 9}, {...text, maxLength: 8})],
  'request field limit loosened': ['safe', ...inRequest({...text, minLength: 9}, {...text, minLength: 8})],
  'response field limit loosened': ['breaking', ...inResponse({...text, maxLength: 9}, text)],
  'response field limit tightened': ['safe', ...inResponse(number, {...number, minimum: 1})],
  'request field pattern added': ['breaking', ...inRequest(text, {...text, pattern: '^a'})],
  'request field pattern changed': ['dangerous', ...inRequest({...text, pattern: '^a'}, {...text, pattern: '^b'})],
  'request field pattern removed': ['safe', ...inRequest({...text, pattern: '^a'}, text)],
  'response field pattern changed': ['safe', ...inResponse({...text, pattern: '^a'}, text)],
  'request field default value changed': ['dangerous', ...inRequest({...text, default: 'a'}, text)],
  'response field default value changed': ['safe', ...inResponse({...text, default: 'a'}, text)],
  'request field one of added': ['safe', ...inRequest({oneOf: [one]}, {oneOf: [one, two]})],
  'request field one of removed': ['breaking', ...inRequest({oneOf: [one, two]}, {oneOf: [one]})],
  'request field wrapped in one of': ['breaking', ...inRequest({type: 'object'}, {type: 'object', oneOf: [one, two]})],
  'response field any of added': ['dangerous', ...inResponse({anyOf: [one]}, {anyOf: [one, two]})],
  'response field one of added': ['breaking', ...inResponse({oneOf: [one]}, {oneOf: [one, two]})],
  'response field one of removed': ['safe', ...inResponse({oneOf: [one, two]}, {oneOf: [two]})],
  'response field wrapped in one of': [
    'breaking',
    ...inResponse({type: 'object'}, {type: 'object', oneOf: [one, two]}),
  ],
  'schema assertion changed': ['dangerous', ...inRequest({...number, multipleOf: 5}, {...number, multipleOf: 10})],
};
