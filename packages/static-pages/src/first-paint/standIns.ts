/**
 * A script that stands in for what a browser may lack, or what an extension has taken away or broken: the theme, React's
 * components and DocSearch take it for granted, and the page would crash. Nothing matches, and nothing is observed.
 */
export const standIns =
  `(function(w,n){` +
  `function no(){return{observe:n,unobserve:n,disconnect:n,takeRecords:function(){return[]}}}` +
  `try{w.matchMedia('all').addEventListener.call}catch(e){` +
  `w.matchMedia=function(q){return{matches:false,media:q,addEventListener:n,removeEventListener:n}}}` +
  `function use(k){var o=new w[k](n);o.observe(w.document.documentElement,{childList:true});o.disconnect()}` +
  `try{use('MutationObserver')}catch(e){w.MutationObserver=no}` +
  // Others use these two if the name is there, whatever it holds: blockers leave `undefined`, or what can't be assigned.
  `['IntersectionObserver','ResizeObserver'].forEach(function(k){if(k in w)try{use(k)}catch(e){` +
  `try{Object.defineProperty(w,k,{value:no,configurable:true,writable:true})}catch(e){}}})` +
  `})(self,function(){})`;
