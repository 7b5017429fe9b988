import {Joi} from '@docusaurus/utils-validation';
import {InputError} from '../inputError';
import {getContrastRatio} from './contrast';
import {findFieldLine} from './findFieldLine';
import type {Brand} from './types';

/**
 * Matches URLs that are safe in samples of all four languages: without credentials, and without characters that are
 * special in one of the languages.
 */
const SAMPLE_SAFE_URL = /^[a-z]+:\/\/[\w.:-]+(?:\/[\w.~%/+-]*)?$/i;

const httpsUrl = Joi.string()
  .uri({scheme: ['https', 'http']})
  .pattern(/^[^?#]*[^/?#]$/)
  .pattern(SAMPLE_SAFE_URL, 'letters')
  .messages({
    'string.pattern.name': 'must have a host, and a path of only letters, digits, ".", "-", "_", "~", "%", and "+"',
    'string.uri': 'must be an absolute URL such as "https://docs.example.com"',
    'string.uriCustomScheme': 'must be an absolute URL that starts with "https://"',
    'string.pattern.base': 'must not end in a slash or contain "?" or "#"',
  });

const color = Joi.string()
  .pattern(/^#[0-9a-f]{6}$/i)
  .messages({'string.pattern.base': 'must be a color such as "#0b6b5d"'});
const modeColors = Joi.object({light: color.required(), dark: color.required()});

const staticPath = Joi.string()
  .pattern(/^(?!.*\.\.)[\w~.-]+(?:\/[\w~.-]+)*$/)
  .messages({
    'string.pattern.base':
      'must be a path in static/ without a leading slash, "..", spaces, or special characters, such as "img/logo.svg"',
  });
const faviconPath = staticPath.pattern(/\.(?:svg|png|ico)$/, 'icon').messages({
  'string.pattern.name': 'must end in .svg, .png, or .ico',
});

/** Schema of names. They appear in YAML, Markdown, and HTML, so special characters of these formats are excluded. */
const plainText = Joi.string()
  .pattern(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &.,+()/’-]*$/u)
  .messages({
    'string.pattern.base':
      'must start with a letter or digit and contain only letters, digits, spaces, and these characters: & . , + - ( ) / ’',
  });

/** Checks whether a string is a valid brand name. */
export function isValidBrandName(name: string): boolean {
  return plainText.validate(name).error === undefined;
}

const brandSchema = Joi.object<Brand>({
  name: plainText.required(),
  slug: Joi.string()
    .pattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    .required()
    .messages({
      'string.pattern.base':
        'must start with a letter and contain only lowercase letters, digits, and single hyphens, such as "rio-pay"',
    }),
  legalName: plainText.required(),
  tagline: Joi.string().required(),
  urls: Joi.object({
    site: httpsUrl.required(),
    api: httpsUrl.required(),
    graphql: httpsUrl.required(),
    graphqlWs: Joi.string()
      .uri({scheme: ['wss', 'ws']})
      .pattern(SAMPLE_SAFE_URL)
      .required()
      .messages({
        'string.uriCustomScheme': 'must be a URL that starts with "wss://"',
        'string.pattern.base':
          'must have a host, and a path of only letters, digits, ".", "-", "_", "~", "%", and "+", without "?" or "#"',
      }),
    scripts: httpsUrl.required(),
    support: httpsUrl.required(),
    dashboard: httpsUrl.required(),
  }).required(),
  supportEmail: Joi.string()
    .email({tlds: false})
    .pattern(/^[\w.+-]+@[\p{L}\p{N}.-]+$/u)
    .required()
    .messages({
      'string.email': 'must be an email address',
      'string.pattern.base': 'must have only letters, digits, ".", "-", "_", and "+" before its "@"',
    }),
  editUrl: Joi.string()
    .uri({scheme: ['https', 'http']})
    .messages({'string.uriCustomScheme': 'must be an absolute URL that starts with "https://"'}),
  reportUrl: Joi.string()
    .pattern(/^(?:https?:\/\/[^\s/?#]+|mailto:[^\s/?#@]+@[^\s/?#@]+\?)[^\s]*\{message\}\S*$/)
    .messages({
      'string.pattern.base':
        'must be a URL that starts with "https://" or "mailto:", with "{message}" where the report goes, such as ' +
        '"mailto:docs@example.com?subject={subject}&body={message}"',
    }),
  legal: Joi.object({
    copyright: Joi.string().required(),
    text: Joi.string().required(),
    registry: Joi.array()
      .items(Joi.object({label: Joi.string().required(), number: Joi.string().required()}))
      .required(),
  }).required(),
  logo: Joi.object({light: staticPath.required(), dark: staticPath.required()}).required(),
  favicon: faviconPath.required(),
  colors: Joi.object({accent: modeColors.required(), themeColor: modeColors.required()}).required(),
})
  .required()
  .messages({
    'any.required': 'is missing',
    'object.base': 'must be an object, in braces',
    'array.base': 'must be a list, in square brackets',
  });

/**
 * Validates a brand.
 *
 * @param value - export of the brand file
 * @param source - content of the brand file
 * @param file - path of the brand file, relative to the project root, for messages
 * @returns the same value, typed as a complete brand
 * @throws InputError that lists each diagnostic with its line, its field, the value found, and the value expected
 */
export function validateBrand(value: unknown, source = '', file = 'src/brand.ts'): Brand {
  if (value === undefined) {
    const message = 'the file exports no `brand`. Add `export const brand: Brand = {…};`.';
    throw new InputError([{file, message}], 'config/brand');
  }
  const {error, value: checked} = brandSchema.validate(value, {
    abortEarly: false,
    convert: false,
    errors: {label: false},
  });
  const diagnostics = (error?.details ?? []).map(({path: field, message, context, type}) => {
    const found = context?.value === undefined ? '' : ` (found ${JSON.stringify(context.value)})`;
    const hint = type === 'object.unknown' ? '. Correct its name, or delete it' : '';
    return {field, message: `${field.join('.')} ${message}${found}${hint}`.trim()};
  });
  if (diagnostics.length === 0) {
    diagnostics.push(...checkContrast(checked as Brand));
  }
  if (diagnostics.length > 0) {
    throw new InputError(
      diagnostics.map(({field, message}) => {
        const line = findFieldLine(source, field);
        return {file, ...(line && {line}), message};
      }),
      'config/brand',
    );
  }
  return checked as Brand;
}

/**
 * Checks that links, which have the accent color, have the contrast of 4.5:1 that WCAG 2.2 requires.
 *
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
function checkContrast({colors}: Brand): {field: string[]; message: string}[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const ratio = getContrastRatio(colors.accent[mode], colors.themeColor[mode]);
    return ratio >= 4.5
      ? []
      : [
          {
            field: ['colors', 'accent', mode],
            message: `colors.accent.${mode} has a contrast of ${ratio.toFixed(1)}:1 on colors.themeColor.${mode}; links need at least 4.5:1`,
          },
        ];
  });
}
