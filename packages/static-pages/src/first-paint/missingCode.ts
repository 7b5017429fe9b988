/** How long the shell may take before the page says that it is missing; in milliseconds. */
const TIMEOUT_MS = 8000;
/** How long a style sheet may keep a page from being read; in milliseconds. */
const STYLES_TIMEOUT_MS = 6000;
/** How often a page whose notice has not come yet is looked at. */
const PAUSE_MS = 250;

/**
 * Shows the notice of `MissingCode` when the shell fails, is none, or takes too long. It stands in the page itself, before its style
 * sheets, because it must work when nothing else does.
 *
 * A style sheet that hangs holds up all that follows it: nothing is painted. After a while the page goes on without it, and without those
 * that follow, and is given its styles when they come.
 */
export const missingCode =
  `(function(d,h){function tell(){var n=d.querySelector('[data-missing=code]');` +
  `if(h.dataset.shell)return;n?n.hidden=false:setTimeout(tell,${PAUSE_MS})}` +
  `addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'||e.error instanceof SyntaxError)tell()},true);` +
  `setTimeout(tell,${TIMEOUT_MS});` +
  `setTimeout(function go(){d.querySelectorAll('link[rel=stylesheet]').forEach(function(l){if(l.sheet||l.media)return;` +
  `var c=l.cloneNode();c.media='print';c.onload=function(){c.media='all'};l.replaceWith(c)});` +
  `if(d.readyState==='loading')setTimeout(go,${PAUSE_MS})},${STYLES_TIMEOUT_MS})` +
  `})(document,document.documentElement)`;
