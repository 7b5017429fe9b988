/**
 * A script that stands in the page itself, because it must work when no other does.
 *
 * Until React has brought the page to life, a script of the site that can't be loaded makes the page
 * reload. A page that is the result of a reload doesn't do so again: it shows what is missing.
 *
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns the script
 */
export function firstLoadScript(baseUrl: string): string {
  const assets = JSON.stringify(`${baseUrl}assets/`).replace(/</g, '\\u003c');
  return (
    `(function(h,r){addEventListener('error',function(e){var s=e.target;` +
    `if(s.tagName!=='SCRIPT'||s.src.indexOf(location.origin+${assets})||h.dataset.hasHydrated==='true')return;` +
    `if(performance.getEntriesByType('navigation')[0].type==='reload')h.setAttribute('data-code-missing','');` +
    `else if(!r){r=1;location.reload()}},true);` +
    `addEventListener('click',function(e){if(e.target.closest('[data-reload]'))location.reload()})` +
    `})(document.documentElement)`
  );
}
