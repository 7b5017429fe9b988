/** Metadata of a page for search engines. */
export interface StructuredPage {
  canonical: string | undefined;
  /** Contents of the scripts of type `application/ld+json`. */
  blocks: string[];
}

interface Breadcrumbs {
  itemListElement: {name: string; item: string}[];
}

/** Returns the structured data of a page, and its canonical link. */
export function structuredPage(html: string): StructuredPage {
  const scripts = html.matchAll(/<script\b[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g);
  const [link = ''] = /<link\b[^>]*rel="?canonical"?[^>]*>/.exec(html) ?? [];
  return {
    canonical: /href="?([^"\s>]+)/.exec(link)?.[1],
    blocks: [...scripts].map(([, text = '']) => text),
  };
}

/** Returns the items of breadcrumbs, ending with the page itself. */
export const breadcrumbsOf = (block: string): Breadcrumbs['itemListElement'] =>
  (JSON.parse(block) as Breadcrumbs).itemListElement;
