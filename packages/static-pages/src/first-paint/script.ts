import {scriptJson} from '@paydocs/core/scriptJson';

/** What of the theme's settings the script depends on. */
export interface FirstPaintSettings {
  colorMode: {defaultMode: string; respectPrefersColorScheme: boolean};
  announcementBar?: {id: string};
}

/**
 * The theme makes attributes of the page's root of parameters such as `?docusaurus-data-mode=embed`. The site
 * keeps what it knows of itself in such attributes: an address must not say that its code is missing, or is there.
 */
const FOREIGN_STATE =
  `try{new URLSearchParams(location.search).forEach(function(v,k){` +
  `if(/^docusaurus-data-(?!announcement-|theme)/.test(k))h.removeAttribute(k.slice(11))})}catch(e){}`;

/** The router decodes the path, and the page dies when it can't: a `%` that begins no escape stands for itself. */
const MALFORMED_PATH =
  `try{decodeURI(location.pathname)}catch(e){` +
  `history.replaceState(history.state,'',location.pathname.replace(/%/g,'%25')+location.search+location.hash)}`;

/**
 * @param settings - those of the theme
 * @param namespace - what the site adds to the names of stored values
 * @returns a script for the start of the body
 */
export function firstPaintScript({colorMode, announcementBar}: FirstPaintSettings, namespace: string): string {
  const {defaultMode, respectPrefersColorScheme} = colorMode;
  const system = "matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";
  const mode = respectPrefersColorScheme ? system : scriptJson(defaultMode);
  const choice = scriptJson(respectPrefersColorScheme ? 'system' : defaultMode);
  const color =
    `if(!/^(light|dark)$/.test(h.getAttribute('data-theme'))){` +
    `h.setAttribute('data-theme',${mode});h.setAttribute('data-theme-choice',${choice})}`;
  const announcement =
    announcementBar &&
    `try{if(localStorage.getItem(${scriptJson(`docusaurus.announcement.id${namespace}`)})!==${scriptJson(announcementBar.id)})` +
      `h.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}`;
  return `(function(h){${MALFORMED_PATH}${FOREIGN_STATE}${color}${announcement ?? ''}})(document.documentElement)`;
}
