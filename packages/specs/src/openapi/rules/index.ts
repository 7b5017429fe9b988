import type {Config, Oas3Rule, Plugin} from '@redocly/openapi-core';
import {checkMarkdownNesting} from './descriptions';
import {checkFieldNames} from './fieldNames';
import {checkHeaderNames} from './headerNames';
import {checkKeywords} from './keywords';
import {checkOperationIds, OPERATION_ID_RULE} from './operationIds';
import {replaceBooleanSchemas, replaceSchemaNames} from './schemas';
import {checkServerUrls} from './serverUrls';
import {convertToStrings} from './strings';

/** Rules that the linter applies to each description, whatever the rules file says, by the kind of their warnings. */
export const RULES: Record<string, {rule: Oas3Rule; isFatal: boolean}> = {
  'invalid name': {rule: checkHeaderNames, isFatal: true},
  'Markdown that is nested too deeply': {rule: checkMarkdownNesting, isFatal: true},
  'invalid server URL': {rule: checkServerUrls, isFatal: true},
  'invalid keyword value': {rule: checkKeywords, isFatal: false},
  // The second field's anchor gets a numeric suffix.
  'two fields with the same anchor': {rule: checkFieldNames, isFatal: false},
};

/** Plugin of the linter with the rules and conversions of this package. */
export const plugin: Plugin = {
  id: 'paydocs',
  rules: {
    oas3: {
      ...Object.fromEntries(Object.entries(RULES).map(([id, {rule}]) => [id, rule])),
      'duplicate operation ID': checkOperationIds,
    },
  },
  preprocessors: {oas3: {replaceBooleanSchemas, replaceSchemaNames}},
  decorators: {oas3: {convertToStrings}},
};

/**
 * Turns on the plugin.
 *
 * @param config - configuration with the plugin, which is changed in place
 * @param strict - `false` if strings that aren't quoted are converted
 */
export function activatePlugin({rules, preprocessors, decorators}: Config, strict: boolean): void {
  for (const version of ['oas3_0', 'oas3_1'] as const) {
    for (const id of Object.keys(RULES)) rules[version][id] = 'error';
    rules[version]['duplicate operation ID'] = rules[version][OPERATION_ID_RULE] ?? 'off';
    rules[version][OPERATION_ID_RULE] = 'off';
    for (const id of Object.keys(plugin.preprocessors?.oas3 ?? {})) preprocessors[version][id] = 'on';
    if (!strict) decorators[version].convertToStrings = 'on';
  }
}
