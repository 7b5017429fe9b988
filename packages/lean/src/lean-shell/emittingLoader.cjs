/**
 * Bundler loader in place of the two with which Docusaurus loads files, `file-loader` and `url-loader`. In the server's
 * bundle these write nothing, since the browser's bundle does; but that one doesn't hold the pages that stay HTML.
 * It takes the options of the loader that it replaces, and writes into the folder that is served.
 */
const {loaders} = require('@docusaurus/utils').getFileLoaderUtils(true);

module.exports = function (content) {
  const options = {...this.getOptions(), emitFile: true};
  const {loader} = 'limit' in options ? loaders.url({folder: ''}) : loaders.file({folder: ''});
  // The server's bundle is in a folder of its own inside of the one that is served.
  const emitFile = (file, ...rest) => this.emitFile(`../${file}`, ...rest);
  return require(loader).call(Object.assign({}, this, {query: options, emitFile}), content);
};
module.exports.raw = true;
