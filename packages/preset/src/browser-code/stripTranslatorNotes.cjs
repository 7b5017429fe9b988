/** A bundler loader that removes the notes for translators (`description`) from messages in the themes' code. */
const STRING = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const IN_CALL = new RegExp(String.raw`\{\s*(?:(?:id|message|description):\s*${STRING},?\s*)+\}`, 'g');
const IN_TAG = new RegExp(String.raw`(<Translate\b[^>]*?)\s+description=${STRING}`, 'g');
const NOTE = new RegExp(String.raw`description:\s*${STRING},?\s*`);

module.exports = (code) =>
  code.replace(IN_CALL, (text) => (text.includes('id:') ? text.replace(NOTE, '') : text)).replace(IN_TAG, '$1');
