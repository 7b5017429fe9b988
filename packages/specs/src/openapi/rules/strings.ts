import {isPlainObject, type Oas3Decorator, type UserContext} from '@redocly/openapi-core';

/** Converts strings that YAML parsed as numbers or booleans, such as an unquoted `version: 1.0`. */
export const convertToStrings: Oas3Decorator = () => {
  const enter = (node: unknown, {type}: UserContext): void => {
    if (!isPlainObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      const valueType = type.properties[key] as {type?: string; items?: {type?: string}} | null | undefined;
      if (valueType?.type === 'string') node[key] = toText(value);
      else if (valueType?.items?.type === 'string' && Array.isArray(value)) node[key] = value.map(toText);
    }
  };
  return {any: {enter}, ref: {enter}};
};

const toText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
