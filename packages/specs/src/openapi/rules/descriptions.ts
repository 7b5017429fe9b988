import {checkNestingDepth} from '@paydocs/core/html';
import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {DATA_KEYS} from '../reading/sources';

/** Reports Markdown that is nested too deeply. Otherwise, generating the page would fail without a location. */
export const checkMarkdownNesting: Oas3Rule = () => {
  const visit = (node: unknown, context: UserContext, location = context.location, isExtension = false): void => {
    const message = typeof node === 'string' ? checkNestingDepth(node) : undefined;
    if (message !== undefined) context.report({message, location: location.key()});
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const isInExtension = isExtension || key.startsWith('x-');
      // The linter visits the objects outside extensions by itself.
      if ((isInExtension || typeof value === 'string' || Array.isArray(value)) && !DATA_KEYS.has(key))
        visit(value, context, location.child(key), isInExtension);
    }
  };
  const enter = (node: unknown, context: UserContext): void => visit(node, context);
  return {any: {enter}, ref: {enter}};
};
