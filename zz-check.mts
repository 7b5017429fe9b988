import {checkContract} from '@paydocs/contract';
import {guides, specifications} from './tests/contract/guides';
const r = await checkContract(guides, specifications);
console.log(r.bound, r.exempt.length, r.inline);
for (const p of r.problems) console.log(typeof p === 'string' ? p : JSON.stringify(p));
