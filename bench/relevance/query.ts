/** Prints search results, and the parts of each score: `npm run search -- "partial refund"`. */
import {builtEngine} from '../../tests/search/golden';

const MAX_RESULTS = 8;
const MAX_PAGES = 5;
const MAX_SECTIONS = 3;

/**
 * Joins numbers with their names, such as `title 0.90 · path 1.00`.
 *
 * @param parts - numbers by name
 */
const formatParts = (parts: Record<string, number>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`)
    .join(' · ');

const words = process.argv.slice(2).join(' ').trim();
if (!words) {
  console.error('Missing query. Run, for example: npm run search -- "partial refund"');
  process.exit(1);
}
const engine = builtEngine();
const {query, pages} = engine.explain(words);
const expansions = query.expansions.map(({kind, text, weight}) => `${kind} "${text}" ${weight}`);
console.log(`Query of type "${query.type}": ${query.words.map(({whole}) => whole).join(', ') || 'no words'}`);
if (expansions.length > 0) console.log(`Alternatives: ${expansions.join(', ')}`);

console.log('\nResults, as readers see them:');
const {matches} = engine.search(words, {limit: MAX_RESULTS});
matches.forEach(({page, section, score}, index) => {
  console.log(`${index + 1}. ${page.path}${section ? `#${section.anchor}` : ''} ${score.toFixed(2)}`);
});
if (matches.length === 0) console.log('None.');

if (pages.length > 0) console.log('\nPages, with the parts of their scores and their best sections:');
for (const {page, total, score, features, sections, titleShare} of pages.slice(0, MAX_PAGES)) {
  console.log(`\n${page.path} ${total.toFixed(2)}`);
  if (!score || !features) continue;
  const {words: wordsScore, coverage, nameMatch, section, proximity, kind} = score;
  console.log(`   ${formatParts({words: wordsScore, coverage, nameMatch, section, proximity, kind, titleShare})}`);
  const nameFeatures = Object.entries(features.nameFeatures).filter(([, value]) => value > 0);
  if (nameFeatures.length > 0) console.log(`   names: ${formatParts(Object.fromEntries(nameFeatures))}`);
  for (const {occurrence, score: sectionScore, nameShare, textShare, isExact, isQuoted} of sections.slice(
    0,
    MAX_SECTIONS,
  )) {
    const notes = `${isExact ? ' · exact name' : ''}${isQuoted ? ' · quoted' : ''}`;
    console.log(`   #${occurrence.anchor} ${formatParts({score: sectionScore, nameShare, textShare})}${notes}`);
  }
}
