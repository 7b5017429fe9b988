/** Timeout of the shell in milliseconds, after which the page displays the notice. */
const TIMEOUT_MS = 8000;
/** Maximum time in milliseconds for which a style sheet may block rendering. */
const STYLES_TIMEOUT_MS = 6000;
/** Interval in milliseconds between checks of a page that isn't fully parsed. */
const RETRY_INTERVAL_MS = 250;

/**
 * An inline script that displays the notice of `MissingCode` if the shell fails, isn't JavaScript, or times out.
 *
 * It also unblocks rendering if a style sheet hangs. After a timeout, it makes all style sheets that haven't loaded
 * non-blocking, and they apply when they arrive.
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
