/**
 * Bundler loader for the data of reference pages: the server reads the file when it renders the page. In a bundle, the data
 * of hundreds of pages would first be parsed, kept in memory, and written as code.
 */
module.exports.pitch = function () {
  this.addDependency(this.resourcePath);
  return `module.exports = JSON.parse(require('fs').readFileSync(${JSON.stringify(this.resourcePath)}, 'utf8'));`;
};
