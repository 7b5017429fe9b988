import {EMBEDS, type EmbedData, type EmbedName} from '@paydocs/guides/embeds/embeds';
import type {Embed} from '../blocks';
import type {Context} from '../checks/context';
import {responseOf} from '../rest/api';
import {jsonOf, resolve} from '../rest/document';
import {checkAttributes} from './attributes';
import {changelog} from './changelog';
import {errors} from './errors';
import {example} from './examples';
import {fields} from './fields';
import {deprecations, release} from './release';
import {EmbedMistake} from './mistake';
import {operationOf, statusOf} from './operation';
import {values} from './values';

export {EMBEDS};

/**
 * Checks an embedded component, and builds its data.
 *
 * @param context - the specifications
 * @param embed - component of a page
 * @returns data and uses, or a message if the component is invalid
 */
export function checkEmbed(context: Context, embed: Embed): {data?: EmbedData; uses: string[]; problem?: string} {
  try {
    const uses: string[] = [];
    checkAttributes(embed);
    return {data: buildData(context, embed, uses), uses};
  } catch (error) {
    if (error instanceof EmbedMistake) return {problem: `<${embed.name}>: ${error.message}`, uses: []};
    throw error;
  }
}

function buildData(context: Context, {name, attributes}: Embed, uses: string[]): EmbedData {
  switch (name as EmbedName) {
    case 'ApiRequest': {
      const operation = operationOf(context, attributes.operation);
      uses.push(operation.id);
      const body = operation.operation.requestBody && resolve(context.rest.document, operation.operation.requestBody);
      return example(
        context,
        jsonOf(body?.content),
        attributes.example,
        `${operation.id} takes no body.`,
        `${operation.method} ${operation.path}`,
      );
    }
    case 'ApiResponse': {
      const operation = operationOf(context, attributes.operation);
      const status = statusOf(operation, attributes.status);
      uses.push(operation.id);
      const response = responseOf(context.rest, operation, status);
      return example(
        context,
        jsonOf(response?.content),
        attributes.example,
        `the ${status} response of ${operation.id} has no body.`,
        `${status} ${operation.method} ${operation.path}`,
      );
    }
    case 'ApiFields':
      return fields(context, attributes, uses);
    case 'ApiEnum':
      return values(context, attributes, uses);
    case 'ApiErrors':
      return errors(context, attributes, uses);
    case 'ApiChangelog':
      return changelog(context);
    case 'ApiRelease':
      return release(context, attributes.date ?? '');
    case 'ApiDeprecations':
      return deprecations(context);
  }
}
