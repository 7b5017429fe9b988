/** Metadata of a diagram or screen, from the words after `mermaid` or `screen`. */
interface DiagramMeta {
  alt: string;
  title?: string;
}

const WORD = /([\w-]+)=(?:"([^"]*)"|'([^']*)')(?=\s|$)|(\S+)/g;
const MIN_ALT_LENGTH = 20;

/**
 * Parses the metadata of a diagram or screen.
 *
 * @param meta - the words after the language
 * @param language - language of the code block
 * @returns the metadata, and messages about invalid words
 */
export function parseDiagramMeta(meta: string, language = 'mermaid'): {meta: DiagramMeta; messages: string[]} {
  const diagramMeta: DiagramMeta = {alt: ''};
  const messages: string[] = [];
  for (const [word, key, double, single] of meta.matchAll(WORD)) {
    const text = (double ?? single ?? '').trim();
    if (key === 'alt') diagramMeta.alt = text;
    else if (key === 'title') {
      if (text === '') messages.push('title has no value: add one, or delete title');
      else diagramMeta.title = text;
    } else messages.push(`"${word}" isn't valid after ${language}: write alt="…" and, optionally, title="…"`);
  }
  if (messages.length === 0 && diagramMeta.alt.length < MIN_ALT_LENGTH)
    messages.push(
      `the picture needs a text alternative of at least ${MIN_ALT_LENGTH} characters, for readers who can't see it: write \`\`\`${language} alt="The …" with the same information`,
    );
  return {meta: diagramMeta, messages};
}
