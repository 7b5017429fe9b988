import type {ThemeRegistrationRaw} from 'shiki/core';

/** TextMate scopes by kind of token; later entries win. */
const SCOPES: Record<string, string[]> = {
  string: ['string', 'punctuation.definition.string', 'constant.character.escape', 'string.unquoted.heredoc'],
  number: ['constant.numeric', 'constant.language', 'support.constant', 'keyword.other.unit', 'variable.language'],
  keyword: [
    'keyword',
    'storage',
    'keyword.control',
    'keyword.operator.new',
    'keyword.operator.expression',
    'variable.language.this',
  ],
  function: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  type: ['entity.name.type', 'entity.name.class', 'support.class', 'support.type', 'entity.other.inherited-class'],
  property: [
    'support.type.property-name',
    'string.json support.type.property-name.json',
    'support.type.property-name.json punctuation.support.type.property-name',
    'entity.name.tag',
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'variable.graphql',
    'constant.other.option',
    'keyword.other.definition.ini',
  ],
  variable: [
    'variable.other.normal.shell',
    'variable.other.php',
    'punctuation.definition.variable',
    'variable.parameter.graphql',
  ],
  meta: ['meta.directive', 'entity.name.function.decorator', 'punctuation.section.embedded', 'meta.decorator'],
  plain: [
    'meta.template.expression',
    'meta.embedded',
    'string meta.interpolation',
    'keyword.operator',
    'punctuation.separator',
    'punctuation.terminator',
    'storage.type.function.arrow',
  ],
  comment: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'],
};

const TOKEN_KINDS = Object.keys(SCOPES);

/**
 * Theme whose colors represent kinds of tokens: Shiki assigns a color to each token, and the renderer converts it to a
 * class.
 */
export const tokenKindTheme = {
  name: 'kinds',
  type: 'light',
  settings: TOKEN_KINDS.map((kind, index) => ({scope: SCOPES[kind], settings: {foreground: getColor(index)}})),
  fg: '#000000',
  bg: '#ffffff',
} satisfies ThemeRegistrationRaw & {name: string};

/**
 * Returns the kind of a token.
 *
 * @param color - color that {@link tokenKindTheme} assigned to the token
 * @returns kind of the color; `undefined` for plain text
 */
export function getTokenKind(color: string | undefined): string | undefined {
  if (color === undefined) return undefined;
  const kind = TOKEN_KINDS[Number.parseInt(color.slice(1), 16) - 1];
  return kind === 'plain' ? undefined : kind;
}

function getColor(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}
