/** Checks a request of the REST API. */
import {z} from 'zod';
import {address, headers, json, parameters} from './inputs';
import {tool} from './tool';

export const validateRequest = tool({
  name: 'validate_request',
  title: 'Validate a request of the REST API',
  description:
    'Checks a request against the OpenAPI description, without sending it: path, method, query, headers and each field of the body. Names what is wrong and the cure.',
  input: z.strictObject({
    method: z
      .string()
      .trim()
      .regex(/^[A-Za-z]{3,7}$/, 'This must be a method of HTTP, such as POST.'),
    path: address.describe(
      'Below the address of the server, with values in the place of parameters, or the whole address.',
    ),
    query: parameters.optional().describe('Parameters of the query, by name.'),
    headers: headers.optional().describe('All headers of the request, by name. Without them, headers are not checked.'),
    body: json.optional().describe('The body as JSON.'),
  }),
  async answer({specifications}, request) {
    const {checkRequest} = await import('../checks/request');
    const {operation, problems, notes} = checkRequest(specifications.rest, request);
    const data = {valid: problems.length === 0, ...(operation !== undefined && {operation}), problems, notes};
    const verdict =
      problems.length === 0
        ? `The request is valid: it keeps the description of \`${operation ?? ''}\`.`
        : [
            `The request is not valid${operation === undefined ? '' : ` for \`${operation}\``}:`,
            ...problems.map((problem) => `- ${problem}`),
          ].join('\n');
    return {text: [verdict, ...notes].join('\n\n'), data};
  },
});
