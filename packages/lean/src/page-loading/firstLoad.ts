/** How long a page that has been read waits for its scripts before it says that they are missing; in milliseconds. */
const PATIENCE = 8000;
/** How long a style sheet may keep a page from being read, and how long scripts may take then. */
const STYLES_PATIENCE = 6000;
const PATIENCE_AFTER_STYLES = 2000;
/** How long the host may take to say that a page can be loaded anew. */
const PATIENCE_WITH_HOST = 1500;
/** How often a page that misses its code is looked at. */
const REST = 250;
/** How often one whose end doesn't come is looked at, after that of its style sheets, until it says so. */
const LOOKS = (PATIENCE - STYLES_PATIENCE) / REST;

/** Where the notice stands: its own style sheet may be missing. */
const PLACE = 'position:fixed;inset:auto 0 0;background:var(--site-raised,Canvas)';

/**
 * A script that stands in the page itself, before its style sheets, because it must work when nothing else does.
 *
 * Until React has brought the page to life, a script or style sheet of the site that can't be loaded, or that is none (HTML
 * in its place, or half of a script), makes the page reload. A page that is the result of a reload doesn't do so
 * again: it shows what is missing. So does one whose scripts don't come or don't run. If they do in the
 * end, the notice goes away. Of a page whose end doesn't come, it says that text may be missing.
 *
 * No page is left for the browser's own error page: before it is loaded anew, the host must answer; if
 * it doesn't, the notice says so. What was no script is asked for again first: with the header that says that it never
 * changes, the browser would take it from its cache.
 *
 * A style sheet that hangs holds up all that follows it: nothing is painted, no script runs. After a while the
 * page goes on without it, and without those that follow, and is given its styles when they come.
 *
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @returns the script
 */
export function firstLoadScript(baseUrl: string): string {
  const assets = JSON.stringify(`${baseUrl}assets/`).replace(/</g, '\\u003c');
  return (
    `(function(d,h,r,bad,looks){function dead(){return h.dataset.hasHydrated!=='true'}` +
    `function show(k,x){d.querySelectorAll('[data-'+k+']').forEach(function(e){e.hidden=!x})}` +
    `function tell(){var m=dead(),b=d.querySelector('[data-reload]'),n=b&&b.parentNode;` +
    `if(n&&n.hidden===m){if(m)n.style.cssText='${PLACE}';n.hidden=!m}` +
    `show('cut',d.readyState==='loading');if(m)setTimeout(tell,${REST})}` +
    `function look(){show('look',1);if(d.readyState==='loading')setTimeout(look,${REST})}` +
    `function lost(){show('away',1);tell()}` +
    `function anew(){show('away',0);Promise.all(bad.map(function(u){return fetch(u,{cache:'reload',signal:AbortSignal.timeout(${PATIENCE_WITH_HOST})}).catch(function(){})}))` +
    `.then(function(){return fetch(location.href,{method:'HEAD',cache:'no-store',signal:AbortSignal.timeout(${PATIENCE_WITH_HOST})})})` +
    `.then(function(a){if(a.status<500)location.reload();else lost()}).catch(lost)}` +
    `function isEmpty(l){try{return!l.sheet.cssRules.length}catch(e){return 1}}` +
    `function failed(s,l){bad.push(s);` +
    `if(performance.getEntriesByType('navigation')[0].type==='reload')l?look():tell();` +
    `else if(!r){r=1;anew()}}` +
    `setTimeout(function go(){if(dead())d.querySelectorAll('link[rel=stylesheet]').forEach(function(l){if(l.sheet||l.media)return;` +
    `var c=l.cloneNode();c.media='print';c.onload=function(){c.media='all'};l.replaceWith(c);` +
    `setTimeout(tell,${PATIENCE_AFTER_STYLES})});` +
    `if(d.readyState==='loading'){if(looks++===${LOOKS})tell();setTimeout(go,${REST})}},${STYLES_PATIENCE});` +
    `addEventListener('error',function(e){var s=e.target,l=s.rel==='stylesheet';` +
    `s=l?s.href:s.tagName==='SCRIPT'?s.src:e.error instanceof SyntaxError&&e.filename;` +
    `if(s&&!s.indexOf(location.origin+${assets})&&dead())failed(s,l)},true);` +
    // Of HTML in the place of a style sheet, some browsers say that it is there.
    `addEventListener('load',function(){d.querySelectorAll('link[rel=stylesheet]').forEach(function(l){` +
    `if(!l.media&&isEmpty(l)&&!l.href.indexOf(location.origin+${assets}))dead()?failed(l.href,1):look()})});` +
    `addEventListener('DOMContentLoaded',function(){setTimeout(tell,${PATIENCE})});` +
    `addEventListener('click',function(e){if(e.target.closest('[data-reload]'))anew()})` +
    `})(document,document.documentElement,0,[],0)`
  );
}
