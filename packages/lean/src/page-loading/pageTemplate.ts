import {CLIENT_SCRIPTS, SHELL_SCRIPT} from '@paydocs/static-pages/template';
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Where the framework's template asks for the scripts. */
const SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/** The theme hides its icons by an attribute that a strict policy forbids; `preset/src/css/base.css` hides them here. */
const ICONS = 'style="display: none;"';
const BODY_START = '<%~ it.preBodyTags %>';

/** When scripts are loaded if nothing is painted, as in a tab that is hidden meanwhile; in milliseconds. */
const PATIENCE = 3000;

/**
 * Scripts bring a page to life that is complete without them. They are loaded when the browser has read and
 * painted it, so that on a slow network the text, its styles and its fonts come first.
 */
const LOADER =
  SHELL_SCRIPT +
  `<script>(function(d,a){` +
  // The whole page must have been read: React takes over what it finds.
  `function load(){if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',load);` +
  `for(;a.length;d.head.append(s)){var s=d.createElement('script');s.src=a.shift();s.async=false}}` +
  `if(d.hidden)return load();` +
  `try{new PerformanceObserver(load).observe({type:'paint',buffered:true})}catch(e){load()}` +
  `setTimeout(load,${PATIENCE})` +
  `})(document,<%~ JSON.stringify(${CLIENT_SCRIPTS}.map((script) => it.baseUrl + script)) %>)</script>`;

/**
 * @param template - the framework's template of a page, in Eta
 * @returns the template with scripts that are loaded after the first paint, and no attribute that has styles
 * @throws Error if the template asks for scripts in another way than it did
 */
export function withLateScripts(template: string): string {
  if (!SCRIPTS.test(template) || !template.includes(BODY_START)) {
    throw new Error(
      'The page template of @docusaurus/core has changed: compare packages/lean/src/page-loading/pageTemplate.ts with ' +
        'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }
  return template
    .replace(SCRIPTS, () => LOADER)
    .replace(BODY_START, () => `<%~ it.preBodyTags.replace('${ICONS}', 'hidden') %>`);
}

/** For the site's configuration. */
export const pageTemplate = withLateScripts(frameworkTemplate);
