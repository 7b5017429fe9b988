/** Bundler loader for the themes' code: texts lose their notes for translators (`description`). */
const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const IN_CALL = new RegExp(String.raw`\{\s*(?:(?:id|message|description):\s*${TEXT},?\s*)+\}`, 'g');
const IN_TAG = new RegExp(String.raw`(<Translate\b[^>]*?)\s+description=${TEXT}`, 'g');
const NOTE = new RegExp(String.raw`description:\s*${TEXT},?\s*`);

module.exports = (code) =>
  code.replace(IN_CALL, (text) => (text.includes('id:') ? text.replace(NOTE, '') : text)).replace(IN_TAG, '$1');
