import { startProgram, addressOf } from './bench/overload-program.ts';
import { toBytes } from './bench/raw-client.ts';
const program = await startProgram(); const { origin } = program;
const cookies: string[]=[]; for (let n=0;n<40;n++) cookies.push(await program.signUp(n));
const R = JSON.stringify({ description: 'Coffee', amount: 2.5, date: '2026-10-05' });
const m=(n:number,path:string,body?:string)=>toBytes({method:body?'POST':'GET',path,headers:{Cookie:cookies[n%40]!,Origin:origin,'X-Forwarded-For':addressOf(n)},...(body?{body}:{})});
const MIX=Array.from({length:200},(_,n)=> n%10<5? m(n,'/api/v1/summary?from=2026-10-01&to=2026-10-31') : n%10<7 ? m(n,'/api/v1/expenses',R) : toBytes({path:n%10===7?'/login':'/api/v1/instance',headers:{'X-Forwarded-For':addressOf(1000+n)}}));
await program.load({requests:MIX,durationMs:3000,connections:32});
const cap = await program.load({requests:MIX,durationMs:4000,connections:32});
const capacity = cap.answers.filter(a=>a[1]>=200&&a[1]<300).length/4; console.log('capacity',capacity);
const conns=Number(process.argv[2]??1000), factor=Number(process.argv[3]??4);
const r = await program.load({requests:MIX,durationMs:8000,connections:conns,perSecond:Math.round(capacity*factor)});
const total=r.answers.length; const per=total/8;
for (let s=0;s<8;s++){ const part=r.answers.slice(s*per|0,(s+1)*per|0); const good=part.filter(a=>a[1]>=200&&a[1]<300), ref=part.filter(a=>a[1]===503); const q=(x:any[],p:number)=>{const y=x.map(a=>a[2]).sort((a,b)=>a-b); return (y[Math.floor(y.length*p)]??0).toFixed(0)}; console.log('part',s,'good',good.length,'ref',ref.length,'good p50/p99',q(good,.5),q(good,.99),'ref p50/p99',q(ref,.5),q(ref,.99)); }
const slow=r.answers.filter(a=>a[2]>5000); const by=new Map<string,number>(); for(const a of slow){const k=`${a[0]%10} ${a[1]}`; by.set(k,(by.get(k)??0)+1);} console.log('slow', slow.length, [...by]);
console.log('late', r.lateMs);
await program.stop();
