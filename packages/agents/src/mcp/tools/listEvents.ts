/** Lists the webhook events that the API sends. */
import {z} from 'zod';
import {defineTool} from './tool';

export const listEvents = defineTool({
  name: 'list_events',
  title: 'List the webhook events',
  description:
    'Lists all events that the API sends to webhooks, with their meanings. To read the payload of an event, use read_operation.',
  input: z.strictObject({}),
  async run(site) {
    const {getFirstSentence} = await import('@paydocs/core/html');
    const events = [...site.events.values()].map((event) => {
      const {type, id, operation} = event;
      return {
        type,
        id,
        title: operation.summary ?? '',
        description: getFirstSentence(operation.description),
        page: site.findPage(event)?.path,
      };
    });
    if (events.length === 0) return {text: 'The API sends no events.', data: {events}};
    const lines = events.map(
      ({type, description, page}) => `- \`${type}\`: ${description}${page === undefined ? '' : ` (page \`${page}\`)`}`,
    );
    return {text: lines.join('\n'), data: {events}};
  },
});
