/** Searches the documentation. */
import {z} from 'zod';
import {areaSchema} from './inputs';
import {defineTool} from './tool';

export const search = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Searches the documentation for words, or for the names of fields, operations, types, or error codes. Returns the best match first. To read a page, use read_page.',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .describe('The words to search for, or the name of a field or an operation.'),
    area: areaSchema.optional(),
    limit: z.int().min(1).max(25).default(8).describe('Maximum number of pages in the response.'),
  }),
  run({searcher}, {query, area: searchedArea, limit}) {
    const hits = searcher.search(query, limit, searchedArea);
    const lines = hits.map(({page, sections}, index) =>
      [
        `${index + 1}. **${page.title}** (${page.area}) \`${page.path}\`${page.description && `: ${page.description}`}`,
        ...sections.map((place) => `   - ${place.name}${place.text && `: ${place.text}`}`),
      ].join('\n'),
    );
    const data = {
      pages: hits.map(({page: {path, title, description, url, area: pageArea}, sections}) => ({
        ...{path, title, description, url, area: pageArea},
        places: sections,
      })),
    };
    if (hits.length > 0) return {text: lines.join('\n'), data};
    const hint =
      searchedArea === undefined ? 'Try fewer or different words.' : 'Try fewer or different words, or omit the area.';
    return {text: `No results for "${query}". ${hint}`, data};
  },
});
