/** What of the theme's settings the script depends on. */
export interface FirstPaintSettings {
  colorMode: {defaultMode: string; respectPrefersColorScheme: boolean};
  announcementBar?: {id: string};
}

/**
 * @param settings - those of the theme
 * @param namespace - what the site adds to the names of stored values
 * @returns a script for the start of the body
 */
export function firstPaintScript({colorMode, announcementBar}: FirstPaintSettings, namespace: string): string {
  const {defaultMode, respectPrefersColorScheme} = colorMode;
  const system = "matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";
  const mode = respectPrefersColorScheme ? system : quote(defaultMode);
  const choice = quote(respectPrefersColorScheme ? 'system' : defaultMode);
  const color =
    `if(!/^(light|dark)$/.test(h.getAttribute('data-theme'))){` +
    `h.setAttribute('data-theme',${mode});h.setAttribute('data-theme-choice',${choice})}`;
  const announcement =
    announcementBar &&
    `try{if(localStorage.getItem(${quote(`docusaurus.announcement.id${namespace}`)})!==${quote(announcementBar.id)})` +
      `h.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}`;
  return `(function(h){${color}${announcement ?? ''}})(document.documentElement)`;
}

/** A text in a script in HTML. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
