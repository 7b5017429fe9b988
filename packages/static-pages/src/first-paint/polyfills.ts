/**
 * A script with polyfills for APIs that a browser may lack or that an extension has removed or broken. The theme, React's
 * components, and DocSearch rely on them, so the page would crash. With the polyfills, no media query matches, and nothing
 * is observed.
 */
export const polyfillsScript =
  `(function(w,n){` +
  `function no(){return{observe:n,unobserve:n,disconnect:n,takeRecords:function(){return[]}}}` +
  `try{w.matchMedia('all').addEventListener.call}catch(e){` +
  `w.matchMedia=function(q){return{matches:false,media:q,addEventListener:n,removeEventListener:n}}}` +
  `function use(k){var o=new w[k](n);o.observe(w.document.documentElement,{childList:true});o.disconnect()}` +
  `try{use('MutationObserver')}catch(e){w.MutationObserver=no}` +
  // Callers use these two if the name exists, whatever its value. Blockers leave `undefined`, or a property that can't be assigned.
  `['IntersectionObserver','ResizeObserver'].forEach(function(k){if(k in w)try{use(k)}catch(e){` +
  `try{Object.defineProperty(w,k,{value:no,configurable:true,writable:true})}catch(e){}}})` +
  `})(self,function(){})`;
