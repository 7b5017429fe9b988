/** What a page says of itself to search engines, as a search engine reads it. */
export interface StructuredPage {
  canonical: string | undefined;
  /** Texts of the scripts of type `application/ld+json`. */
  blocks: string[];
}

interface Breadcrumbs {
  itemListElement: {name: string; item: string}[];
}

/** @returns the structured data of a page, and its canonical link */
export function structuredPage(html: string): StructuredPage {
  const scripts = html.matchAll(/<script\b[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g);
  const [link = ''] = /<link\b[^>]*rel="?canonical"?[^>]*>/.exec(html) ?? [];
  return {
    canonical: /href="?([^"\s>]+)/.exec(link)?.[1],
    blocks: [...scripts].map(([, text = '']) => text),
  };
}

/** @returns the items of breadcrumbs, the page's own last */
export const breadcrumbsOf = (block: string): Breadcrumbs['itemListElement'] =>
  (JSON.parse(block) as Breadcrumbs).itemListElement;
