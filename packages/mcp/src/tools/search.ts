/** Finds pages. */
import {z} from 'zod';
import {area} from './inputs';
import {tool} from './tool';

export const search = tool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds documentation pages by words, or by names of fields, operations, types, or error codes, with the best match first. Read the pages with read_page.',
  input: z.strictObject({
    query: z.string().trim().min(1).max(300).describe('Words, or a name, such as the name of a field or an operation.'),
    area: area.optional(),
    limit: z.int().min(1).max(25).default(8).describe('Maximum number of pages in the response.'),
  }),
  answer({searcher}, {query, area: searchedArea, limit}) {
    const hits = searcher.search(query, limit, searchedArea);
    const lines = hits.map(({page, places}, index) =>
      [
        `${index + 1}. **${page.title}** (${page.area}) \`${page.path}\`${page.description && `: ${page.description}`}`,
        ...places.map((place) => `   - ${place.name}${place.text && `: ${place.text}`}`),
      ].join('\n'),
    );
    const data = {
      pages: hits.map(({page: {path, title, description, url, area: pageArea}, places}) => ({
        ...{path, title, description, url, area: pageArea},
        places,
      })),
    };
    if (hits.length > 0) return {text: lines.join('\n'), data};
    const hint =
      searchedArea === undefined ? 'Try fewer or different words.' : 'Try fewer or different words, or omit the area.';
    return {text: `No results for "${query}". ${hint}`, data};
  },
});
