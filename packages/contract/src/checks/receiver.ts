import {evaluateString, getCalleeName, type Scope} from '../programs/flow/scope';
import {getStringLiteral, walk, type Expression} from '../programs/languages/expression';
import type {CheckResult} from '../types';

/** Matches the names of functions that make a program handle requests. */
const LISTEN_CALLS =
  /(?:^|\.)(?:createServer|serve_forever|getallheaders|express|fastify|Flask|FastAPI|Hono|listen)$|HTTPServer$/;
/** Matches the names of functions that compute the signature of an event. */
const SIGNATURE_CALLS = /(?:^|\.)createHmac$|^hmac\.(?:new|digest)$|^hash_hmac$/;

/**
 * Checks whether a program receives events, although the words after its fence don't include `webhook`. Without that
 * word, the fields that it reads aren't checked, and it isn't run.
 *
 * @param root - root of a program without the word `webhook`
 * @param scope - bindings of the program's names
 * @param program - whether its fence declares a server, the prefix of the provider's headers, and all event types
 * @returns a diagnostic on the first line that shows that the program receives events; empty for other programs
 */
export function checkUnboundReceiver(
  root: Expression,
  scope: Scope,
  {isServer, headerPrefix, events}: {isServer: boolean; headerPrefix: string; events: ReadonlySet<string>},
): CheckResult['diagnostics'] {
  const header = `${headerPrefix}-signature`.toLowerCase();
  let isListening = isServer;
  let found: {line: number; reason: string} | undefined;
  const record = (line: number, reason: string): void => {
    if (found === undefined || line < found.line) found = {line, reason};
  };
  walk(root, (expression) => {
    if (expression.kind === 'identifier' && expression.name.replace('$', '') === '_SERVER') isListening = true;
    if (expression.kind === 'call') {
      const name = getCalleeName(expression.callee);
      if (LISTEN_CALLS.test(name)) isListening = true;
      // Reading this header shows that the program handles requests, even where a framework listens.
      if (/\bheaders?\.get$/.test(name) && normalizeHeader(evaluateString(expression.args[0]?.value, scope)) === header)
        isListening = true;
      if (SIGNATURE_CALLS.test(name)) record(expression.line, 'computes the signature of an event');
    }
    if (expression.kind === 'string') {
      const text = evaluateString(expression, scope);
      if (normalizeHeader(text) === header) record(expression.line, 'reads the signature of an event');
      if (text !== undefined && events.has(text)) record(expression.line, `handles the event ${text}`);
    }
    if (expression.kind === 'member') {
      const name =
        expression.property === undefined && expression.index
          ? evaluateString(expression.index, scope)
          : expression.property;
      if (normalizeHeader(name) === header) {
        isListening = true;
        record(expression.line, 'reads the signature of an event');
      }
      if (name === 'type' && expression.object.kind === 'identifier' && /^\$?event$/i.test(expression.object.name))
        record(expression.line, 'reads the type of an event');
    }
  });
  if (!isListening || found === undefined) return [];
  const {line, reason} = found;
  return [
    {
      id: 'contract/receiver',
      line,
      message: `the program ${reason}, but its fence lists no events, so the check never sends any. After server="…", add webhook="payment.succeeded" with the event type that the program handles.`,
    },
  ];
}

/**
 * Finds events that a program handles, but that its fence doesn't list, so that the check never sends them.
 *
 * @param root - root of a program that receives events
 * @param types - event types that the fence lists
 * @param events - all event types
 * @returns a diagnostic for each location that handles an unlisted event
 */
export function checkUnlistedEvents(
  root: Expression,
  types: readonly string[],
  events: ReadonlySet<string>,
): CheckResult['diagnostics'] {
  const diagnostics: CheckResult['diagnostics'] = [];
  walk(root, (expression) => {
    const type = getStringLiteral(expression);
    if (type === undefined || !events.has(type) || types.includes(type)) return;
    diagnostics.push({
      id: 'contract/receiver',
      line: expression.line,
      message: `the program handles ${type}, but its fence doesn't list that event, so the check never sends it. Write webhook="${[...types, type].join(' ')}".`,
    });
  });
  return diagnostics;
}

/**
 * Converts the name of a header to lower case with hyphens. In PHP, `Example-Signature` is named
 * `HTTP_EXAMPLE_SIGNATURE`.
 */
function normalizeHeader(name: string | undefined): string | undefined {
  return name
    ?.replace(/^HTTP_(?=[A-Z])/, '')
    .replaceAll('_', '-')
    .toLowerCase();
}
