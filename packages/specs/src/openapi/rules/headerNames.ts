import type {Oas3Rule, UserContext} from '@redocly/openapi-core';

/** Pattern of control characters. The text after a line break in a header's name would become another header. */
const CONTROL_CHARACTER = /\p{Cc}/u;

type Location = UserContext['location'];

/** Reports line breaks and other control characters in the names of headers, cookies, and media types. */
export const checkHeaderNames: Oas3Rule = () => {
  const checkName = (kind: string, name: unknown, report: UserContext['report'], location: Location): void => {
    if (typeof name !== 'string' || !CONTROL_CHARACTER.test(name)) return;
    const message = `the name of the ${kind} ${JSON.stringify(name)} contains a line break or another control character. Delete the character.`;
    report({message, location: location.key()});
  };
  const checkNamedObject = (node: object, {report, location}: UserContext): void => {
    const {in: kind, name} = node as {in?: unknown; name?: unknown};
    if (kind === 'header' || kind === 'cookie') checkName(kind, name, report, location.child('name'));
  };
  const createKeyCheck =
    (kind: string) =>
    (map: object, {report, location}: UserContext): void =>
      Object.keys(map).forEach((name) => checkName(kind, name, report, location.child(name)));
  return {
    Parameter: checkNamedObject,
    SecurityScheme: checkNamedObject,
    HeadersMap: createKeyCheck('header'),
    NamedHeaders: createKeyCheck('header'),
    MediaTypesMap: createKeyCheck('media type'),
  };
};
