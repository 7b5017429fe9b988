/** Elements that HTML may have which a script puts into a page. None of them runs anything. */
const ELEMENTS = [
  'a abbr article aside b blockquote br button caption cite code col colgroup dd del details dfn div dl dt em',
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd label li main mark nav ol p picture pre q s samp',
  'section small source span strong sub summary sup table tbody td template tfoot th thead time tr u ul var wbr',
  'circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline rect stop svg',
  'symbol text title tspan use',
].join(' ');

/** Attributes that they may have. Handlers of events and styles are not among them. */
const ATTRIBUTES = [
  'aria-[a-z]+ data-[a-z-]+ abbr align alt cite class colspan datetime dir disabled height hidden id label lang media',
  'name open reversed role rowspan scope sizes span start tabindex title translate type value width',
  'download href hreflang rel src srcset target xlink:href',
  'clip-path clip-rule clipPathUnits cx cy d dominant-baseline dx dy fill fill-[a-z]+ font-[a-z]+ gradientTransform',
  'gradientUnits marker-[a-z]+ markerHeight markerUnits markerWidth mask offset opacity orient pathLength points',
  'paint-order preserveAspectRatio r refX refY rx ry stop-[a-z]+ stroke stroke-[a-z]+ text-anchor transform version viewBox x x1 x2',
  'xmlns y y1 y2',
].join(' ');

/** Attributes with addresses, and what those may be: of the web, of mail or phones, or of the site itself. */
const ADDRESSES = 'cite href src srcset xlink:href';
const ADDRESS = /^(?:(?:https?|mailto|tel):|[\w%-]*(?:[/?#.]|$))/i;

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>|</gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?|[^]/g;

const anyOf = (names: string): RegExp => new RegExp(`^(?:${names.split(' ').join('|')})$`, 'i');

/**
 * A script for the start of each page: what a browser that requires trusted types asks before a text becomes HTML or
 * the address of a script (https://www.w3.org/TR/trusted-types/#default-policy-hdr). HTML is written anew from the
 * elements and attributes that are allowed; all other tags become text. Scripts come from the site's own files. A
 * text inside of a `script` element is data: JSON, which does nothing.
 *
 * Other browsers, and hosts whose policy knows no such requirement, never ask.
 *
 * @param assets - the path of the site's own scripts, with a slash at both ends
 * @param hosts - the beginnings of addresses of other scripts, such as `https://www.googletagmanager.com/`
 * @returns the script
 */
export function trustScript(assets: string, hosts: readonly string[] = []): string {
  const allowed = JSON.stringify(hosts).replace(/</g, '\\u003c');
  const own = JSON.stringify(assets).replace(/</g, '\\u003c');
  return (
    `(function(t){try{t&&t.createPolicy('default',{` +
    `createHTML:function(h){return h.replace(${TAG},function(m,e,n,a){` +
    `return!n||!${anyOf(ELEMENTS)}.test(n)?m.replace(/</g,'&lt;'):'<'+e+n+(e?'':` +
    `a.replace(${ATTRIBUTE},function(m,k,d,q,u){var v=d||q||u||'';` +
    `return!k||!${anyOf(ATTRIBUTES)}.test(k)||${anyOf(ADDRESSES)}.test(k)&&!${ADDRESS}.test(v)?'':` +
    `' '+k+'="'+v.replace(/"/g,'&quot;').replace(/</g,'&lt;')+'"'})+(/\\/$/.test(a)?'/':''))+'>'})},` +
    `createScript:function(s){JSON.parse(s);return s},` +
    `createScriptURL:function(u){var a=new URL(u,location.href);` +
    `return a.origin===location.origin&&a.pathname.indexOf(${own})===0||` +
    `${allowed}.some(function(b){return a.href.indexOf(b)===0})?a.href:null}` +
    `})}catch(e){}})(self.trustedTypes)`
  );
}
