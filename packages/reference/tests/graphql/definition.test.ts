import {parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {printDefinition, type DocumentedDefinitionNode} from '../../src/graphql/definition';

const print = (sdl: string): string => printDefinition(parse(sdl).definitions[0] as DocumentedDefinitionNode);

describe('printDefinition', () => {
  it('prints one argument per line, with default values and directives, but without descriptions', () => {
    expect(
      print(`"""A."""
        type A implements N @key(fields: "id") {
          "One." one("First." first: Int = 3, in: [In!] = [{a: "(x0: x)"}] @deprecated(reason: "Long.")): A
          two: Int @deprecated(reason: "Long.")
        }`),
    ).toBe(`type A implements N @key(fields: "id") {
  one(
    first: Int = 3
    in: [In!] = [{a: "(x0: x)"}] @deprecated
  ): A
  two: Int @deprecated
}`);
  });

  it('keeps all other parts of a definition', () => {
    expect(print('directive @auth(roles: [String!]) repeatable on OBJECT')).toBe(
      'directive @auth(\n  roles: [String!]\n) repeatable on OBJECT',
    );
    expect(print('input I @oneOf { a: String = "x" }')).toBe('input I @oneOf {\n  a: String = "x"\n}');
  });
});
