import type {WebhookReceiver} from '@paydocs/contract';
import {sign} from './signature';
import {waitForPort} from './ports';
import {indent, type RunningProgram} from './program';
import {formatStatus, sendRequest} from './send';
import type {Sample} from './types';

/** Running program, and the values that its tests need to send events. */
export interface SampleRun {
  program: RunningProgram;
  port: number;
  /** Signing secret with which the program was started. */
  secret: string;
  /** Name of the environment variable for the secret. */
  secretVariable: string;
  /** Name of the header with the signature of an event; without one, no event is sent. */
  signatureHeader: string | undefined;
  /** Returns the specification's example of an event type, as JSON; `undefined` if there's none. */
  getEvent(type: string): string | undefined;
}

/** Request to a receiver. */
interface DeliveryAttempt {
  /** Description of the request, which completes "it responded to". */
  description: string;
  body?: string;
  /** Signature; `undefined` if the header is missing. */
  signature: string | undefined;
  /** Name of the header with the signature, if it's the wrong one. */
  header?: string;
  query?: string;
}

/** Matches errors that a program logs without reporting them in its response. */
const ERROR_PATTERN = /^.*(?:PHP (?:Warning|Notice|Deprecated|Fatal error)|Traceback \(most recent call last\)).*$/m;

/**
 * Sends genuine and forged events to a receiver.
 *
 * @returns messages about events that the receiver doesn't handle correctly
 */
export async function testReceiver(run: SampleRun, {types, path}: WebhookReceiver): Promise<string[]> {
  const errors: string[] = [];
  const {program, port, signatureHeader} = run;
  const expect = async (event: string, attempt: DeliveryAttempt, isGenuine: boolean): Promise<void> => {
    const {description, body = event, signature, header = signatureHeader ?? '', query = ''} = attempt;
    const headers = signature === undefined ? {} : {[header]: signature};
    const status = await sendRequest(port, {method: 'POST', path: path + query, headers, body});
    if (isGenuine && (status < 200 || status >= 300))
      errors.push(
        `it responded with ${formatStatus(status)} to ${description}, but must accept the event with a status such as 200:\n${indent(program.output())}`,
      );
    if (!isGenuine && (status < 400 || status >= 500))
      errors.push(
        `it responded with ${formatStatus(status)} to ${description}, but must reject the event with a status such as 400.`,
      );
  };
  for (const [index, type] of types.entries()) {
    const event = run.getEvent(type);
    if (event === undefined) return [...errors, `the specification has no example for the event ${type}.`];
    for (const attempt of createGenuineAttempts(event, type, run)) await expect(event, attempt, true);
    if (index === 0) for (const attempt of createForgedAttempts(event, run)) await expect(event, attempt, false);
  }
  const [error] = ERROR_PATTERN.exec(program.stderr()) ?? [];
  if (errors.length === 0 && error !== undefined)
    errors.push(`it logged an error when it received events:\n${indent(program.output())}`);
  if (errors.length === 0 && program.hasExited())
    errors.push(`it exited when it received events:\n${indent(program.output())}`);
  return errors;
}

const getTimestamp = (): number => Math.floor(Date.now() / 1000);

function createGenuineAttempts(event: string, type: string, {secret}: SampleRun): DeliveryAttempt[] {
  const multilineBody = JSON.stringify(JSON.parse(event), null, 2);
  const signNow = (body: string): string => sign(body, {secret, time: getTimestamp()});
  return [
    {description: `a signed event ${type}`, signature: signNow(event)},
    {description: `the same event ${type} a second time`, signature: signNow(event)},
    {description: `a signed event ${type} at a URL with a query`, signature: signNow(event), query: '?source=test'},
    {
      description: `a signed event ${type} with line breaks in its JSON`,
      signature: signNow(multilineBody),
      body: multilineBody,
    },
  ];
}

function createForgedAttempts(event: string, {secret}: SampleRun): DeliveryAttempt[] {
  const time = getTimestamp();
  const validSignature = sign(event, {secret, time});
  return [
    {description: 'an event with the wrong signature', signature: sign(event, {secret: 'another secret', time})},
    {description: 'an event that was signed an hour ago', signature: sign(event, {secret, time: time - 3600})},
    {
      description: 'an event with a signature one hour in the future',
      signature: sign(event, {secret, time: time + 3600}),
    },
    {description: 'an event with the signature of another event', signature: sign(`${event} `, {secret, time})},
    {description: 'an event without a signature', signature: undefined},
    {description: 'an event with an empty signature', signature: ''},
    {description: 'an event with the signature in another header', signature: validSignature, header: 'X-Signature'},
    {description: 'an event that was signed with sha1', signature: sign(event, {secret, time, algorithm: 'sha1'})},
  ];
}

/**
 * Tests a receiver that was started with an empty signing secret, with which anyone can sign.
 *
 * @returns a message if the receiver neither exits with an error that names the variable nor rejects a forged event
 */
export async function testEmptySecret(run: SampleRun, {receiver}: Sample): Promise<string[]> {
  const {program, port, secret, secretVariable, signatureHeader} = run;
  const expectation = `It must exit with a message that names the variable, or respond to events with a status of 500 or higher`;
  try {
    await waitForPort(port, 60_000, program.hasExited);
  } catch {
    const code = await program.exitCode;
    if (code !== 0 && program.output().includes(secretVariable)) return [];
    return [
      `when started with an empty ${secretVariable}, it exited without reporting the problem. ${expectation}:\n${indent(program.output())}`,
    ];
  }
  const event = run.getEvent(receiver?.types[0] ?? '') ?? '';
  const headers = {[signatureHeader ?? '']: sign(event, {secret, time: getTimestamp()})};
  const status = await sendRequest(port, {method: 'POST', path: receiver?.path ?? '', headers, body: event});
  if (status >= 500) return [];
  return [
    `when started with an empty ${secretVariable}, it responded with ${formatStatus(status)} to an event signed with the empty secret. ${expectation}.`,
  ];
}
