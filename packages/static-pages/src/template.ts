/**
 * For Docusaurus' `ssrTemplate`, in Eta: the scripts of a page, among which is the shell.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
const IS_SHELL = String.raw`/(?:^|\/)shell\.[^/]*js$/.test(script)`;

/** Loads the shell when the page has been read. */
export const SHELL_SCRIPT =
  `<% it.scripts.filter((script) => ${IS_SHELL}).forEach((script) => { %>` +
  `<script src="<%= it.baseUrl %><%= script %>" defer></script><% }); %>`;

/** The other scripts. */
export const CLIENT_SCRIPTS = `it.scripts.filter((script) => !${IS_SHELL})`;
