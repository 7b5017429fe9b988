/** Lists and explains error and result codes. */
import {z} from 'zod';
import {formatSuggestion} from '@paydocs/core';
import type {ApiCode} from '../docs/errors';
import {ToolError} from '../toolError';
import {nameSchema} from './inputs';
import {defineTool} from './tool';

const MAX_PAGES = 6;

export const listErrors = defineTool({
  name: 'list_errors',
  title: 'List error codes',
  description:
    'Lists the error codes and the result codes, such as the reasons for a declined payment, each with its cause and solution.',
  input: z.strictObject({
    kind: z
      .enum(['error', 'result'])
      .optional()
      .describe('error: codes of failed requests. result: outcomes of successful requests. If omitted, both.'),
    status: z
      .string()
      .trim()
      .max(40)
      .optional()
      .describe('The status code of the response, such as 422, or the status of the payment, such as `FAILED`.'),
  }),
  async run({specifications}, {kind, status}) {
    const {collectCodes} = await import('../docs/errors');
    const all = collectCodes(specifications.rest.document);
    const codes = all.filter(
      (code) => (kind === undefined || code.kind === kind) && (status === undefined || code.status === status),
    );
    if (codes.length > 0) return {text: codes.map(renderApiCode).join('\n'), data: {codes}};
    const statuses = [...new Set(all.map((code) => code.status).filter((each) => each !== undefined))];
    if (all.length === 0) return {text: 'The API description contains no codes.', data: {codes}};
    throw new ToolError(
      `No code has ${[kind && `the kind ${kind}`, status && `the status "${status}"`].filter(Boolean).join(' and ')}. Valid statuses: ${statuses.join(', ')}.`,
    );
  },
});

export const explainError = defineTool({
  name: 'explain_error',
  title: 'Explain an error code',
  description:
    'Explains an error or result code: its meaning and solution, the operations that return it, and the pages that mention it.',
  input: z.strictObject({code: nameSchema.describe('The code, exactly as the API returns it.')}),
  async run(site, {code: requestedCode}) {
    const {collectCodes, findOperationIdsWithError: findOperationsWithError} = await import('../docs/errors');
    const codes = collectCodes(site.specifications.rest.document);
    const code =
      codes.find((each) => each.code === requestedCode) ??
      codes.find((each) => each.code.toLowerCase() === requestedCode.toLowerCase());
    if (code === undefined) {
      const known = codes.map((each) => each.code);
      throw new ToolError(
        `There's no code "${requestedCode}".${formatSuggestion(requestedCode, known, 'List all codes with list_errors.')}`,
      );
    }
    const operations = code.kind === 'error' ? findOperationsWithError(site, code.code) : [];
    const pages = site.pages.all
      .filter(({area, body}) => area === 'guides' && body.includes(`\`${code.code}\``))
      .slice(0, MAX_PAGES)
      .map(({path, title}) => ({path, title}));
    const text = [
      `\`${code.code}\`${code.status === undefined ? '' : ` (${code.kind === 'error' ? 'HTTP ' : ''}${code.status})`}`,
      `**Cause:** ${code.cause || 'Not documented.'}`,
      `**What to do:** ${code.cure || 'Not documented.'}`,
      operations.length > 0 && `**Operations that return it:** ${operations.map((id) => `\`${id}\``).join(', ')}`,
      pages.length > 0 && `**Guides about it:** ${pages.map(({path, title}) => `${title} (\`${path}\`)`).join(', ')}`,
    ].filter(Boolean);
    return {text: text.join('\n\n'), data: {...code, operations, pages}};
  },
});

const renderApiCode = ({code, status, cause, cure}: ApiCode): string =>
  `- \`${code}\`${status === undefined ? '' : ` (${status})`}: ${[cause, cure].filter(Boolean).join(' ').replace(/\s+/g, ' ')}`;
