import {toScriptJson} from '@paydocs/core/client';
import {TABS_KEY_PREFIX} from '../shell/choices';

/**
 * An inline script that selects the tabs that the reader chose on another page while this page is still being parsed,
 * so that no other tab is painted first. `shell/picker.ts` describes the elements, and handles later choices.
 */
export const storedTabsScript =
  `(function(d){function stored(group){try{return localStorage.getItem(${toScriptJson(TABS_KEY_PREFIX)}+group)}catch(e){return null}}` +
  `function show(){d.querySelectorAll('[data-picker]:not([data-picker=""])').forEach(function(p){` +
  `var value=stored(p.dataset.picker);if(value===null)return;` +
  `var tabs=[].filter.call(p.querySelectorAll('[role=tab]'),function(t){return t.closest('[data-picker]')===p});` +
  `if(tabs.some(function(t){return t.dataset.value===value}))tabs.forEach(function(t){var chosen=t.dataset.value===value,` +
  `panel=d.getElementById(t.getAttribute('aria-controls'));t.setAttribute('aria-selected',chosen);t.tabIndex=chosen?0:-1;` +
  `if(panel)panel.hidden=!chosen})})}` +
  `var observer=new MutationObserver(show);observer.observe(d,{childList:true,subtree:true});` +
  `addEventListener('DOMContentLoaded',function(){show();observer.disconnect()})})(document)`;
