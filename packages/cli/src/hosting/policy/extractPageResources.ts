import {Parser} from 'htmlparser2';
import {getOwnValue} from '@paydocs/core';

/** The parts of a page that a policy controls. */
export interface PageResources {
  /** Contents of inline scripts, without data such as JSON-LD. */
  scripts: string[];
  /** Contents of `style` elements. */
  styles: string[];
  /** Attributes that no strict policy allows, such as `style of p` or `onclick of button`. */
  attributes: string[];
  /** URLs that the page loads, each with the directive that controls it. */
  sources: {directive: FetchDirective; url: string}[];
}

/** A directive that controls one kind of file. */
export type FetchDirective = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'frame-src' | 'object-src';

const URL_ATTRIBUTES_BY_ELEMENT: Record<string, [FetchDirective, string[]]> = {
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

/** Matches types of `script` elements that browsers execute (https://html.spec.whatwg.org/#attr-script-type). */
const EXECUTABLE_TYPE = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/**
 * Extracts the resources of a page that a policy controls.
 *
 * @param html - HTML of a built page
 * @returns the parts of the page
 */
export function extractPageResources(html: string): PageResources {
  const parts: PageResources = {scripts: [], styles: [], attributes: [], sources: []};
  const ancestors: string[] = [];
  let text: string[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const attribute of Object.keys(attributes)) {
        if (attribute === 'style' || attribute.startsWith('on')) parts.attributes.push(`${attribute} of ${name}`);
      }
      const [directive, names] = getOwnValue(URL_ATTRIBUTES_BY_ELEMENT, name) ?? [];
      for (const attribute of names ?? []) {
        const isInPicture = directive === 'media-src' && ancestors.includes('picture');
        for (const url of parseUrls(attribute, attributes[attribute])) {
          parts.sources.push({directive: isInPicture ? 'img-src' : directive!, url});
        }
      }
      if (name === 'video' && attributes.poster) parts.sources.push({directive: 'img-src', url: attributes.poster});
      if (name === 'link' && attributes.rel === 'stylesheet' && attributes.href) {
        parts.sources.push({directive: 'style-src', url: attributes.href});
      }
      const isScript = name === 'script' && attributes.src === undefined && EXECUTABLE_TYPE.test(attributes.type ?? '');
      text = isScript || name === 'style' ? [] : undefined;
      ancestors.push(name);
    },
    ontext(data) {
      text?.push(data);
    },
    onclosetag(name) {
      ancestors.pop();
      if (text === undefined) return;
      (name === 'style' ? parts.styles : parts.scripts).push(text.join(''));
      text = undefined;
    },
  });
  parser.end(html);
  return parts;
}

function parseUrls(attribute: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  return attribute === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
}
