import type {EmbedName} from '@paydocs/content';
import type {Embed} from '../blocks';
import {formatSuggestion} from '@paydocs/core';
import {EmbedError} from './embedError';

/** Names of the attributes of each component. A `!` marks required ones. */
const ATTRIBUTES: Record<EmbedName, string[]> = {
  ApiRequest: ['operation!', 'example'],
  ApiResponse: ['operation!', 'status', 'example'],
  ApiFields: ['operation', 'part', 'type', 'only'],
  ApiEnum: ['type!', 'field'],
  ApiErrors: ['operation', 'status', 'only'],
  ApiChangelog: [],
  ApiRelease: ['date!'],
  ApiDeprecations: [],
};

/**
 * Checks the attributes of a component.
 *
 * @throws EmbedError if an attribute is unknown or isn't a string, or if a required attribute is missing or empty
 */
export function checkAttributes({name, attributes, nonStringAttributes}: Embed): void {
  const expected = ATTRIBUTES[name as EmbedName];
  const names = expected.map((each) => each.replace('!', ''));
  if (nonStringAttributes.length > 0)
    throw new EmbedError(
      `${nonStringAttributes.join(', ')} must be a string in quotes, such as operation="payments_create".`,
    );
  for (const key of Object.keys(attributes)) {
    if (!names.includes(key))
      throw new EmbedError(
        `there's no attribute "${key}".${formatSuggestion(key, names, `Valid attributes: ${names.join(', ') || 'none'}.`)}`,
      );
  }
  for (const each of expected) {
    if (each.endsWith('!') && !attributes[each.slice(0, -1)])
      throw new EmbedError(`the attribute ${each.slice(0, -1)}="…" is missing. Add it.`);
  }
}
