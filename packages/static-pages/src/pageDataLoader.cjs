/**
 * Bundler loader for the data of a reference page: the server reads the file when it makes the page.
 * Bundled, the data of hundreds of pages would be parsed, held and written as code first.
 */
module.exports.pitch = function () {
  this.addDependency(this.resourcePath);
  return `module.exports = JSON.parse(require('fs').readFileSync(${JSON.stringify(this.resourcePath)}, 'utf8'));`;
};
