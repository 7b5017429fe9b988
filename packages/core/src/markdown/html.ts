import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import sanitizeHtml from 'sanitize-html';
import {closeElements} from './closeElements';

/**
 * Elements that descriptions may contain. Anything else in angle brackets stays visible as written: it may be a
 * placeholder.
 */
const SANITIZE_OPTIONS = {
  allowedTags:
    'a b blockquote br code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i kbd li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  allowedAttributes: {a: ['href'], code: ['class'], ol: ['start'], td: ['align'], th: ['align']},
  allowedSchemes: ['http', 'https', 'mailto'],
  disallowedTagsMode: 'escape',
} satisfies sanitizeHtml.IOptions;

/** Same as {@link SANITIZE_OPTIONS}, with the checkboxes of task lists, which only Markdown creates. */
const MARKDOWN_SANITIZE_OPTIONS = {
  ...SANITIZE_OPTIONS,
  allowedTags: [...SANITIZE_OPTIONS.allowedTags, 'input'],
  allowedAttributes: {...SANITIZE_OPTIONS.allowedAttributes, input: ['type', 'checked', 'disabled']},
} satisfies sanitizeHtml.IOptions;

/**
 * Extension that keeps footnotes as plain text: one page shows many descriptions, whose footnotes would have the same
 * anchors.
 */
const NO_FOOTNOTES = {disable: {null: ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall']}};

const MICROMARK_OPTIONS = {extensions: [gfm(), NO_FOOTNOTES], htmlExtensions: [gfmHtml()]};

/** HTML by Markdown. Several pages show the same description, and each needs both its HTML and its plain text. */
const htmlByMarkdown = new Map<string, string>();

/**
 * Renders a description.
 *
 * @param markdown - GitHub Flavored Markdown without footnotes; may contain HTML
 * @returns sanitized HTML: no scripts, styles, images, or event handlers
 */
export function toSafeHtml(markdown: string): string {
  const html = htmlByMarkdown.get(markdown) ?? renderMarkdown(markdown);
  htmlByMarkdown.set(markdown, html);
  return html;
}

function renderMarkdown(markdown: string): string {
  // Only a description with tags may contain tags that Markdown doesn't create.
  const html = /<[a-z!/]/i.test(markdown)
    ? sanitizeHtml(
        escapeDisallowedTags(
          replaceImagesWithLinks(micromark(markdown, {...MICROMARK_OPTIONS, allowDangerousHtml: true})),
        ),
        SANITIZE_OPTIONS,
      )
    : sanitizeHtml(replaceImagesWithLinks(micromark(markdown, MICROMARK_OPTIONS)), MARKDOWN_SANITIZE_OPTIONS);
  // As in Docusaurus's own external links.
  return closeElements(html).replace(/<a href="(?:https?:)?\/\/[^"]*"/gi, '$& rel="noopener noreferrer"');
}

/**
 * Replaces each image with a link, or with its alternative text inside a link. An image on another site would reveal
 * each reader to that site.
 */
function replaceImagesWithLinks(html: string): string {
  let isInLink = false;
  return html.replace(
    /<a\b|<\/a>|<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/g,
    (tag, url: string | undefined, alt: string | undefined) => {
      if (url === undefined) {
        isInLink = tag === '<a';
        return tag;
      }
      // A relative URL refers to a file next to the source of the description, which isn't available here.
      return isInLink || !/^(?:https?:|\/)/i.test(url) ? (alt ?? '') : `<a href="${url}">${alt || url}</a>`;
    },
  );
}

const ALLOWED_TAGS = new Set<string>(SANITIZE_OPTIONS.allowedTags);
const VOID_TAGS = new Set(['br', 'hr']);

/** Escapes tags that aren't allowed, such as `List<T>`: the sanitizer would change their case and attributes. */
function escapeDisallowedTags(html: string): string {
  return html.replace(/<(?=\/?([a-z][^\s/>]*))/gi, (bracket, name: string) => {
    const lower = name.toLowerCase();
    // In capitals, it's more likely a type parameter, unless it's closed.
    const isElement =
      ALLOWED_TAGS.has(lower) && (name === lower || VOID_TAGS.has(lower) || html.includes(`</${name}>`));
    return isElement ? bracket : '&lt;';
  });
}
