/**
 * For Docusaurus' `ssrTemplate`, in Eta: the scripts of a page, among which is the shell.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
const IS_SHELL = String.raw`/(?:^|\/)shell\.[^/]*js$/.test(script)`;

/** Loads the shell at once, without keeping the page waiting: one that never comes must not hold up what follows. */
export const SHELL_SCRIPT =
  `<% it.scripts.filter((script) => ${IS_SHELL}).forEach((script) => { %>` +
  `<script src="<%= it.baseUrl %><%= script %>" async fetchpriority="high"></script><% }); %>`;

/** The other scripts. */
export const CLIENT_SCRIPTS = `it.scripts.filter((script) => !${IS_SHELL})`;
