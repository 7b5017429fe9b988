import {toScriptJson} from '@paydocs/core/client';

/** Settings of the theme on which the script depends. */
export interface FirstPaintSettings {
  colorMode: {defaultMode: string; respectPrefersColorScheme: boolean};
  announcementBar?: {id: string};
}

/**
 * Code that removes attributes of the shell's state that the URL has set. The theme converts parameters such as
 * `?docusaurus-data-mode=embed` to attributes of the root element, where the page also stores its state.
 */
const INJECTED_STATE_REMOVAL =
  `try{new URLSearchParams(location.search).forEach(function(v,k){` +
  `if(/^docusaurus-data-(shell|hydrate|has-hydrated)$/i.test(k))h.removeAttribute(k.slice(11))})}catch(e){}`;

/** Code that escapes each `%` in a path that can't be decoded, which would crash the router. */
const MALFORMED_PATH_FIX =
  `try{decodeURI(location.pathname)}catch(e){` +
  `history.replaceState(history.state,'',location.pathname.replace(/%/g,'%25')+location.search+location.hash)}`;

/**
 * Creates the inline script for the start of the body.
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
  return `(function(h){${MALFORMED_PATH_FIX}${INJECTED_STATE_REMOVAL}${color}${announcement ?? ''}})(document.documentElement)`;
}
