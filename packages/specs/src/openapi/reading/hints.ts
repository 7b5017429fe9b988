/** Hints by lint rule, for rules whose message doesn't include one. */
const HINTS: Record<string, string> = {
  'operation-description': 'Add "description: …" below its operationId to explain what the operation does.',
  'operation-summary': 'Add "summary: …" below its operationId, with its name in the menu.',
  'operation-operationId': 'Write "operationId: resource_action".',
  'operation-operationId-unique': 'Give this operation a different operationId, or delete the copy.',
  'operation-tag-defined':
    'Add "tags:" with the name of a tag below its operationId, and list that tag under "tags:" in the root file.',
  'operation-singular-tag': 'Keep only one of its tags, because each page appears in the menu once.',
  'operation-2xx-response': 'Add a success response, such as 200.',
  'operation-4xx-response': 'Add error responses, such as 400 and 404.',
  'parameter-description': 'Add "description: …" below its name to explain its purpose.',
  'tag-description': 'Add "description: …" below its name.',
  'no-unused-components': 'Add a reference to it where it belongs, or delete it.',
  'no-unresolved-refs': 'Correct the reference, or define the part that it points to.',
  'security-defined': 'Define it under components.securitySchemes in the root file, or correct its name.',
  'path-parameters-defined':
    'Add the parameter with "in: path", or correct its name: it must match the name in braces in the path.',
  'no-ambiguous-paths': 'Keep one of the two paths.',
  'no-identical-paths': 'Keep one of the two paths.',
  'no-path-trailing-slash': 'Delete the slash at the end of the path.',
  'no-server-trailing-slash': 'Delete the slash at the end of the URL.',
  'no-enum-type-mismatch': 'Correct the value or the type.',
  'no-invalid-media-type-examples': 'Correct the example or the schema.',
  'no-invalid-schema-examples': 'Correct the example or the schema.',
  'no-invalid-parameter-examples': 'Correct the example or the schema.',
  'no-required-schema-properties-undefined': 'Add it under "properties:", or delete its name from "required:".',
  'info-contact': 'Add "contact:" with a name and a URL.',
  'info-license': 'Add "license:" with a name and a URL.',
};

/**
 * Returns a hint for a lint message.
 *
 * @param ruleId - name of the lint rule
 * @param message - message of the linter
 * @returns the hint, with a leading space; an empty string if there is none
 */
export function getHint(ruleId: string, message: string): string {
  if (ruleId === 'struct' || ruleId === 'configuration struct') {
    if (/is not expected here/.test(message)) return ' Correct the name or the indentation of the line.';
    if (/must be present/.test(message)) return ' Add it, or correct the indentation of the lines.';
    if (/at least one of the following fields/.test(message)) return ' Add one of them.';
    if (/^Expected type `string` but got `(?:number|integer|boolean)`/.test(message)) return ' Put it in quotes.';
    if (/^Expected type `number` but got `boolean`/.test(message))
      return ' In OpenAPI 3.1, exclusiveMinimum and exclusiveMaximum contain the limits: write the number there, and delete minimum or maximum.';
    if (/type|one of the following/.test(message)) return ' Correct the value.';
    return ' Compare this part with a similar one in the description.';
  }
  const hint = HINTS[ruleId];
  return hint === undefined ? '' : ` ${hint}`;
}
