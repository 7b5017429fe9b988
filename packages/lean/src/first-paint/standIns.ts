/**
 * A script that stands in for what a browser may lack, or an extension has taken away: the theme, React's components
 * and DocSearch take it for granted, and the page would crash. Nothing matches, and nothing is observed.
 */
export const standIns =
  `(function(w,n){` +
  `w.matchMedia=w.matchMedia||function(q){return{matches:false,media:q,addEventListener:n,removeEventListener:n}};` +
  `w.MutationObserver=w.MutationObserver||function(){return{observe:n,disconnect:n}}` +
  `})(self,function(){})`;
