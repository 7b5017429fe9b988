const ENTITIES: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#x27': "'"};

/** Returns the text of highlighted code, whose HTML contains only spans, links, and entities. */
export const getCodeText = (html: string): string =>
  html.replace(/<[^>]+>/g, '').replace(/&(lt|gt|quot|amp|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
