/** Blanks out everything but prose, so that each remaining word keeps its line and column. */
import YAML from 'yaml';

/** Fields of the specifications, and of the front matter of guides, that contain sentences for readers. */
const SENTENCE_FIELDS = new Set(['title', 'description', 'summary', 'cause', 'cure']);
const SENTENCE_MAP_FIELDS = new Set(['x-enumDescriptions']);
/** Fields that contain data, whatever the names inside them are. */
const DATA_FIELDS = new Set(['example', 'value', 'default', 'const']);

const blankOut = (text) => text.replace(/[^\n]/g, ' ');

/**
 * Blanks out everything but the given ranges. A value on the line of its key becomes a list item.
 *
 * @returns {string} text in which each range keeps its line and column
 */
function keepRanges(text, ranges) {
  let masked = '';
  for (const [start, end] of ranges) {
    const before = blankOut(text.slice(masked.length, start));
    masked += before.endsWith('   ') ? `${before.slice(0, -2)}- ` : before;
    masked += text.slice(start, end);
  }
  return masked + blankOut(text.slice(masked.length));
}

function maskYaml(text) {
  const ranges = [];
  const document = YAML.parseDocument(text);
  YAML.visit(document, {
    Pair(_key, {key, value}, path) {
      if (DATA_FIELDS.has(key.value) && !YAML.isScalar(value)) return YAML.visit.SKIP;
      const isInMap = SENTENCE_MAP_FIELDS.has(path.at(-2)?.key?.value);
      if (!YAML.isScalar(value) || typeof value.value !== 'string') return undefined;
      if (!isInMap && !SENTENCE_FIELDS.has(key.value)) return undefined;
      const [start, end] = value.range;
      if (value.type.startsWith('BLOCK')) ranges.push([text.indexOf('\n', start), end]);
      else ranges.push(value.type.startsWith('QUOTE') ? [start + 1, end - 1] : [start, end]);
      return undefined;
    },
  });
  return keepRanges(text, ranges);
}

function maskGraphql(text) {
  // Also matches comments and other strings, because quotes in a comment, and a "#" in a string, have no meaning.
  const parts = text.matchAll(/#.*|"""(?:\\"""|[\s\S])*?"""|(?:(?<reason>(?<=reason: ))|)"(?:[^"\\\n]|\\.)*"/g);
  const strings = [...parts].filter(({0: all, groups}) => all.startsWith('"""') || groups.reason !== undefined);
  return keepRanges(
    text,
    strings.map(({0: all, index}) => {
      const quote = all.startsWith('"""') ? 3 : 1;
      return [index + quote, index + all.length - quote];
    }),
  );
}

/**
 * Blanks out parts of a guide that aren't prose: front matter that readers don't see, fences of admonitions, and
 * anchors of headings.
 */
function maskGuide(text) {
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const fields = head.replace(/^---$/gm, '   ');
  return maskYaml(fields) + text.slice(head.length).replace(/^ *:::.*$|(?<=^#.* )\{#\S+\}$/gm, blankOut);
}

const MASKS = {'.yaml': maskYaml, '.graphql': maskGraphql};

/**
 * Blanks out everything but prose. Each brand token becomes a name, padded to the token's length with soft hyphens,
 * which the linters ignore.
 *
 * @param {string} text
 * @param {string} [extension] - extension of its file, with the dot
 */
export function mask(text, extension = '.mdx') {
  const prose = (MASKS[extension] ?? maskGuide)(text);
  return prose.replace(/(?<!\\)\{product[.\w]*\}/g, (token) => 'Product'.padEnd(token.length, '\u00AD'));
}
