import type {Value} from '../json/value';
import type {CheckResult} from '../types';
import type {OpenApiDocument} from './document';
import {expandSchema, getItemSchemas, getProperties, getEnumValues, type NamedSchema} from './properties';

/**
 * Collects the parts of the description that a value depends on.
 *
 * @param document - OpenAPI description
 * @param value - value in a guide
 * @param root - schema of the value
 * @returns uses of the schemas, fields, and enum values that occur in the value
 */
export function collectUses(document: OpenApiDocument, value: Value, root: NamedSchema): CheckResult['uses'] {
  const uses: CheckResult['uses'] = [];
  const visit = (current: Value, schemas: readonly NamedSchema[], line: number): void => {
    for (const {name} of schemas.flatMap((each) => expandSchema(document, each))) uses.push({line, target: name});
    if (current.kind === 'object') {
      const fields = schemas.map((each) => getProperties(document, each));
      for (const entry of current.entries) {
        visit(
          entry.value,
          fields.flatMap((each) => each.get(entry.name) ?? []),
          entry.line,
        );
      }
    } else if (current.kind === 'list') {
      const items = schemas.flatMap((each) => getItemSchemas(document, each));
      for (const item of current.items) visit(item, items, item.line);
    } else if (current.kind === 'plain' && typeof current.value === 'string') {
      for (const each of schemas) {
        const listed = getEnumValues(document, each);
        if (listed?.values.has(current.value)) uses.push({line, target: `${listed.name}=${current.value}`});
      }
    }
  };
  visit(value, [root], value.line);
  return uses;
}
