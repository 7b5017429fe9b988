import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {bundleOpenApi} from '../../src/openapi/bundle';

/**
 * Bundles a valid description with these lines after its version, and only the rules that any description follows.
 *
 * @returns the errors as `line: message [ID]`; empty if there are none
 */
export async function getDiagnostics(lines: string, strict = true, version = '3.1.0'): Promise<string[]> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const rules = path.join(folder, 'rules.yaml');
  fs.writeFileSync(rules, 'extends: [minimal]\n');
  const root = path.join(folder, 'api.yaml');
  const end = [
    ...(/^info:/m.test(lines) ? [] : ["info: {title: A, version: '1'}"]),
    ...(/^paths:/m.test(lines) ? [] : ['paths: {/any: {get: {responses: {default: {description: A.}}}}}']),
  ];
  fs.writeFileSync(root, [`openapi: ${version}`, lines, ...end, ''].join('\n'));
  try {
    await bundleOpenApi(root, rules, {strict});
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/^.*api\.yaml:(\d+):\d+: /, '$1: '));
  }
}
