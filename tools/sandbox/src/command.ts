/**
 * Implements `npm run sandbox`, which runs working versions of both APIs on this machine, from the site's
 * specifications and test data. `--port` sets the port, `--forward ORIGIN` sends all events to an origin, `--no-limit`
 * turns off the rate limit, and `--watch` restarts the sandbox when the specifications change.
 */
import {parseArgs} from 'node:util';
import chokidar from 'chokidar';
import {reportError, toInputError, assertPortAvailable, loadSite, readSpecifications} from '@paydocs/cli';
import {InputError} from '@paydocs/core';
import {openapiFile, graphqlSchemaFile} from '@paydocs/preset/site';
import type {TestDataTables} from './options';
import {startSandbox, type RunningSandbox} from './start';

interface Arguments {
  port: number;
  forward: string | undefined;
  isLimited: boolean;
  isWatching: boolean;
}

/** Delay before a restart in milliseconds, because a generation changes several files. */
const RESTART_DELAY_MS = 300;

async function main(): Promise<void> {
  const options = parseArguments();
  await assertPortAvailable(options.port, '127.0.0.1');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  if (options.isWatching) await watch(options);
  else await start(options);
}

async function start({port, forward, isLimited}: Arguments): Promise<RunningSandbox> {
  const site = await loadSite();
  const options = {
    ...(await readSpecifications(site)),
    brand: site.brand,
    testData: site.checks.testData?.tables as TestDataTables | undefined,
    forward,
    ...(!isLimited && {rateLimit: 0}),
    onDefect: (message: string) => console.error(`The sandbox has a bug: ${message}`),
  };
  const started = await startSandbox(options, port);
  printStartupMessage(started, forward);
  return started;
}

/** Starts the sandbox, and restarts it after each generation that changes the specifications. */
async function watch(options: Arguments): Promise<void> {
  let running: RunningSandbox | undefined;
  let last: Promise<void> = Promise.resolve();
  const restart = async (): Promise<void> => {
    if (running) console.log('The specifications have changed. Restarting the sandbox with no data…');
    await running?.stop();
    running = undefined;
    try {
      running = await start(options);
    } catch (error) {
      // The preview reports errors in the specifications. When they're fixed, the sandbox starts again.
      if (!toInputError(error)) throw error;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  chokidar.watch([openapiFile, graphqlSchemaFile], {ignoreInitial: true}).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(restart).catch(fail);
    }, RESTART_DELAY_MS);
  });
  last = last.then(restart);
  await last;
}

function printStartupMessage({sandbox, origin, urls}: RunningSandbox, forward: string | undefined): void {
  const {rest, graphql} = sandbox.examples;
  console.log(
    [
      `The sandbox is at ${origin}. To stop it, press Ctrl+C.`,
      `  REST API            ${urls.rest}`,
      `  GraphQL API         ${urls.graphql}`,
      `  live subscriptions  ${urls.live}`,
      `  for tests           ${origin}/_sandbox`,
      `  API key             any key that starts with key_test_ or key_live_`,
      `  signing secret      ${sandbox.signingSecret}`,
      `  events              ${forward === undefined ? 'go to the URLs in requests; --forward sends them to your program' : `go to ${forward}`}`,
      ...(rest.length > 0 ? [`${rest.length} REST operations return only examples: ${abbreviate(rest)}.`] : []),
      ...(graphql.length > 0 ? [`${graphql.length} GraphQL fields return only examples: ${abbreviate(graphql)}.`] : []),
    ].join('\n'),
  );
}

const abbreviate = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');

function parseArguments(): Arguments {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '4010'},
      forward: {type: 'string'},
      'no-limit': {type: 'boolean'},
      watch: {type: 'boolean'},
    },
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
  return {port, forward, isLimited: values['no-limit'] !== true, isWatching: values.watch === true};
}

const fail = (error: unknown): void => reportError(error, "The sandbox didn't start.");

main().catch(fail);
