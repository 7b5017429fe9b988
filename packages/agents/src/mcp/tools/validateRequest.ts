/** Validates a request of the REST API. */
import {z} from 'zod';
import {limitDiagnostics} from '../docs/limits';
import {urlSchema, headersSchema, jsonValueSchema, parametersSchema} from './inputs';
import {defineTool} from './tool';

export const validateRequest = defineTool({
  name: 'validate_request',
  title: 'Validate a REST API request',
  description:
    'Checks a request against the OpenAPI description, without sending it. Covers the path, the method, the query, the headers, and each field of the body. Reports each problem and how to fix it.',
  input: z.strictObject({
    method: z
      .string()
      .trim()
      .regex(/^[A-Za-z]{3,7}$/, 'This must be an HTTP method, such as POST.'),
    path: urlSchema.describe(
      'The path after the server URL, with values in place of path parameters, or the full URL.',
    ),
    query: parametersSchema.optional().describe('The query parameters, keyed by name.'),
    headers: headersSchema
      .optional()
      .describe("All headers of the request, keyed by name. If omitted, headers aren't checked."),
    body: jsonValueSchema.optional().describe('The body as JSON.'),
  }),
  async run({specifications}, request) {
    const {checkRequest} = await import('../checks/request');
    const {operation, diagnostics: allProblems, notes} = checkRequest(specifications.rest, request);
    const problems = limitDiagnostics(allProblems);
    const data = {valid: problems.length === 0, ...(operation !== undefined && {operation}), problems, notes};
    const verdict =
      problems.length === 0
        ? `The request is valid: it matches the description of \`${operation ?? ''}\`.`
        : [
            `The request isn't valid${operation === undefined ? '' : ` for \`${operation}\``}:`,
            ...problems.map((problem) => `- ${problem}`),
          ].join('\n');
    return {text: [verdict, ...notes].join('\n\n'), data};
  },
});
