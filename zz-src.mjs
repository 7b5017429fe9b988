import fs from 'node:fs';
import {execSync} from 'node:child_process';
import {unified} from 'unified';
import remarkParse from 'remark-parse';
import remarkGfm from 'remark-gfm';
const dg=new Map(fs.readFileSync('/tmp/length/dg.txt','utf8').split('\n').filter(Boolean).map(l=>{const [h,w,f]=l.split(' ');return [f,+h]}));
const FULL=790,W=704,CW=7.2;
const text=(n)=>n.type==='text'||n.type==='inlineCode'?n.value:(n.children??[]).map(text).join('');
const L=(c,w,cw=CW)=>Math.max(1,Math.ceil(c*cw/w*1.02));
const clean=(s)=>s.replace(/\{product[.\w]*\}/g,'Caudal');
const len=(n)=>clean(text(n)).length;
const EMB={Card:700};
function table(rows){ const nc=rows[0].length,max=Array(nc).fill(0),min=Array(nc).fill(0);
 rows.forEach(r=>r.forEach((t,i)=>{max[i]=Math.max(max[i]??0,t.length*6.75+24);min[i]=Math.max(min[i]??0,Math.max(...t.split(/\s+/).map(w=>w.length))*7.4+24)}));
 const tot=max.reduce((a,b)=>a+b,0);let w=max; if(tot>FULL){const ms=min.reduce((a,b)=>a+b,0),sl=Math.max(0,FULL-ms),want=max.map((m,i)=>m-min[i]),ws=want.reduce((a,b)=>a+b,0)||1;w=min.map((m,i)=>m+sl*want[i]/ws)}
 let h=0;rows.forEach((r,ri)=>{const l=Math.max(...r.map((t,i)=>L(t.length,w[i]-24,6.75)));h+=ri===0?l*19.5+17:l*22.5+25});return h+20;}
function measure(f){
 const s=fs.readFileSync(f,'utf8').replace(/^---[\s\S]*?\n---\n/,'');
 const tree=unified().use(remarkParse).use(remarkGfm).parse(s);
 let h=182,inside=false,tab=0,skip=false,tabs=false,tabFirst=null,fold=false; const secs=[['(opening)',182]];
 const add=(x)=>{h+=x;secs.at(-1)[1]+=x};
 for(const n of tree.children){
  if(n.type==='heading'){ if(n.depth===2){secs.push([text(n),0]);inside=/complete-code/.test(text(n))||/^Complete code/.test(text(n))} add(n.depth===2?76:n.depth===3?57:50); continue}
  if(n.type==='html'||(n.type==='paragraph'&&/^<\/?[A-Z]/.test(s.slice(n.position.start.offset,n.position.start.offset+3)))){
   const v=s.slice(n.position.start.offset,n.position.end.offset);
   for(const m of v.matchAll(/<(\/?)(\w+)([^>]*)>/g)){
    if(m[2]==='Tabs'&&!m[1]){tabs=true;tab=0;fold=inside;add(fold?76:65);}
    else if(m[2]==='Tabs'){tabs=false;skip=false}
    else if(m[2]==='TabItem'&&!m[1]){tab++;skip=tab>1||fold}
    else if(m[2]==='Fold'&&!m[1]){skip=true;add(76)} else if(m[2]==='Fold'){skip=false}
    else if(/^Api|^Test/.test(m[2])&&!skip){ const only=/only="([^"]*)"/.exec(m[3]); const k=only?only[1].split(',').length:9; add(m[2]==='ApiRequest'?420:m[2]==='ApiResponse'?500:65+k*57)}
   } continue}
  if(skip) continue;
  if(n.type==='paragraph'){ if(/^:::/.test(text(n))){add(35);} add(L(len(n),W)*26.4+20); continue}
  if(n.type==='code'){ const meta=n.meta??''; const c=n.value.split('\n').length;
   if(n.lang==='mermaid'){ const k=f.replace('/work/wt/length/docs','').slice(2); const seq=n.value.trim().startsWith('sequence'); add((seq?dg.get(k)??450:450)+48+20+(/title=/.test(meta)?32:0)); continue}
   if(n.lang==='screen'){ add(32+20+35+28+20+c*31); continue}
   if((inside&&c>15)||c>24){add(76);continue}
   add(c*22.1+16+20+(tabs?0:40)); continue}
  if(n.type==='list'){ const task=n.children.some(c=>c.checked!==null&&c.checked!==undefined); for(const li of n.children){const nested=li.children.slice(1); add(L(len(li.children[0]??li),n.ordered?W-44:task?W-34:W-22)*26.4+(n.ordered?17:task?8:4)); for(const x of nested) add(x.type==='list'?x.children.length*30:x.type==='code'?x.value.split('\n').length*22+76:46)} add(20); continue}
  if(n.type==='table'){ add(table(n.children.map(r=>r.children.map(c=>clean(text(c)))))); continue}
  add(40);
 }
 return [h,secs];
}
const only=process.argv[2];
const files=execSync('find /work/wt/length/docs -name "*.md*"').toString().split('\n').filter(Boolean);
const rows=files.filter(f=>!only||f.includes(only)).map(f=>[...measure(f),f.slice(22-6)]).sort((a,b)=>b[0]-a[0]);
for(const [h,secs,f] of rows){ if(!only&&h<(+process.argv[3]||0))continue; console.log(Math.round(h),f); if(only)for(const [n,x] of secs)console.log('    ',Math.round(x),n)}
