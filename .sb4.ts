import {guideSamples} from '@paydocs/cli/snippets/extract';
import {brand} from './src/config/brand';
import {programs} from './tests/shops/programs';
import {isExcepted} from './tests/shops/exceptions';
import {course} from './tests/shops/scenarios/course';
import {events} from './tests/shops/scenarios/events';
import {faults} from './tests/shops/scenarios/faults';
import {secrets} from './tests/shops/scenarios/secrets';
import {Shop} from './tests/shops/shop';
import {Visit} from './tests/shops/visit';
void (async()=>{
 const [guide,from='0',to='99',lang='javascript']=process.argv.slice(2);
 const program=programs.find(p=>p.guide.includes(guide!))!;
 const {samples}=await guideSamples([program.guide],brand);
 const s=samples.find(x=>x.runtime===lang&&['server','request','receiver'].some(w=>w in x))!;
 for(const sc of [...course,...events,...faults,...secrets].slice(+from,+to)){
  if(isExcepted(program.guide,sc.name)||sc.needs?.(program)===false) continue;
  const shop=new Shop(s); const t=Date.now();
  try{ await shop.start(sc.environment); await sc.run(new Visit(program,shop,program.customer())); console.log('ok',sc.name,Date.now()-t,shop.api.mistakes); }
  catch(e){console.log('FAIL',sc.name,String(e).slice(0,900), shop.api.mistakes)}
  finally{await shop.close()}
 }
 process.exit(0);
})();
