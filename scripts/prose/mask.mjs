/** Blanks out what is no prose, so that every word that is left keeps its line and column. */
import YAML from 'yaml';

/** Fields of the specifications, and of the front matter of guides, that hold sentences for readers. */
const SENTENCES = new Set(['title', 'description', 'summary', 'cause', 'cure']);
const MAPS_OF_SENTENCES = new Set(['x-enumDescriptions']);
/** Fields that hold data, whatever the names inside. */
const DATA = new Set(['example', 'value', 'default', 'const']);

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** @returns {string} the text with nothing but these ranges; what stands on the line of its name becomes a list item */
function keep(text, ranges) {
  let masked = '';
  for (const [start, end] of ranges) {
    const before = blank(text.slice(masked.length, start));
    masked += before.endsWith('   ') ? `${before.slice(0, -2)}- ` : before;
    masked += text.slice(start, end);
  }
  return masked + blank(text.slice(masked.length));
}

function maskYaml(text) {
  const ranges = [];
  const document = YAML.parseDocument(text);
  YAML.visit(document, {
    Pair(_key, {key, value}, path) {
      if (DATA.has(key.value) && !YAML.isScalar(value)) return YAML.visit.SKIP;
      const isInMap = MAPS_OF_SENTENCES.has(path.at(-2)?.key?.value);
      if (!YAML.isScalar(value) || typeof value.value !== 'string') return undefined;
      if (!isInMap && !SENTENCES.has(key.value)) return undefined;
      const [start, end] = value.range;
      if (value.type.startsWith('BLOCK')) ranges.push([text.indexOf('\n', start), end]);
      else ranges.push(value.type.startsWith('QUOTE') ? [start + 1, end - 1] : [start, end]);
      return undefined;
    },
  });
  return keep(text, ranges);
}

function maskGraphql(text) {
  // Quotes in a comment, and a "#" in a string, are neither.
  const parts = text.matchAll(/#.*|"""(?:\\"""|[\s\S])*?"""|(?:(?<reason>(?<=reason: ))|)"(?:[^"\\\n]|\\.)*"/g);
  const strings = [...parts].filter(({0: all, groups}) => all.startsWith('"""') || groups.reason !== undefined);
  return keep(
    text,
    strings.map(({0: all, index}) => {
      const quote = all.startsWith('"""') ? 3 : 1;
      return [index + quote, index + all.length - quote];
    }),
  );
}

/** Of the front matter, what readers see; fences of admonitions and anchors of headings are none of their text. */
function maskGuide(text) {
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const fields = head.replace(/^---$/gm, '   ');
  return maskYaml(fields) + text.slice(head.length).replace(/^ *:::.*$|(?<=^#.* )\{#\S+\}$/gm, blank);
}

const MASKS = {'.yaml': maskYaml, '.graphql': maskGraphql};

/**
 * A name stands for the brand's token, and as many soft hyphens as it is shorter: readers of text skip them.
 *
 * @param {string} text
 * @param {string} [extension] - of its file
 */
export function mask(text, extension = '.mdx') {
  const prose = (MASKS[extension] ?? maskGuide)(text);
  return prose.replace(/(?<!\\)\{product[.\w]*\}/g, (token) => 'Product'.padEnd(token.length, '\u00AD'));
}
