/**
 * A script that stands in for what a browser may lack, or what an extension has taken away or broken: the theme, React's
 * components and DocSearch take it for granted, and the page would crash. Nothing matches, and nothing is observed.
 */
export const standIns =
  `(function(w,n){` +
  `function no(){return{observe:n,unobserve:n,disconnect:n,takeRecords:function(){return[]}}}` +
  `try{w.matchMedia('all').addEventListener.call}catch(e){` +
  `w.matchMedia=function(q){return{matches:false,media:q,addEventListener:n,removeEventListener:n}}}` +
  `try{new w.MutationObserver(n)}catch(e){w.MutationObserver=no}` +
  // Whoever wants these two looks first whether they are there.
  `['IntersectionObserver','ResizeObserver'].forEach(function(k){if(w[k])try{new w[k](n)}catch(e){w[k]=no}})` +
  `})(self,function(){})`;
