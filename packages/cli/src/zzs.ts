import {checkContract} from '@paydocs/contract';
import fs from 'node:fs';
import {parse,print,visit} from 'graphql';
import {guides, specifications} from '../../../tests/contract/guides';
import {compareRest} from './diff/rest';
import {compareGraphql} from './diff/graphql';
import {affectedLines, usesOf} from './diff/affected';
let seed=Number(process.argv[2]??11);
const rnd=()=>{seed=(seed*1103515245+12345)%2147483648;return seed/2147483648};
const shuffle=<T>(a:readonly T[]):T[]=>a.map(x=>[rnd(),x] as const).sort((p,q)=>p[0]-q[0]).map(([,x])=>x);
const doc:any=specifications.openapi, sdl=specifications.sdl;
interface M{kind:string;name:string;levels:string[];word?:string;api:'rest'|'gql';rest?:(d:any)=>void;gql?:(s:string)=>string;max:number}
const out:M[]=[];
const count=(name:string)=>Object.values<any>(doc.components.schemas).filter(s=>s.properties?.[name]).length;
const inGql=(n:string)=>new RegExp(`\\b${n}\\b`).test(sdl);
const text=guides.map(g=>g.text).join('\n');
const used=(n:string)=>new RegExp(`(?<![\\w-])${n.replace(/[.]/g,'\\.')}(?![\\w-])`).test(text);
const json=JSON.stringify(doc);
const answers=['Payment','Subscription','Payment-NextAction','Payment-PaymentMethod','PaymentMethods','PaymentEvent'].filter(s=>doc.components.schemas[s]?.properties);
const respFields=shuffle(answers.flatMap(s=>Object.keys(doc.components.schemas[s].properties).map(f=>[s,f] as const))).filter(([,f])=>used(f)&&!inGql(f));
respFields.slice(0,12).forEach(([s,f])=>out.push({kind:'field of responses removed',name:`${s}.${f}`,levels:['breaking'],word:count(f)===1?f:undefined,api:'rest',max:1,rest:d=>{const x=d.components.schemas[s];delete x.properties[f];x.required=x.required?.filter((r:string)=>r!==f)}}));
const reqs=Object.keys(doc.components.schemas).filter(s=>/Request$/.test(s));
const reqFields=shuffle(reqs.flatMap(s=>Object.keys(doc.components.schemas[s].properties??{}).map(f=>[s,f] as const))).filter(([,f])=>used(f));
reqFields.slice(0,9).forEach(([s,f])=>out.push({kind:'field of requests renamed',name:`${s}.${f}`,levels:['breaking'],word:count(f)===1&&!inGql(f)?f:undefined,api:'rest',max:2,rest:d=>{const x=d.components.schemas[s];x.properties[`${f}New`]=x.properties[f];delete x.properties[f];x.required=x.required?.map((r:string)=>r===f?`${f}New`:r)}}));
const enums:any[]=[];const visit=(v:any,p:string[])=>{if(Array.isArray(v))return;if(v&&typeof v==='object'){if(Array.isArray(v.enum)&&v.enum.length>1&&!p.includes('examples'))enums.push([p,v.enum]);for(const k in v)visit(v[k],[...p,k]);if(v.anyOf)v.anyOf.forEach((x:any,i:number)=>visit(x,[...p,'anyOf',String(i)]));if(v.oneOf)v.oneOf.forEach((x:any,i:number)=>visit(x,[...p,'oneOf',String(i)]));if(v.allOf)v.allOf.forEach((x:any,i:number)=>visit(x,[...p,'allOf',String(i)]))}};visit(doc.components.schemas,[]);
const get=(d:any,p:string[])=>p.reduce((x,k)=>x[k],d.components.schemas);
shuffle(enums).filter(([,e])=>e.some((v:string)=>used(v))).slice(0,8).forEach(([p,e])=>{const v=e.find((x:string)=>used(x));const solo=json.split(`"${v}"`).length<6&&!inGql(v);out.push({kind:'value removed',name:`${p.join('.')}=${v}`,levels:['breaking','dangerous'],word:solo?v:undefined,api:'rest',max:1,rest:d=>{const s=get(d,p);s.enum=s.enum.filter((x:string)=>x!==v)}})});
shuffle(Object.keys(doc.webhooks)).slice(0,4).forEach(e=>out.push({kind:'event renamed',name:e,levels:['breaking'],word:e,api:'rest',max:1,rest:d=>{d.webhooks[`${e}_now`]=d.webhooks[e];delete d.webhooks[e];for(const s of ['PaymentEvent','SubscriptionEvent']){const t=d.components.schemas[s]?.properties?.type;if(t)t.enum=t.enum.map((x:string)=>x===e?`${e}_now`:x)}}}));
['IdempotencyKey'].forEach(p=>out.push({kind:'header renamed',name:p,levels:['breaking'],word:doc.components.parameters[p].name,api:'rest',max:2,rest:d=>{d.components.parameters[p].name='X-Other'}}));
['Retry-After','Request-Id','RateLimit-Remaining'].forEach(h=>out.push({kind:'response header removed',name:h,levels:['breaking'],word:h,api:'rest',max:1,rest:d=>{for(const p of Object.values<any>(d.paths))for(const o of Object.values<any>(p))for(const r of Object.values<any>(o.responses??{}))if(r.headers)delete r.headers[h];for(const r of Object.values<any>(d.components.responses))if(r.headers)delete r.headers[h]}}));
const ops=Object.entries<any>(doc.paths).flatMap(([p,i])=>Object.entries<any>(i).map(([m,o])=>[p,m,o.operationId] as const)).filter(([,,id])=>id&&used(id));
shuffle(ops).slice(0,4).forEach(([p,m,id])=>out.push({kind:'operation removed',name:id,levels:['breaking'],word:id,api:'rest',max:1,rest:d=>{delete d.paths[p][m];if(!Object.keys(d.paths[p]).some(k=>['get','post','patch','put','delete'].includes(k)))delete d.paths[p]}}));
shuffle(ops).slice(0,3).forEach(([p,m,id])=>out.push({kind:'operation id',name:id,levels:['breaking'],word:id,api:'rest',max:1,rest:d=>{d.paths[p][m].operationId=id+'Now'}}));
shuffle(ops).slice(0,3).forEach(([p,m,id])=>out.push({kind:'path moved',name:id,levels:['breaking'],word:id,api:'rest',max:1,rest:d=>{const o=d.paths[p][m];delete d.paths[p][m];d.paths[`/v9${p}`]={...(d.paths[`/v9${p}`]??{}),parameters:d.paths[p].parameters,[m]:o}}}));
respFields.slice(10,14).forEach(([s,f])=>out.push({kind:'type changed',name:`${s}.${f}`,levels:['breaking'],word:count(f)===1?f:undefined,api:'rest',max:1,rest:d=>{d.components.schemas[s].properties[f]={type:'boolean'}}}));
respFields.slice(14,17).forEach(([s,f])=>out.push({kind:'nullable flipped',name:`${s}.${f}`,levels:['breaking','safe'],word:count(f)===1?f:undefined,api:'rest',max:1,rest:d=>{const x=d.components.schemas[s].properties;const c=x[f];x[f]=c.anyOf?c.anyOf[0]:Array.isArray(c.type)?{...c,type:c.type[0]}:{anyOf:[c,{type:'null'}]}}}));
shuffle(reqs).slice(0,2).forEach(s=>out.push({kind:'required added',name:s,levels:['breaking'],api:'rest',max:1,rest:d=>{const x=d.components.schemas[s];x.properties.extra={type:'string'};x.required=[...(x.required??[]),'extra']}}));
out.push({kind:'server',name:'server',levels:['breaking'],word:doc.servers[0].url.replace('https://',''),api:'rest',max:1,rest:d=>{d.servers[0].url='https://new.example/v2'}});
out.push({kind:'security',name:'security',levels:['breaking'],word:'Authorization',api:'rest',max:1,rest:d=>{d.components.securitySchemes.apiKey={type:'apiKey',in:'header',name:'X-Key'}}});
out.push({kind:'fact',name:'captureWindow',levels:['dangerous'],word:'7 days',api:'rest',max:1,rest:d=>{d['x-facts'].captureWindow.value='5 days'}});
const ast=parse(sdl);const gf:[string,string][]=[],ge:[string,string][]=[];
for(const d of ast.definitions as any[]){if(d.kind==='ObjectTypeDefinition'&&!/Payload$/.test(d.name.value))for(const f of d.fields)if(used(f.name.value)&&!json.includes(`"${f.name.value}"`)&&d.fields.length>1)gf.push([d.name.value,f.name.value]);if(d.kind==='EnumTypeDefinition')for(const v of d.values)if(used(v.name.value))ge.push([d.name.value,v.name.value])}
const dropG=(t:string,f:string)=>(x:string)=>print(visit(parse(x),{enter(n:any){if((n.kind==='ObjectTypeDefinition'||n.kind==='InputObjectTypeDefinition')&&n.name.value===t)return{...n,fields:n.fields.filter((y:any)=>y.name.value!==f)};if(n.kind==='EnumTypeDefinition'&&n.name.value===t)return{...n,values:n.values.filter((y:any)=>y.name.value!==f)}}}));
shuffle(gf).slice(0,8).forEach(([t,f])=>out.push({kind:'GraphQL field removed',name:`${t}.${f}`,levels:['breaking'],word:gf.filter(x=>x[1]===f).length===1?f:undefined,api:'gql',max:1,gql:dropG(t,f)}));
shuffle(ge).slice(0,4).forEach(([t,f])=>out.push({kind:'GraphQL value removed',name:`${t}.${f}`,levels:['breaking'],api:'gql',max:1,gql:dropG(t,f)}));
void (async()=>{
 const [mode,a1,b1]=process.argv.slice(3);if(mode==='uses'){const r=await checkContract(guides.slice(Number(a1),Number(b1)),specifications);fs.writeFileSync(`/tmp/ct/uses-${a1}.json`,JSON.stringify(usesOf(r)));return}
 const uses=fs.readdirSync('/tmp/ct').filter(f=>/^uses-/.test(f)).flatMap(f=>JSON.parse(fs.readFileSync('/tmp/ct/'+f,'utf8')));
 const lineText=new Map<string,string>();guides.forEach(g=>g.text.split('\n').forEach((t,i)=>lineText.set(`${g.file}:${i+1}`,t)));
 let ok=0,lv=0,many=0,P=0,PT=0,R=0,RT=0;
 console.log(out.length);
 for(const m of out.slice(Number(a1),Number(b1))){let changes;try{ if(m.rest){const d=structuredClone(doc);m.rest(d);changes=compareRest(doc,d)}else{const s=m.gql!(sdl);changes=await compareGraphql(sdl,s)}}catch(e:any){console.log('ERR',m.kind,m.name,e.message.slice(0,100));continue}
  const worst=changes.find(c=>m.levels.includes(c.level)); const okLevel=!!worst; if(okLevel)lv++; if(changes.length>m.max){many++;console.log('MANY',m.kind,m.name,changes.map(c=>c.key).slice(0,6).join(' ; '))}
  if(!okLevel)console.log('LEVEL',m.kind,m.name,changes.map(c=>c.level+' '+c.key).slice(0,4).join(' ; '));
  const lines=new Set(changes.flatMap(c=>affectedLines(c,uses,a=>lineText.get(`${a.file}:${a.line}`)??'')).map(a=>`${a.file}:${a.line}`));
  let good=true;
  if(m.word){const re=new RegExp(`(?<![\\w-])${m.word.replace(/[.*+?^${}()|[\]\\/]/g,'\\$&')}(?![\\w-])`);
   const truth=[...lineText].filter(([k,t])=>re.test(t)&&(m.kind==='fact'||m.kind==='server'||m.kind==='security'||/`|"|'|\.|=|:/.test(t))).map(([k])=>k);
   const hit=truth.filter(k=>lines.has(k)); const bad=[...lines].filter(k=>!re.test(lineText.get(k)!));
   R+=hit.length;RT+=truth.length;P+=lines.size-bad.length;PT+=lines.size; const recall=truth.length?hit.length/truth.length:1;
   if(recall<1||bad.length)console.log('LINES',m.kind,m.name,`recall ${hit.length}/${truth.length} wrong ${bad.length}/${lines.size}`,'\n    missed:',truth.filter(k=>!lines.has(k)).slice(0,3).map(k=>k+' '+lineText.get(k)!.trim().slice(0,90)).join('\n            '),'\n    wrong:',bad.slice(0,2).map(k=>k+' '+lineText.get(k)!.trim().slice(0,90)).join(' | '));
  }
  if(okLevel&&changes.length<=m.max)ok++;
 }
 console.log({n:out.length,told:lv,many,ok,recall:`${R}/${RT}`,precision:`${P}/${PT}`});
})();
