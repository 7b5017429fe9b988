import {createHighlighterCoreSync} from 'shiki/core';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import php from 'shiki/langs/php.mjs';
import {highlight} from './src/lib/highlight/highlight';
const samples: [string,string][] = [['bash',"curl https://x -X POST \\\n -H 'A: b'"],['javascript',"const a = await fetch('x', {method: 'POST'});"],['python',"import os\nprint(os.environ['A'])"],['php',"<?php\n$a = curl_init();\ncurl_setopt($a, X, true);"],['json','{"a": 1}']];
for (const [l,c] of samples) { const t=performance.now(); highlight(c,l); console.log(l, 'first', Math.round(performance.now()-t),'ms'); }
