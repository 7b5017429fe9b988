import {EMBEDS, type EmbedData, type EmbedName} from '@paydocs/content';
import type {Embed} from '../blocks';
import type {Context} from '../checks/context';
import {getResponse} from '../rest/api';
import {getJsonMedia, resolve} from '../rest/document';
import {checkAttributes} from './attributes';
import {buildChangelog} from './changelog';
import {buildErrors} from './errors';
import {buildExample} from './examples';
import {buildFields} from './fields';
import {buildDeprecations, buildRelease} from './release';
import {EmbedError} from './embedError';
import {getOperation, getStatus} from './operation';
import {buildValues} from './values';

export {EMBEDS};

/**
 * Checks an embedded component, and builds its data.
 *
 * @param context - the specifications
 * @param embed - component of a page
 * @returns the data and the targets that it depends on, or a message if the component is invalid
 */
export function checkEmbed(context: Context, embed: Embed): {data?: EmbedData; uses: string[]; message?: string} {
  try {
    const uses: string[] = [];
    checkAttributes(embed);
    return {data: buildData(context, embed, uses), uses};
  } catch (error) {
    if (error instanceof EmbedError) return {message: `<${embed.name}>: ${error.message}`, uses: []};
    throw error;
  }
}

function buildData(context: Context, {name, attributes}: Embed, uses: string[]): EmbedData {
  switch (name as EmbedName) {
    case 'ApiRequest': {
      const operation = getOperation(context, attributes.operation);
      uses.push(operation.id);
      const body = operation.operation.requestBody && resolve(context.rest.document, operation.operation.requestBody);
      return buildExample(
        context,
        getJsonMedia(body?.content),
        attributes.example,
        `${operation.id} takes no body. Delete the component.`,
        `${operation.method} ${operation.path}`,
      );
    }
    case 'ApiResponse': {
      const operation = getOperation(context, attributes.operation);
      const status = getStatus(operation, attributes.status);
      uses.push(operation.id);
      const response = getResponse(context.rest, operation, status);
      return buildExample(
        context,
        getJsonMedia(response?.content),
        attributes.example,
        `the ${status} response of ${operation.id} has no body. Specify a status that has a body, or delete the component.`,
        `${status} ${operation.method} ${operation.path}`,
      );
    }
    case 'ApiFields':
      return buildFields(context, attributes, uses);
    case 'ApiEnum':
      return buildValues(context, attributes, uses);
    case 'ApiErrors':
      return buildErrors(context, attributes, uses);
    case 'ApiChangelog':
      return buildChangelog(context);
    case 'ApiRelease':
      return buildRelease(context, attributes.date ?? '');
    case 'ApiDeprecations':
      return buildDeprecations(context);
  }
}
