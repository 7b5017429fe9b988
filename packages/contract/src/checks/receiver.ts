import {calleeName, textOf, type Scope} from '../programs/flow/scope';
import {walk, type Expression} from '../programs/languages/expression';
import type {Findings} from '../types';

/** Calls that make a program answer requests. */
const LISTENS = /(?:^|\.)(?:createServer|serve_forever|getallheaders)$|HTTPServer$/;
/** Calls that compute the signature of an event. */
const SIGNS = /(?:^|\.)createHmac$|^hmac\.(?:new|digest)$|^hash_hmac$/;

/**
 * Finds programs that receive events and don't say so: nobody would check what they read, or run them.
 *
 * @param root - a program without the word webhook
 * @param scope - what its names stand for
 * @param program - whether its words say that it answers requests, and how the provider's headers start
 * @returns the first line that shows that it receives events
 */
export function unboundReceiver(
  root: Expression,
  scope: Scope,
  {isServer, headerPrefix}: {isServer: boolean; headerPrefix: string},
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
      if (SIGNS.test(name)) note(each.line, 'computes the signature of an event');
    }
    if (each.kind === 'text' && asHeader(textOf(each, scope)) === header)
      note(each.line, 'reads the signature of an event');
    if (each.kind === 'member') {
      const name = each.name === undefined && each.index ? textOf(each.index, scope) : each.name;
      if (asHeader(name) === header) note(each.line, 'reads the signature of an event');
      if (name === 'type' && each.of.kind === 'name' && /^\$?event$/i.test(each.of.name))
        note(each.line, 'reads the type of an event');
    }
  });
  if (!listens || found === undefined) return [];
  const {line, what} = found;
  return [
    {
      line,
      message: `the program ${what}, but its fence doesn't say which events it receives, so no events are sent to it. Write webhook="payment.succeeded" after the language, next to server="…", with the type that it handles.`,
    },
  ];
}

/** `HTTP_EXAMPLE_SIGNATURE` is how PHP names the header `Example-Signature`. */
function asHeader(name: string | undefined): string | undefined {
  return name
    ?.replace(/^HTTP_(?=[A-Z])/, '')
    .replaceAll('_', '-')
    .toLowerCase();
}
