/**
 * A bundler loader that replaces the data of a reference page with code that reads its file at run time. Otherwise, the
 * bundler would parse the data of hundreds of pages and write it as code.
 */
module.exports.pitch = function () {
  this.addDependency(this.resourcePath);
  return `module.exports = JSON.parse(require('fs').readFileSync(${JSON.stringify(this.resourcePath)}, 'utf8'));`;
};
