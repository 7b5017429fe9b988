import type {Level} from '../types';

/** Level of a change, and oasdiff's level for comparison. */
interface Rule {
  level: Level;
  /** Level in oasdiff; undefined if oasdiff has no such rule. */
  oasdiff?: 'ERR' | 'WARN' | 'INFO';
  /** Reason why the level differs from oasdiff's, or why the rule exists. */
  why?: string;
}

const err: Rule = {level: 'breaking', oasdiff: 'ERR'};
const warn: Rule = {level: 'dangerous', oasdiff: 'WARN'};
const info: Rule = {level: 'safe', oasdiff: 'INFO'};

/**
 * Levels of the changes of an OpenAPI description that programs can notice. If oasdiff has a check for a change, the
 * rule has the same ID (`checker/rules.go` in https://github.com/oasdiff/oasdiff). Its checks of whole bodies
 * (`request-body-…`) equal those of properties, and aren't repeated here.
 */
export const REST_RULES = {
  'api-operation-id-changed': {
    level: 'breaking',
    oasdiff: 'INFO',
    why: 'generated client methods and reference pages use its name; oasdiff reports it as removed and added',
  },
  'api-removed-without-deprecation': err,
  'endpoint-added': info,
  'endpoint-deprecated': info,
  'endpoint-moved': {level: 'breaking', why: 'the operation ID shows that it is the same; oasdiff: removed and added'},
  'endpoint-reactivated': info,

  'fact-changed': {level: 'dangerous', why: 'x-facts describes behavior that no keyword can, such as durations'},

  'server-url-added': {level: 'safe', why: 'every request contains a host'},
  'server-url-changed': {level: 'breaking', why: 'programs contain the API URL'},
  'server-url-removed': {level: 'breaking', why: 'programs contain the API URL'},

  'api-security-added': info,
  'api-security-removed': {level: 'breaking', oasdiff: 'INFO', why: 'requests that authenticate this way are rejected'},
  'api-security-dropped': {
    level: 'breaking',
    oasdiff: 'INFO',
    why: 'anyone can send the request, and it no longer acts on behalf of the account of a key',
  },
  'api-security-required': {level: 'breaking', why: 'requests without a key are rejected'},
  'api-security-scope-added': {level: 'breaking', oasdiff: 'INFO', why: 'tokens without the scope are rejected'},
  'api-security-scope-removed': info,
  'api-security-component-changed': {
    level: 'breaking',
    oasdiff: 'INFO',
    why: 'requests that authenticate the old way are rejected; oasdiff: api-security-component-type-changed',
  },

  'new-optional-request-parameter': info,
  'new-required-request-parameter': err,
  'request-parameter-became-optional': info,
  'request-parameter-became-required': err,
  'request-parameter-default-value-changed': err,
  'request-parameter-deprecated': info,
  'request-parameter-reactivated': info,
  'request-parameter-removed': {
    level: 'breaking',
    oasdiff: 'WARN',
    why: 'the API no longer does what the program requests, such as charging only once',
  },
  'request-parameter-style-changed': {level: 'breaking', why: 'the API parses lists and objects in a different form'},

  'request-body-added-optional': info,
  'request-body-added-required': err,
  'request-body-became-optional': info,
  'request-body-became-required': err,
  'request-body-media-type-added': info,
  'request-body-media-type-removed': err,
  'request-body-removed': err,

  'response-media-type-added': info,
  'response-media-type-removed': err,
  'response-non-success-status-added': info,
  'response-non-success-status-removed': info,
  'response-success-status-added': info,
  'response-success-status-removed': err,

  'response-header-added': info,
  'response-header-became-optional': err,
  'response-header-became-required': {level: 'safe', why: 'the opposite of response-header-became-optional'},
  'response-header-removed': {
    level: 'breaking',
    oasdiff: 'WARN',
    why: 'for required ones, oasdiff reports ERR; a program that reads an optional one no longer finds it',
  },

  'webhook-added': info,
  'webhook-removed': err,
  'webhook-renamed': {level: 'breaking', why: 'the operation ID shows that it is the same; oasdiff: removed and added'},

  'new-optional-request-property': info,
  'new-required-request-property': err,
  'request-property-became-optional': info,
  'request-property-became-required': err,
  'request-property-removed': warn,
  'request-property-removed-from-closed': {
    level: 'breaking',
    oasdiff: 'WARN',
    why: 'additionalProperties: false rejects requests that still contain it',
  },
  'request-additional-properties-closed': {level: 'breaking', why: 'requests with other fields are rejected'},
  'request-additional-properties-opened': {level: 'safe', why: 'the opposite of closed'},
  'response-optional-property-added': info,
  'response-property-became-optional': err,
  'response-property-became-required': info,
  'response-property-removed': {
    level: 'breaking',
    oasdiff: 'ERR',
    why: 'for optional ones, oasdiff reports WARN; a program that reads it no longer finds it',
  },
  'response-additional-properties-closed': {level: 'safe', why: 'the opposite of opened'},
  'response-additional-properties-opened': {level: 'safe', why: 'new fields are also safe'},
  'property-deprecated': info,
  'property-reactivated': info,

  'request-property-became-not-nullable': err,
  'request-property-became-nullable': info,
  'response-property-became-not-nullable': info,
  'response-property-became-nullable': err,

  'request-property-type-changed': err,
  'request-property-type-generalized': info,
  'response-property-type-changed': err,
  'response-property-type-generalized': err,
  'response-property-type-specialized': info,

  'request-property-became-enum': err,
  'request-property-enum-removed': {level: 'safe', why: 'the opposite of became-enum'},
  'request-property-enum-value-added': info,
  'request-property-enum-value-removed': err,
  'response-property-became-enum': {level: 'safe', why: 'the API sends fewer values'},
  'response-property-const-changed': err,
  'response-property-enum-removed': {level: 'dangerous', why: 'the API can send unlisted values'},
  'response-property-enum-value-added': warn,
  'response-property-enum-value-removed': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'a program that waits for the value never receives it',
  },

  'request-property-limit-set': warn,
  'request-property-limit-tightened': err,
  'request-property-limit-loosened': info,
  'response-property-limit-loosened': err,
  'response-property-limit-tightened': {level: 'safe', why: 'the API sends fewer values'},

  'request-property-pattern-added': err,
  'request-property-pattern-changed': warn,
  'request-property-pattern-removed': info,
  'response-property-pattern-changed': info,

  'request-property-default-value-changed': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'the API behaves differently if the field is omitted',
  },
  'response-property-default-value-changed': info,

  'request-property-one-of-added': info,
  'request-property-one-of-removed': err,
  'request-property-wrapped-in-one-of': err,
  'response-property-any-of-added': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'the API can send an object in a form that no program knows',
  },
  'response-property-one-of-added': err,
  'response-property-one-of-removed': info,
  'response-property-wrapped-in-one-of': err,

  'schema-assertion-changed': {
    level: 'dangerous',
    why: 'for keywords such as not, if, or contains, no tool can determine which requests they reject',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof REST_RULES;
