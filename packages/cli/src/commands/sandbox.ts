/**
 * `paydocs sandbox`: runs working versions of both APIs on this machine, from the site's specifications and test data.
 * `--port` sets the port, `--forward ORIGIN` sends all events to an origin, and `--no-limit` turns off the rate limit.
 */
import {parseArgs} from 'node:util';
import {InputError} from '@paydocs/core/inputError';
import {startSandbox, type RunningSandbox, type TestTables} from '@paydocs/sandbox';
import {reportError} from '../report';
import {readSpecifications} from '../sandbox/specifications';
import {requirePort} from '../serve/requirePort';
import {loadSite} from '../site/load';

interface Arguments {
  port: number;
  forward: string | undefined;
  isLimited: boolean;
}

async function main(): Promise<void> {
  const {port, forward, isLimited} = readArguments();
  await requirePort(port, '127.0.0.1');
  const site = await loadSite();
  const options = {
    ...(await readSpecifications(site)),
    brand: site.brand,
    testData: site.checks.testData?.tables as TestTables | undefined,
    forward,
    ...(!isLimited && {rateLimit: 0}),
    onDefect: (message: string) => console.error(`The sandbox has a bug: ${message}`),
  };
  const started = await startSandbox(options, port);
  printStart(started, forward);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

function printStart({sandbox, origin, urls}: RunningSandbox, forward: string | undefined): void {
  const {rest, graphql} = sandbox.examples;
  console.log(
    [
      `The sandbox is at ${origin}. Stop with Ctrl+C.`,
      `  REST API            ${urls.rest}`,
      `  GraphQL API         ${urls.graphql}`,
      `  live subscriptions  ${urls.live}`,
      `  for tests           ${origin}/_sandbox`,
      `  API key             any that starts with key_test_ or key_live_`,
      `  signing secret      ${sandbox.signingSecret}`,
      `  events              ${forward === undefined ? 'go to the URLs in requests; --forward sends them to your program' : `go to ${forward}`}`,
      ...(rest.length > 0 ? [`${rest.length} REST operations return only examples: ${abbreviate(rest)}.`] : []),
      ...(graphql.length > 0 ? [`${graphql.length} GraphQL fields return only examples: ${abbreviate(graphql)}.`] : []),
    ].join('\n'),
  );
}

const abbreviate = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');

function readArguments(): Arguments {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '4010'}, forward: {type: 'string'}, 'no-limit': {type: 'boolean'}},
  });
  const port = Number(values.port);
  if (values.port.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InputError([{file: `--port ${values.port}`, message: 'the port must be a number from 0 to 65535.'}]);
  const {forward} = values;
  if (forward !== undefined && !/^https?:\/\/[^/]+\/?$/.test(forward))
    throw new InputError([
      {
        file: `--forward ${forward}`,
        message:
          'must be an origin, such as http://127.0.0.1:3001. The sandbox keeps the path and query of each event URL.',
      },
    ]);
  return {port, forward, isLimited: values['no-limit'] !== true};
}

main().catch((error: unknown) => reportError(error, "The sandbox didn't start."));
