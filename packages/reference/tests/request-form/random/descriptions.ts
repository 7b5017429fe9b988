/** Descriptions of APIs for random requests, and the forms of their operations. */
import fs from 'node:fs';
import YAML from 'yaml';
import {forEachOperation, type OpenApiDocument, type Operation, resolveServerUrls} from '@paydocs/specs';
import {openapi} from '../../../../../tests/contract/fixture';
import {largeOpenApi} from '../../../../../tests/foreign/openApi';
import type {RequestData} from '../../../src/request-form/data';
import {createRequestData} from '../../../src/request-form/generate/requestData';

/** An operation with its form. */
export interface OperationForm {
  name: string;
  operation: Operation;
  data: RequestData;
}

/** Returns the description of the fixture site's API. */
export function getFixtureDescription(): OpenApiDocument {
  return resolveServerUrls(structuredClone(openapi), 'https://api.example');
}

/** Returns the descriptions of other providers' APIs, by name. */
export function readForeignDescriptions(): Record<string, OpenApiDocument> {
  const names = ['apiary-3.0', 'apiary-3.1'];
  const parsed = names.map((name) => [
    name,
    YAML.parse(fs.readFileSync(`tests/fixtures/foreign/${name}.yaml`, 'utf8')),
  ]);
  return {...Object.fromEntries(parsed), large: largeOpenApi(40)};
}

/** Returns a form for each operation, as browsers read it. */
export function createForms(document: OpenApiDocument): OperationForm[] {
  const forms: OperationForm[] = [];
  forEachOperation(document, (operation, item, place) => {
    if ('webhook' in place) return;
    const requestData = createRequestData(
      document,
      {operation, item, ...place},
      {
        pageUrl: {schema: (name) => name, operation: (key) => key, tag: (name) => name},
        apiKeyVariable: 'ACME_API_KEY',
      },
    );
    const data = JSON.parse(JSON.stringify({styles: '/form.css', ...requestData})) as RequestData;
    forms.push({name: `${place.method} ${place.path}`, operation, data});
  });
  return forms;
}
