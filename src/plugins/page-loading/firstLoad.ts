/** How long a page that has been read waits for its scripts before it says that they are missing; in milliseconds. */
const PATIENCE = 8000;

/**
 * A script that stands in the page itself, because it must work when no other does.
 *
 * Until React has brought the page to life, a script of the site that can't be loaded, or that is none (HTML
 * in its place, or half of it), makes the page reload. A page that is the result of a reload doesn't do so
 * again: it shows what is missing. So does one whose scripts don't come or don't run. If they do in the
 * end, the style sheet takes the notice away.
 *
 * The sign is a class: any address can set a `data` attribute of a page that Docusaurus made.
 *
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns the script
 */
export function firstLoadScript(baseUrl: string): string {
  const assets = JSON.stringify(`${baseUrl}assets/`).replace(/</g, '\\u003c');
  return (
    `(function(h,r){function dead(){return h.dataset.hasHydrated!=='true'}` +
    `function tell(){if(dead())h.classList.add('code-missing')}` +
    `addEventListener('error',function(e){var s=e.target;` +
    `s=s.tagName==='SCRIPT'?s.src:e.error instanceof SyntaxError&&e.filename;` +
    `if(!s||s.indexOf(location.origin+${assets})||!dead())return;` +
    `if(performance.getEntriesByType('navigation')[0].type==='reload')tell();` +
    `else if(!r){r=1;location.reload()}},true);` +
    `addEventListener('DOMContentLoaded',function(){setTimeout(tell,${PATIENCE})});` +
    `addEventListener('click',function(e){if(e.target.closest('[data-reload]'))location.reload()})` +
    `})(document.documentElement)`
  );
}
