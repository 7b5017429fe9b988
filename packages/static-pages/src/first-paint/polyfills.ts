/**
 * An inline script with polyfills for APIs that a browser lacks or an extension has broken. Without them, the page
 * would crash, because the theme and DocSearch call them. With the polyfills, no media query matches, and observers
 * never fire.
 */
export const polyfillsScript =
  `(function(w,n){` +
  `function no(){return{observe:n,unobserve:n,disconnect:n,takeRecords:function(){return[]}}}` +
  `try{w.matchMedia('all').addEventListener.call}catch(e){` +
  `w.matchMedia=function(q){return{matches:false,media:q,addEventListener:n,removeEventListener:n}}}` +
  `function use(k){var o=new w[k](n);o.observe(w.document.documentElement,{childList:true});o.disconnect()}` +
  `try{use('MutationObserver')}catch(e){w.MutationObserver=no}` +
  // Callers check only that these names exist. Blockers may leave `undefined` or a read-only property.
  `['IntersectionObserver','ResizeObserver'].forEach(function(k){if(k in w)try{use(k)}catch(e){` +
  `try{Object.defineProperty(w,k,{value:no,configurable:true,writable:true})}catch(e){}}})` +
  `})(self,function(){})`;
