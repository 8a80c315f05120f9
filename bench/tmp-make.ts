import { createBackup } from '#server/backup/create.ts';
import { openBench } from './bench-app.ts';
const b = await openBench(); await b.signUp(1000000);
const r = await createBackup({database:b.database, folder:'/tmp/w/bk/made', now: Date.now}); console.log(r.file, b.dataDir); await b.close();
