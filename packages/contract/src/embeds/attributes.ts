import type {EmbedName} from '@paydocs/guides/embeds/embeds';
import type {Embed} from '../blocks';
import {didYouMean} from '@paydocs/core/nearest';
import {EmbedMistake} from './mistake';

/** What each component takes: `!` marks what it needs. */
const ATTRIBUTES: Record<EmbedName, string[]> = {
  ApiRequest: ['operation!', 'example'],
  ApiResponse: ['operation!', 'status', 'example'],
  ApiFields: ['operation', 'part', 'type', 'only'],
  ApiEnum: ['type!', 'field'],
  ApiErrors: ['operation!', 'status', 'only'],
  ApiChangelog: [],
  ApiRelease: ['date!'],
  ApiDeprecations: [],
};

/** Throws {@link EmbedMistake} when a component lacks an attribute, or has one that it doesn't take. */
export function checkAttributes({name, attributes, others}: Embed): void {
  const known = ATTRIBUTES[name as EmbedName];
  const names = known.map((each) => each.replace('!', ''));
  if (others.length > 0)
    throw new EmbedMistake(`${others.join(', ')} must be a string in quotes, such as operation="payments_create".`);
  for (const key of Object.keys(attributes)) {
    if (!names.includes(key))
      throw new EmbedMistake(
        `there's no attribute "${key}".${didYouMean(key, names, `Valid attributes: ${names.join(', ') || 'none'}.`)}`,
      );
  }
  for (const each of known) {
    if (each.endsWith('!') && !attributes[each.slice(0, -1)])
      throw new EmbedMistake(`${each.slice(0, -1)}="…" is missing.`);
  }
}
