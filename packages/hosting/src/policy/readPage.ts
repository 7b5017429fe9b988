import {Parser} from 'htmlparser2';
import {ownValue} from '@paydocs/core/ownValue';

/** What a page has that a policy decides about. */
export interface PageParts {
  /** The texts of its inline scripts; data such as JSON-LD isn't among them. */
  scripts: string[];
  /** The texts of its `style` elements. */
  styles: string[];
  /** Attributes that no strict policy allows, such as `style` of `p` or `onclick` of `button`. */
  attributes: string[];
  /** Addresses that it loads, by the directive that allows them. */
  sources: {directive: SourceDirective; url: string}[];
}

/** A directive that is about files of one kind. */
export type SourceDirective = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'frame-src' | 'object-src';

const SOURCES: Record<string, [SourceDirective, string[]]> = {
  script: ['script-src', ['src']],
  img: ['img-src', ['src', 'srcset']],
  image: ['img-src', ['href', 'xlink:href']],
  source: ['media-src', ['src', 'srcset']],
  video: ['media-src', ['src']],
  audio: ['media-src', ['src']],
  track: ['media-src', ['src']],
  iframe: ['frame-src', ['src']],
  embed: ['object-src', ['src']],
  object: ['object-src', ['data']],
};

/** Types of `script` elements that are run. https://html.spec.whatwg.org/#attr-script-type */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/**
 * @param html - a page of the build
 * @returns what in it a policy decides about
 */
export function readPage(html: string): PageParts {
  const parts: PageParts = {scripts: [], styles: [], attributes: [], sources: []};
  const inside: string[] = [];
  let text: string[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const attribute of Object.keys(attributes)) {
        if (attribute === 'style' || attribute.startsWith('on')) parts.attributes.push(`${attribute} of ${name}`);
      }
      const [directive, names] = ownValue(SOURCES, name) ?? [];
      for (const attribute of names ?? []) {
        const isPicture = directive === 'media-src' && inside.includes('picture');
        for (const url of addresses(attribute, attributes[attribute])) {
          parts.sources.push({directive: isPicture ? 'img-src' : directive!, url});
        }
      }
      if (name === 'video' && attributes.poster) parts.sources.push({directive: 'img-src', url: attributes.poster});
      if (name === 'link' && attributes.rel === 'stylesheet' && attributes.href) {
        parts.sources.push({directive: 'style-src', url: attributes.href});
      }
      const isScript = name === 'script' && attributes.src === undefined && RUNS.test(attributes.type ?? '');
      text = isScript || name === 'style' ? [] : undefined;
      inside.push(name);
    },
    ontext(data) {
      text?.push(data);
    },
    onclosetag(name) {
      inside.pop();
      if (text === undefined) return;
      (name === 'style' ? parts.styles : parts.scripts).push(text.join(''));
      text = undefined;
    },
  });
  parser.end(html);
  return parts;
}

function addresses(attribute: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  return attribute === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
}
