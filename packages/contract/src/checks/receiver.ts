import {calleeName, textOf, type Scope} from '../programs/flow/scope';
import {walk, type Expression} from '../programs/languages/expression';
import type {Findings} from '../types';

/** Calls that make a program answer requests. */
const LISTENS =
  /(?:^|\.)(?:createServer|serve_forever|getallheaders|express|fastify|Flask|FastAPI|Hono|listen)$|HTTPServer$/;
/** Calls that compute the signature of an event. */
const SIGNS = /(?:^|\.)createHmac$|^hmac\.(?:new|digest)$|^hash_hmac$/;

/**
 * Finds programs that receive events and don't say so: nobody would check what they read, or run them.
 *
 * @param root - a program without the word webhook
 * @param scope - what its names stand for
 * @param program - whether its words say that it answers requests, how the provider's headers start, and the types of events
 * @returns the first line that shows that it receives events
 */
export function unboundReceiver(
  root: Expression,
  scope: Scope,
  {isServer, headerPrefix, events}: {isServer: boolean; headerPrefix: string; events: ReadonlySet<string>},
): Findings['problems'] {
  const header = `${headerPrefix}-signature`.toLowerCase();
  let listens = isServer;
  let found: {line: number; what: string} | undefined;
  const note = (line: number, what: string): void => {
    if (found === undefined || line < found.line) found = {line, what};
  };
  walk(root, (each) => {
    if (each.kind === 'name' && each.name.replace('$', '') === '_SERVER') listens = true;
    if (each.kind === 'call') {
      const name = calleeName(each.callee);
      if (LISTENS.test(name)) listens = true;
      // A header is read of a request that somebody sent, also where a framework listens.
      if (/\bheaders?\.get$/.test(name) && asHeader(textOf(each.args[0]?.value, scope)) === header) listens = true;
      if (SIGNS.test(name)) note(each.line, 'computes the signature of an event');
    }
    if (each.kind === 'text') {
      const text = textOf(each, scope);
      if (asHeader(text) === header) note(each.line, 'reads the signature of an event');
      if (text !== undefined && events.has(text)) note(each.line, `handles the event ${text}`);
    }
    if (each.kind === 'member') {
      const name = each.name === undefined && each.index ? textOf(each.index, scope) : each.name;
      if (asHeader(name) === header) {
        listens = true;
        note(each.line, 'reads the signature of an event');
      }
      if (name === 'type' && each.of.kind === 'name' && /^\$?event$/i.test(each.of.name))
        note(each.line, 'reads the type of an event');
    }
  });
  if (!listens || found === undefined) return [];
  const {line, what} = found;
  return [
    {
      line,
      message: `the program ${what}, but its fence doesn't specify which events it receives, so the check sends it none. Next to server="…", write webhook="payment.succeeded" with the event type that the program handles.`,
    },
  ];
}

/**
 * @param root - a program that receives events
 * @param types - of the events that its fence names
 * @param events - all types of events
 * @returns where it handles an event that its fence doesn't name: nobody would send it one
 */
export function unnamedEvents(
  root: Expression,
  types: readonly string[],
  events: ReadonlySet<string>,
): Findings['problems'] {
  const problems: Findings['problems'] = [];
  walk(root, (each) => {
    if (each.kind !== 'text' || each.parts.length !== 1) return;
    const [type] = each.parts;
    if (typeof type !== 'string' || !events.has(type) || types.includes(type)) return;
    problems.push({
      line: each.line,
      message: `the program handles ${type}, but its fence doesn't list it, so the check never sends that event. Write webhook="${[...types, type].join(' ')}".`,
    });
  });
  return problems;
}

/** `HTTP_EXAMPLE_SIGNATURE` is how PHP names the header `Example-Signature`. */
function asHeader(name: string | undefined): string | undefined {
  return name
    ?.replace(/^HTTP_(?=[A-Z])/, '')
    .replaceAll('_', '-')
    .toLowerCase();
}
