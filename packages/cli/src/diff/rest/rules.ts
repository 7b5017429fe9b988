import type {Level} from '../types';

/** How much a change matters, and what oasdiff says of it. */
export interface Rule {
  level: Level;
  /** What oasdiff makes of it; without it, oasdiff has no rule. */
  oasdiff?: 'ERR' | 'WARN' | 'INFO';
  /** Why we judge it otherwise, or at all. */
  why?: string;
}

const err: Rule = {level: 'breaking', oasdiff: 'ERR'};
const warn: Rule = {level: 'dangerous', oasdiff: 'WARN'};
const info: Rule = {level: 'safe', oasdiff: 'INFO'};

/**
 * The changes of an OpenAPI description that a program can notice. A rule has the id that oasdiff's checks have for it
 * (`oasdiff checks`, `checker/rules.go`), where there is one; oasdiff's rules for whole bodies (`request-body-…`) are
 * the same as for properties and stand here once.
 */
export const REST_RULES = {
  'api-operation-id-changed': {
    level: 'breaking',
    oasdiff: 'INFO',
    why: 'methods of generated clients and pages of the reference have its name; oasdiff tells it as removed and added',
  },
  'api-removed-without-deprecation': err,
  'endpoint-added': info,
  'endpoint-deprecated': info,
  'endpoint-moved': {level: 'breaking', why: 'the operation id tells that it is the same; oasdiff: removed and added'},
  'endpoint-reactivated': info,

  'fact-changed': {level: 'dangerous', why: 'x-facts says what the API does and no keyword says, such as how long'},

  'server-url-added': {level: 'safe', why: 'a host is part of every request'},
  'server-url-changed': {level: 'breaking', why: 'programs have the URL of the API in their code'},
  'server-url-removed': {level: 'breaking', why: 'programs have the URL of the API in their code'},

  'api-security-added': info,
  'api-security-removed': {level: 'breaking', oasdiff: 'INFO', why: 'requests that are signed this way are refused'},
  'api-security-dropped': {
    level: 'breaking',
    oasdiff: 'INFO',
    why: 'anyone can send the request, and it no longer acts for the account of a key',
  },
  'api-security-required': {level: 'breaking', why: 'requests without a key are refused'},
  'api-security-scope-added': {level: 'breaking', oasdiff: 'INFO', why: 'tokens without the scope are refused'},
  'api-security-scope-removed': info,
  'api-security-component-changed': {
    level: 'breaking',
    oasdiff: 'INFO',
    why: 'requests that are signed the old way are refused; oasdiff: api-security-component-type-changed',
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
    why: 'what the program asks for is not done any more, such as to charge only once',
  },
  'request-parameter-style-changed': {level: 'breaking', why: 'lists and objects are read in another form'},

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
    why: 'for required ones oasdiff says ERR; a program that reads an optional one never finds it again',
  },

  'webhook-added': info,
  'webhook-removed': err,
  'webhook-renamed': {level: 'breaking', why: 'the operation id tells that it is the same; oasdiff: removed and added'},

  'new-optional-request-property': info,
  'new-required-request-property': err,
  'request-property-became-optional': info,
  'request-property-became-required': err,
  'request-property-removed': warn,
  'request-property-removed-from-closed': {
    level: 'breaking',
    oasdiff: 'WARN',
    why: 'additionalProperties: false refuses requests that still have it',
  },
  'request-additional-properties-closed': {level: 'breaking', why: 'requests with other fields are refused'},
  'request-additional-properties-opened': {level: 'safe', why: 'the opposite of closed'},
  'response-optional-property-added': info,
  'response-property-became-optional': err,
  'response-property-became-required': info,
  'response-property-removed': {
    level: 'breaking',
    oasdiff: 'ERR',
    why: 'for optional ones oasdiff says WARN; a program that reads it never finds it again',
  },
  'response-additional-properties-closed': {level: 'safe', why: 'the opposite of opened'},
  'response-additional-properties-opened': {level: 'safe', why: 'new fields are safe, too'},
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
  'response-property-became-enum': {level: 'safe', why: 'fewer values are sent'},
  'response-property-const-changed': err,
  'response-property-enum-removed': {level: 'dangerous', why: 'values can come that nobody listed'},
  'response-property-enum-value-added': warn,
  'response-property-enum-value-removed': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'a program that waits for the value never meets it',
  },

  'request-property-limit-set': warn,
  'request-property-limit-tightened': err,
  'request-property-limit-loosened': info,
  'response-property-limit-loosened': err,
  'response-property-limit-tightened': {level: 'safe', why: 'fewer values are sent'},

  'request-property-pattern-added': err,
  'request-property-pattern-changed': warn,
  'request-property-pattern-removed': info,
  'response-property-pattern-changed': info,

  'request-property-default-value-changed': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'what is done when the field is left out is another thing',
  },
  'response-property-default-value-changed': info,

  'request-property-one-of-added': info,
  'request-property-one-of-removed': err,
  'request-property-wrapped-in-one-of': err,
  'response-property-any-of-added': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'an object of a form comes that no program knows',
  },
  'response-property-one-of-added': err,
  'response-property-one-of-removed': info,
  'response-property-wrapped-in-one-of': err,

  'schema-assertion-changed': {
    level: 'dangerous',
    why: 'nobody can say of keywords such as not, if or contains which requests they refuse',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof REST_RULES;
