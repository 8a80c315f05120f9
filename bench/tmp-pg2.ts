import { readFileSync } from 'node:fs';
import { connectDatabase } from '#server/database/connect.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import pg from 'pg';
const s = await startPostgres({isDurable:true});
await (await connectDatabase({databaseUrl:s.url})).close();
const c = new pg.Client({connectionString:s.url}); await c.connect();
const pid=(await c.query('select pg_backend_pid() p')).rows[0].p;
const cpu=()=>{const f=readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1].split(' ');return (Number(f[11])+Number(f[12]))/100};
const cols=['user_id','id','type','description','amount_minor','category','date','created_at','updated_at','search_text'];
let n=0; const mk=(k:number)=>Array.from({length:k},()=>['user-1',`0190-${String(n++).padStart(12,'0')}`,'expense','A record',n%977,'food',`20${10+n%16}-${String(1+n%12).padStart(2,'0')}-${String(1+n%28).padStart(2,'0')}`,0,0,'a record']);
const values=(k:number)=>`insert into transactions (${cols}) values ${Array.from({length:k},(_,r)=>'('+cols.map((_,i)=>'$'+(r*cols.length+i+1))+')').join()}`;
const N=100000;
async function run(name:string,k:number,f:(rows:any[][])=>Promise<unknown>){ await c.query('begin'); const a=cpu(),t=performance.now(),u=process.cpuUsage(); for(let i=0;i<N;i+=k) await f(mk(k)); const uu=process.cpuUsage(u); console.log(name,k,'backend cpu',(cpu()-a).toFixed(2),'wall',((performance.now()-t)/1e3).toFixed(2),'client',((uu.user+uu.system)/1e6).toFixed(2)); await c.query('rollback'); await c.query('vacuum full transactions'); }
const types=['text','text','text','text','int8','text','text','int8','int8','text'];
const un=`insert into transactions (${cols}) select * from unnest(${types.map((t,i)=>`$${i+1}::${t}[]`)})`;
const js=`insert into transactions (${cols}) select ${cols} from json_populate_recordset(null::transactions, $1)`;
for (const idx of [true,false]) { if(!idx) for (const x of ['date','day','amount']) await c.query(`drop index transactions_by_${x}`);
 for (const k of [100,1000]) { const v=values(k); await run(`values idx=${idx}`,k,r=>c.query(v,r.flat())); }
 const v=values(1000); await run(`values named idx=${idx}`,1000,r=>c.query({name:'x'+idx,text:v,values:r.flat()}));
 await run(`unnest idx=${idx}`,1000,r=>c.query(un,cols.map((_,i)=>r.map(x=>x[i]))));
 await run(`json idx=${idx}`,1000,r=>c.query(js,[JSON.stringify(r.map(x=>Object.fromEntries(cols.map((k,i)=>[k,x[i]]))))]));
}
await c.end(); await s.stop();
