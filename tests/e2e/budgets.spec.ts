/** What a first visit may load, by kind of page: brotli, in kilobytes of 1000 bytes. */
import {weighPage} from '../../bench/pageWeight';
import {expect, pageKinds, test} from './pages';

const JS: Partial<Record<keyof typeof pageKinds, number>> = {
  home: 140,
  guide: 140,
  brandGuide: 140,
  category: 140,
  restLanding: 140,
  restTag: 140,
  restOperation: 145,
  restSchema: 140,
  graphqlLanding: 135,
  graphqlOperation: 135,
  graphqlType: 135,
};
const CSS = 20;
const REQUESTS = 14;

for (const [kind, limit] of Object.entries(JS)) {
  test(`${kind} stays within its budget`, async ({browser, baseURL}) => {
    const path = pageKinds[kind as keyof typeof pageKinds];
    const {js, css, requests, files} = await weighPage(browser, baseURL ?? '', 'build', path);
    const heaviest = files.map(({name, size}) => `${(size / 1000).toFixed(1)} KB ${name}`).join('\n');
    expect(js / 1000, `scripts of ${path}:\n${heaviest}`).toBeLessThanOrEqual(limit);
    expect(css / 1000, `style sheets of ${path}:\n${heaviest}`).toBeLessThanOrEqual(CSS);
    expect(requests, `requests of ${path}:\n${heaviest}`).toBeLessThanOrEqual(REQUESTS);
  });
}
