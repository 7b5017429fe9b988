import {toScriptJson} from '@paydocs/core/client';

/** The theme's settings that the script depends on. */
export interface FirstPaintSettings {
  colorMode: {defaultMode: string; respectPrefersColorScheme: boolean};
  announcementBar?: {id: string};
}

/**
 * The theme turns parameters such as `?docusaurus-data-mode=embed` into attributes of the root element, which a site's
 * style sheet can use. The page also stores its state there, and a URL must not be able to set it.
 */
const REMOVE_FOREIGN_STATE =
  `try{new URLSearchParams(location.search).forEach(function(v,k){` +
  `if(/^docusaurus-data-(shell|hydrate|has-hydrated)$/i.test(k))h.removeAttribute(k.slice(11))})}catch(e){}`;

/** The router decodes the path and crashes if it can't. A `%` that doesn't start an escape sequence is literal, so it's escaped. */
const FIX_MALFORMED_PATH =
  `try{decodeURI(location.pathname)}catch(e){` +
  `history.replaceState(history.state,'',location.pathname.replace(/%/g,'%25')+location.search+location.hash)}`;

/**
 * Creates the script at the start of the body.
 *
 * @param settings - the theme's settings
 * @param namespace - suffix that the site adds to storage keys
 */
export function createFirstPaintScript({colorMode, announcementBar}: FirstPaintSettings, namespace: string): string {
  const {defaultMode, respectPrefersColorScheme} = colorMode;
  const system = "matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";
  const mode = respectPrefersColorScheme ? system : toScriptJson(defaultMode);
  const choice = toScriptJson(respectPrefersColorScheme ? 'system' : defaultMode);
  const color =
    `if(!/^(light|dark)$/.test(h.getAttribute('data-theme'))){` +
    `h.setAttribute('data-theme',${mode});h.setAttribute('data-theme-choice',${choice})}`;
  const announcement =
    announcementBar &&
    `try{if(localStorage.getItem(${toScriptJson(`docusaurus.announcement.id${namespace}`)})!==${toScriptJson(announcementBar.id)})` +
      `h.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}`;
  return `(function(h){${FIX_MALFORMED_PATH}${REMOVE_FOREIGN_STATE}${color}${announcement ?? ''}})(document.documentElement)`;
}
