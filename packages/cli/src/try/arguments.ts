import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isValidBrandName} from '@paydocs/core/brand';
import {checkOutFolder} from './outFolder';

/** Options of `paydocs try`. Files are absolute paths. */
export interface TryOptions {
  openapi: string | undefined;
  graphql: string | undefined;
  brand: string;
  port: number;
  serve: boolean;
  /** Absolute path of the folder for the built site; it's empty or doesn't exist. */
  out: string | undefined;
}

export const USAGE = `Usage: npm run try -- [--openapi FILE] [--graphql FILE] --brand NAME [--port N] [--no-serve] [--out DIR]

  --openapi FILE   an OpenAPI 3 description, in YAML or JSON; it can refer to files in its folder
  --graphql FILE   a GraphQL schema in SDL, the JSON result of an introspection query, or a folder of these files
  --brand NAME     the provider's name
  --port N         the server's port, 3000 by default
  --no-serve       build the site and exit
  --out DIR        keep the built site in this folder, which must be new or empty

Pass at least one of the two specifications. If you omit one, the site keeps its own specification of that API.
URLs aren't fetched, so download the file first.`;

/** Error about the command's arguments. */
export class UsageError extends Error {}

/**
 * Parses the arguments of the command.
 *
 * @param args - the command's arguments
 * @param folder - folder in which the user ran the command; paths are relative to it
 * @returns the options, with absolute paths
 * @throws UsageError that lists all errors
 */
export function parseArguments(args: readonly string[], folder: string): TryOptions {
  const {values} = parseRawArguments(args);
  const errors: string[] = [];
  if (values.openapi === undefined && values.graphql === undefined) {
    errors.push('Both --openapi and --graphql are missing. Add at least one of them.');
  }
  const file = (option: 'openapi' | 'graphql'): string | undefined => {
    const value = values[option];
    if (value === undefined) return undefined;
    const absolute = path.resolve(folder, value);
    const error = checkFile(value, absolute, option === 'graphql');
    if (error) errors.push(`--${option} is "${value}", ${error}`);
    return absolute;
  };
  const [openapi, graphql] = [file('openapi'), file('graphql')];
  const brand = values.brand?.trim() ?? '';
  if (brand === '') {
    errors.push("--brand is missing. Add the provider's name, such as --brand Acme.");
  } else if (!isValidBrandName(brand)) {
    errors.push(`--brand is "${brand}", but can contain only letters, digits, spaces, and & . , + - ( ) / ’.`);
  }
  const port = Number(values.port ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    errors.push(`--port is "${values.port}", but must be a number from 1 to 65535.`);
  }
  const out = values.out === undefined ? undefined : path.resolve(folder, values.out);
  const error = out === undefined ? undefined : checkOutFolder(out);
  if (error) errors.push(`--out is "${values.out}", ${error}`);
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  return {openapi, graphql, brand, port, serve: values['no-serve'] !== true, out};
}

function parseRawArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        openapi: {type: 'string'},
        graphql: {type: 'string'},
        brand: {type: 'string'},
        port: {type: 'string'},
        'no-serve': {type: 'boolean'},
        out: {type: 'string'},
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. To specify a positional .*/, '.'));
  }
}

function checkFile(value: string, absolute: string, mayBeFolder: boolean): string | undefined {
  if (/^[a-z]+:\/\//i.test(value)) return "but URLs aren't fetched. Download the file, and pass its path.";
  if (!fs.existsSync(absolute)) return "but this file doesn't exist. Correct the path.";
  if (fs.statSync(absolute).isDirectory() && !mayBeFolder)
    return 'but this is a folder. Pass the path of the root file in the folder.';
  return undefined;
}
