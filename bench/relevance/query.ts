/** Prints search results, and the parts of each score: `npm run search -- "partial refund"`. */
import {builtEngine} from '../../tests/search/golden';

const MAX_RESULTS = 5;
const words = process.argv.slice(2).join(' ').trim();
if (!words) {
  console.error('Say what to search for: npm run search -- "partial refund"');
  process.exit(1);
}
const engine = builtEngine();
const {query, pages} = engine.explain(words);
const expansions = query.expansions.map(({kind, text, weight}) => `${kind} "${text}" ${weight}`);
console.log(`A query of type "${query.type}": ${query.words.map(({whole}) => whole).join(', ') || 'no words'}`);
if (expansions.length > 0) console.log(`Also: ${expansions.join(', ')}`);
pages.slice(0, MAX_RESULTS).forEach(({page, total, score, features, sections: [best]}, index) => {
  console.log(`\n${index + 1}. ${page.path}${best ? `#${best.occurrence.anchor}` : ''} ${total.toFixed(2)}`);
  if (!score || !features) return;
  const {words: wordsScore, coverage, nameMatch, section, proximity, kind} = score;
  const parts = {words: wordsScore, coverage, nameMatch, section, proximity, kind};
  console.log(
    `   ${Object.entries(parts)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(' · ')}`,
  );
  const matches = Object.entries(features.nameFeatures).filter(([, value]) => value > 0);
  if (matches.length > 0)
    console.log(`   ${matches.map(([name, value]) => `${name} ${value.toFixed(2)}`).join(' · ')}`);
});
if (pages.length === 0) console.log('Nothing fits.');
