/**
 * Creates the Eta template for Docusaurus's `ssrTemplate`. It differs from Docusaurus's own template in the scripts: a
 * static page loads only the shell, and a page that hydrates loads Docusaurus's client, which includes the shell.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Matches the code for scripts in Docusaurus's template. */
const FRAMEWORK_SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/** Code for scripts. A page never has both, because each script would run chunks that the other has loaded. */
const SCRIPT_TEMPLATE =
  `<% const isHydrated = it.htmlAttributes.includes('data-hydrate'); %>` +
  String.raw`<% it.scripts.filter((script) => isHydrated !== /(?:^|\/)shell\.[^/]*js$/.test(script)).forEach((script) => { %>` +
  // A shell that doesn't load must not delay the rest of the page.
  `<script src="<%= it.baseUrl %><%= script %>" <%~ isHydrated ? 'defer' : 'async fetchpriority="high"' %>></script><% }); %>`;

/**
 * Attribute of the theme's icons, which a strict security policy blocks. `theme/src/css/base.css` hides them instead.
 */
const HIDDEN_STYLE = 'style="display: none;"';
const PRE_BODY_TAGS = '<%~ it.preBodyTags %>';

/**
 * Replaces the code for scripts, and the style attribute of icons, in Docusaurus's page template.
 *
 * @param template - Docusaurus's page template, in Eta (https://eta.js.org/docs/intro/template-syntax)
 * @returns the changed template
 * @throws Error if Docusaurus's template has changed, so that its code isn't found
 */
export function replaceScripts(template: string): string {
  if (!FRAMEWORK_SCRIPTS.test(template) || !template.includes(PRE_BODY_TAGS)) {
    throw new Error(
      'The page template of @docusaurus/core has changed: compare packages/static-pages/src/template.ts with ' +
        'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }
  return template
    .replace(FRAMEWORK_SCRIPTS, () => SCRIPT_TEMPLATE)
    .replace(PRE_BODY_TAGS, () => `<%~ it.preBodyTags.replace('${HIDDEN_STYLE}', 'hidden') %>`);
}

/** Page template for the `ssrTemplate` setting of a site's configuration. */
export const pageTemplate = replaceScripts(frameworkTemplate);
