import {EMBED_NAMES, type EmbedData, type EmbedName} from '@paydocs/content';
import type {Embed} from '../blocks';
import type {CheckContext} from '../checks/context';
import {getResponse} from '../rest/api';
import {getJsonMediaType, resolveReference} from '../rest/document';
import {buildChangelogData} from './changelog';
import {buildErrorsData} from './errors';
import {buildExampleData} from './examples';
import {buildFieldsData} from './fields';
import {buildDeprecationsData, buildReleaseData} from './release';
import {EmbedError} from './embedError';
import {getOperation, resolveStatus} from './operation';
import {buildValuesData} from './values';

export {EMBED_NAMES};

/**
 * Checks an embedded component, and builds its data.
 *
 * @param context - the specifications
 * @param embed - component of a page
 * @returns the data and the targets that it depends on, or a message if the component is invalid
 */
export function checkEmbed(context: CheckContext, embed: Embed): {data?: EmbedData; uses: string[]; message?: string} {
  try {
    const uses: string[] = [];
    return {data: buildEmbedData(context, embed, uses), uses};
  } catch (error) {
    if (error instanceof EmbedError) return {message: `<${embed.name}>: ${error.message}`, uses: []};
    throw error;
  }
}

function buildEmbedData(context: CheckContext, {name, attributes}: Embed, uses: string[]): EmbedData {
  switch (name as EmbedName) {
    case 'ApiRequest': {
      const operation = getOperation(context, attributes.operation);
      uses.push(operation.id);
      const body =
        operation.operation.requestBody && resolveReference(context.rest.document, operation.operation.requestBody);
      return buildExampleData(
        context,
        getJsonMediaType(body?.content),
        attributes.example,
        `${operation.id} takes no body. Delete the component.`,
        `${operation.method} ${operation.path}`,
      );
    }
    case 'ApiResponse': {
      const operation = getOperation(context, attributes.operation);
      const status = resolveStatus(operation, attributes.status);
      uses.push(operation.id);
      const response = getResponse(context.rest, operation, status);
      return buildExampleData(
        context,
        getJsonMediaType(response?.content),
        attributes.example,
        `the ${status} response of ${operation.id} has no body. Specify a status that has a body, or delete the component.`,
        `${status} ${operation.method} ${operation.path}`,
      );
    }
    case 'ApiFields':
      return buildFieldsData(context, attributes, uses);
    case 'ApiEnum':
      return buildValuesData(context, attributes, uses);
    case 'ApiErrors':
      return buildErrorsData(context, attributes, uses);
    case 'ApiChangelog':
      return buildChangelogData(context);
    case 'ApiRelease':
      return buildReleaseData(context, attributes.date ?? '');
    case 'ApiDeprecations':
      return buildDeprecationsData(context);
  }
}
