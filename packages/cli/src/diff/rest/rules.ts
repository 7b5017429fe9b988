import type {ChangeLevel} from '../types';

/** Level of a change, and oasdiff's level for comparison. */
interface Rule {
  level: ChangeLevel;
  /** Level in oasdiff; undefined if oasdiff has no such rule. */
  oasdiff?: 'ERR' | 'WARN' | 'INFO';
  /** Reason why the level differs from oasdiff's, or why the rule exists. */
  why?: string;
}

const breakingRule: Rule = {level: 'breaking', oasdiff: 'ERR'};
const dangerousRule: Rule = {level: 'dangerous', oasdiff: 'WARN'};
const safeRule: Rule = {level: 'safe', oasdiff: 'INFO'};

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
  'api-removed-without-deprecation': breakingRule,
  'endpoint-added': safeRule,
  'endpoint-deprecated': safeRule,
  'endpoint-moved': {level: 'breaking', why: 'the operation ID shows that it is the same; oasdiff: removed and added'},
  'endpoint-reactivated': safeRule,

  'fact-changed': {level: 'dangerous', why: 'x-facts describes behavior that no keyword can, such as durations'},

  'server-url-added': {level: 'safe', why: 'every request contains a host'},
  'server-url-changed': {level: 'breaking', why: 'programs contain the API URL'},
  'server-url-removed': {level: 'breaking', why: 'programs contain the API URL'},

  'api-security-added': safeRule,
  'api-security-removed': {level: 'breaking', oasdiff: 'INFO', why: 'requests that authenticate this way are rejected'},
  'api-security-dropped': {
    level: 'breaking',
    oasdiff: 'INFO',
    why: 'anyone can send the request, and it no longer acts on behalf of the account of a key',
  },
  'api-security-required': {level: 'breaking', why: 'requests without a key are rejected'},
  'api-security-scope-added': {level: 'breaking', oasdiff: 'INFO', why: 'tokens without the scope are rejected'},
  'api-security-scope-removed': safeRule,
  'api-security-component-changed': {
    level: 'breaking',
    oasdiff: 'INFO',
    why: 'requests that authenticate the old way are rejected; oasdiff: api-security-component-type-changed',
  },

  'new-optional-request-parameter': safeRule,
  'new-required-request-parameter': breakingRule,
  'request-parameter-became-optional': safeRule,
  'request-parameter-became-required': breakingRule,
  'request-parameter-default-value-changed': breakingRule,
  'request-parameter-deprecated': safeRule,
  'request-parameter-reactivated': safeRule,
  'request-parameter-removed': {
    level: 'breaking',
    oasdiff: 'WARN',
    why: 'the API no longer does what the program requests, such as charging only once',
  },
  'request-parameter-style-changed': {level: 'breaking', why: 'the API parses lists and objects in a different form'},

  'request-body-added-optional': safeRule,
  'request-body-added-required': breakingRule,
  'request-body-became-optional': safeRule,
  'request-body-became-required': breakingRule,
  'request-body-media-type-added': safeRule,
  'request-body-media-type-removed': breakingRule,
  'request-body-removed': breakingRule,

  'response-media-type-added': safeRule,
  'response-media-type-removed': breakingRule,
  'response-non-success-status-added': safeRule,
  'response-non-success-status-removed': safeRule,
  'response-success-status-added': safeRule,
  'response-success-status-removed': breakingRule,

  'response-header-added': safeRule,
  'response-header-became-optional': breakingRule,
  'response-header-became-required': {level: 'safe', why: 'the opposite of response-header-became-optional'},
  'response-header-removed': {
    level: 'breaking',
    oasdiff: 'WARN',
    why: 'for required ones, oasdiff reports ERR; a program that reads an optional one no longer finds it',
  },

  'webhook-added': safeRule,
  'webhook-removed': breakingRule,
  'webhook-renamed': {level: 'breaking', why: 'the operation ID shows that it is the same; oasdiff: removed and added'},

  'new-optional-request-property': safeRule,
  'new-required-request-property': breakingRule,
  'request-property-became-optional': safeRule,
  'request-property-became-required': breakingRule,
  'request-property-removed': dangerousRule,
  'request-property-removed-from-closed': {
    level: 'breaking',
    oasdiff: 'WARN',
    why: 'additionalProperties: false rejects requests that still contain it',
  },
  'request-additional-properties-closed': {level: 'breaking', why: 'requests with other fields are rejected'},
  'request-additional-properties-opened': {level: 'safe', why: 'the opposite of closed'},
  'response-optional-property-added': safeRule,
  'response-property-became-optional': breakingRule,
  'response-property-became-required': safeRule,
  'response-property-removed': {
    level: 'breaking',
    oasdiff: 'ERR',
    why: 'for optional ones, oasdiff reports WARN; a program that reads it no longer finds it',
  },
  'response-additional-properties-closed': {level: 'safe', why: 'the opposite of opened'},
  'response-additional-properties-opened': {level: 'safe', why: 'new fields are also safe'},
  'property-deprecated': safeRule,
  'property-reactivated': safeRule,

  'request-property-became-not-nullable': breakingRule,
  'request-property-became-nullable': safeRule,
  'response-property-became-not-nullable': safeRule,
  'response-property-became-nullable': breakingRule,

  'request-property-type-changed': breakingRule,
  'request-property-type-generalized': safeRule,
  'response-property-type-changed': breakingRule,
  'response-property-type-generalized': breakingRule,
  'response-property-type-specialized': safeRule,

  'request-property-became-enum': breakingRule,
  'request-property-enum-removed': {level: 'safe', why: 'the opposite of became-enum'},
  'request-property-enum-value-added': safeRule,
  'request-property-enum-value-removed': breakingRule,
  'response-property-became-enum': {level: 'safe', why: 'the API sends fewer values'},
  'response-property-const-changed': breakingRule,
  'response-property-enum-removed': {level: 'dangerous', why: 'the API can send unlisted values'},
  'response-property-enum-value-added': dangerousRule,
  'response-property-enum-value-removed': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'a program that waits for the value never receives it',
  },

  'request-property-limit-set': dangerousRule,
  'request-property-limit-tightened': breakingRule,
  'request-property-limit-loosened': safeRule,
  'response-property-limit-loosened': breakingRule,
  'response-property-limit-tightened': {level: 'safe', why: 'the API sends fewer values'},

  'request-property-pattern-added': breakingRule,
  'request-property-pattern-changed': dangerousRule,
  'request-property-pattern-removed': safeRule,
  'response-property-pattern-changed': safeRule,

  'request-property-default-value-changed': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'the API behaves differently if the field is omitted',
  },
  'response-property-default-value-changed': safeRule,

  'request-property-one-of-added': safeRule,
  'request-property-one-of-removed': breakingRule,
  'request-property-wrapped-in-one-of': breakingRule,
  'response-property-any-of-added': {
    level: 'dangerous',
    oasdiff: 'INFO',
    why: 'the API can send an object in a form that no program knows',
  },
  'response-property-one-of-added': breakingRule,
  'response-property-one-of-removed': safeRule,
  'response-property-wrapped-in-one-of': breakingRule,

  'schema-assertion-changed': {
    level: 'dangerous',
    why: 'for keywords such as not, if, or contains, no tool can determine which requests they reject',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof REST_RULES;
