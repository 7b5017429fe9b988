import {isPlainObject, type Oas3Rule, type UserContext} from '@redocly/openapi-core';

/** Reports invalid keyword values that other rules ignore, or report only in examples, far from their cause. */
export const checkKeywords: Oas3Rule = () => {
  const enter = (node: unknown, {report, location, type}: UserContext): void => {
    // Other types, such as maps of fields, have names that the writer chooses.
    if (type.extensionsPrefix === undefined || !isPlainObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      const message = explainInvalidValue(key, value);
      if (message !== undefined) report({message, location: location.child(key).key()});
    }
  };
  return {any: {enter}, ref: {enter}};
};

function explainInvalidValue(key: string, value: unknown): string | undefined {
  if (key === 'pattern') return typeof value === 'string' ? explainInvalidPattern(value) : undefined;
  if (key === 'x-errors' || key === 'x-status-codes') {
    if (
      isPlainObject(value) &&
      Object.values(value).every(
        (code) => isPlainObject(code) && isOptionalString(code.cause) && isOptionalString(code.cure),
      )
    )
      return undefined;
    return `"${key}" must map each code to its status, cause, and cure, which are strings. Write "${key}:", below it "CODE:", and below that "cause: …".`;
  }
  if (key === 'x-enumDescriptions' || key === 'x-enum-descriptions') {
    if (isPlainObject(value) || Array.isArray(value)) return undefined;
    return `"${key}" must map each value to its meaning. Write "${key}:" and, below it, "VALUE: …".`;
  }
  return undefined;
}

function explainInvalidPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message.replace(/^.*\/: /, '');
    return `the pattern ${JSON.stringify(pattern)} isn't a valid regular expression: ${reason}. Correct it.`;
  }
}

const isOptionalString = (value: unknown): boolean => value === undefined || typeof value === 'string';
