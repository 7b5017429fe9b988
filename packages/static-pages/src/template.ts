/**
 * For Docusaurus' `ssrTemplate`, in Eta: its own template, but for the scripts. A static page loads the shell alone; one that hydrates
 * (`theme/Hydrate`) loads Docusaurus' client, of which the shell is a part.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Where the framework's template asks for the scripts. */
const FRAMEWORK_SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/** No page has both: two runtimes that load chunks would each run what either brings. */
const SCRIPTS =
  `<% const isHydrated = it.htmlAttributes.includes('data-hydrate'); %>` +
  String.raw`<% it.scripts.filter((script) => isHydrated !== /(?:^|\/)shell\.[^/]*js$/.test(script)).forEach((script) => { %>` +
  // A shell that never comes must not hold up what follows.
  `<script src="<%= it.baseUrl %><%= script %>" <%~ isHydrated ? 'defer' : 'async fetchpriority="high"' %>></script><% }); %>`;

/** The theme hides its icons by an attribute that a strict policy forbids; `preset/src/css/base.css` hides them here. */
const ICONS = 'style="display: none;"';
const BODY_START = '<%~ it.preBodyTags %>';

/**
 * @param template - the framework's template of a page, in Eta
 * @returns the template with the scripts that a page needs, and no attribute that has styles
 * @throws Error if the template asks for scripts in another way than it did
 */
export function withOwnScripts(template: string): string {
  if (!FRAMEWORK_SCRIPTS.test(template) || !template.includes(BODY_START)) {
    throw new Error(
      'The page template of @docusaurus/core has changed: compare packages/static-pages/src/template.ts with ' +
        'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }
  return template
    .replace(FRAMEWORK_SCRIPTS, () => SCRIPTS)
    .replace(BODY_START, () => `<%~ it.preBodyTags.replace('${ICONS}', 'hidden') %>`);
}

/** For the site's configuration. */
export const pageTemplate = withOwnScripts(frameworkTemplate);
