import type {Receiver} from '@paydocs/contract/routes';
import {sign} from '@paydocs/sandbox/events/signature';
import {untilListening} from './ports';
import {indent, type Running} from './program';
import {named, send} from './send';
import type {Sample} from './types';

/** A program that runs, and what it receives events with. */
export interface Receiving {
  program: Running;
  port: number;
  /** The one that it was started with. */
  secret: string;
  /** The environment variable that holds the secret. */
  secretVariable: string;
  /** Name of the header with the signature of an event; without one, no event is sent. */
  signatureHeader: string | undefined;
  /** @returns an event of a type, as the specification shows it */
  event(type: string): string | undefined;
}

/** A request to a receiver. */
interface Attempt {
  /** Completes "it answered". */
  what: string;
  body?: string;
  /** The signature; `undefined` if the header is missing. */
  signature: string | undefined;
  /** Of the header, if it isn't the right one. */
  header?: string;
  query?: string;
}

/** What a program writes when it goes wrong without saying so in its response. */
const ERROR = /^.*(?:PHP (?:Warning|Notice|Deprecated|Fatal error)|Traceback \(most recent call last\)).*$/m;

/** @returns what a receiver does wrong with events that are genuine, and with others */
export async function tryReceiver(receiving: Receiving, {types, path}: Receiver): Promise<string[]> {
  const problems: string[] = [];
  const {program, port, signatureHeader} = receiving;
  const expect = async (event: string, attempt: Attempt, isGenuine: boolean): Promise<void> => {
    const {what, body = event, signature, header = signatureHeader ?? '', query = ''} = attempt;
    const headers = signature === undefined ? {} : {[header]: signature};
    const status = await send(port, {method: 'POST', path: path + query, headers, body});
    if (isGenuine && (status < 200 || status >= 300))
      problems.push(`it responded to ${what} with ${named(status)}, but must accept it:\n${indent(program.output())}`);
    if (!isGenuine && (status < 400 || status >= 500))
      problems.push(`it responded to ${what} with ${named(status)}, but must reject it with a status such as 400.`);
  };
  for (const [index, type] of types.entries()) {
    const event = receiving.event(type);
    if (event === undefined) return [...problems, `the specification has no example for the event ${type}.`];
    for (const attempt of genuine(event, type, receiving)) await expect(event, attempt, true);
    if (index === 0) for (const attempt of forged(event, receiving)) await expect(event, attempt, false);
  }
  const [error] = ERROR.exec(program.errors()) ?? [];
  if (problems.length === 0 && error !== undefined)
    problems.push(`it logged an error when it received events:\n${indent(program.output())}`);
  if (problems.length === 0 && program.isGone())
    problems.push(`it exited when it received events:\n${indent(program.output())}`);
  return problems;
}

const now = (): number => Math.floor(Date.now() / 1000);

function genuine(event: string, type: string, {secret}: Receiving): Attempt[] {
  const lines = JSON.stringify(JSON.parse(event), null, 2);
  const signed = (body: string): string => sign(body, {secret, time: now()});
  return [
    {what: `a signed event ${type}`, signature: signed(event)},
    {what: `the same event ${type} a second time`, signature: signed(event)},
    {what: `a signed event ${type} at a URL with a query`, signature: signed(event), query: '?source=test'},
    {what: `a signed event ${type} with line breaks in its JSON`, signature: signed(lines), body: lines},
  ];
}

function forged(event: string, {secret}: Receiving): Attempt[] {
  const time = now();
  const right = sign(event, {secret, time});
  return [
    {what: 'an event with the wrong signature', signature: sign(event, {secret: 'another secret', time})},
    {what: 'an event that was signed an hour ago', signature: sign(event, {secret, time: time - 3600})},
    {what: 'an event with a signature one hour in the future', signature: sign(event, {secret, time: time + 3600})},
    {what: 'an event with the signature of another event', signature: sign(`${event} `, {secret, time})},
    {what: 'an event without a signature', signature: undefined},
    {what: 'an event with an empty signature', signature: ''},
    {what: 'an event with the signature in another header', signature: right, header: 'X-Signature'},
    {what: 'an event that was signed with sha1', signature: sign(event, {secret, time, algorithm: 'sha1'})},
  ];
}

/** @returns what a program does wrong that was started with an empty signing secret, with which anyone can sign */
export async function tryEmptySecret(receiving: Receiving, {receiver}: Sample): Promise<string[]> {
  const {program, port, secret, secretVariable, signatureHeader} = receiving;
  const wanted = `It must exit with a message that names the variable, or respond to events with a status of 500 or higher`;
  try {
    await untilListening(port, 60_000, program.isGone);
  } catch {
    const code = await program.ended;
    if (code !== 0 && program.output().includes(secretVariable)) return [];
    return [
      `started with an empty ${secretVariable}, it exited without reporting the problem. ${wanted}:\n${indent(program.output())}`,
    ];
  }
  const event = receiving.event(receiver?.types[0] ?? '') ?? '';
  const headers = {[signatureHeader ?? '']: sign(event, {secret, time: now()})};
  const status = await send(port, {method: 'POST', path: receiver?.path ?? '', headers, body: event});
  if (status >= 500) return [];
  return [
    `started with an empty ${secretVariable}, it responded to an event signed with the empty secret with ${named(status)}. ${wanted}.`,
  ];
}
