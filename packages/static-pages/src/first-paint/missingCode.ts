/** Timeout of the shell in milliseconds, after which the page reports that it's missing. */
const TIMEOUT_MS = 8000;
/** Maximum time in milliseconds for which a style sheet may block rendering. */
const STYLES_TIMEOUT_MS = 6000;
/** Interval in milliseconds between checks of a page that isn't fully parsed. */
const RETRY_INTERVAL_MS = 250;

/**
 * Displays the notice of `MissingCode` if the shell fails, isn't JavaScript, or times out. The script is inline, before the
 * style sheets, because it must work when nothing else does.
 *
 * A style sheet that hangs blocks rendering of everything after it. After the timeout, the page renders without this and
 * later style sheets, which apply as soon as they arrive.
 */
export const missingCodeScript =
  `(function(d,h){function tell(){var n=d.querySelector('[data-missing=code]');` +
  `if(h.dataset.shell)return;n?n.hidden=false:setTimeout(tell,${RETRY_INTERVAL_MS})}` +
  `addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'||e.error instanceof SyntaxError)tell()},true);` +
  `setTimeout(tell,${TIMEOUT_MS});` +
  `setTimeout(function go(){d.querySelectorAll('link[rel=stylesheet]').forEach(function(l){if(l.sheet||l.media)return;` +
  `var c=l.cloneNode();c.media='print';c.onload=function(){c.media='all'};l.replaceWith(c)});` +
  `if(d.readyState==='loading')setTimeout(go,${RETRY_INTERVAL_MS})},${STYLES_TIMEOUT_MS})` +
  `})(document,document.documentElement)`;
