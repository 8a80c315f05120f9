// `npm run demo` fills an account in its own data folder and serves it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { keepSecret, readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { DEMO_ACCOUNT, fillDemoAccount } from './demo-account.ts';

const USAGE = `npm run demo: serves a filled account, in ./demo-data or the folder of DATA_DIR,
beside the real installation and on this machine only. PORT is read from the environment.`;

const isHelpWanted = (() => {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values.help === true;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(64);
  }
})();
if (isHelpWanted) {
  console.log(USAGE);
  process.exit(0);
}

// The demo never uses the real installation's environment, and it listens only on this machine.
for (const name of ['DATABASE_URL', 'BASE_URL', 'ADMIN_EMAIL', 'TRUSTED_PROXIES']) delete process.env[name];
process.env['DATA_DIR'] ||= './demo-data';
process.env['HOST'] = '127.0.0.1';

const config = readConfig();
const database = await connectDatabase({ dataDir: config.dataDir });
keepSecret(config);
const { app } = createApp({
  config,
  database,
  backupFolder: join(config.dataDir, 'backups'),
  log: pino({ level: 'warn' }),
});
const outcome = await fillDemoAccount((request) => app.fetch(request), config.baseUrl);
await database.close();

if (outcome === 'passwordChanged') {
  console.log(`The demo account ${DEMO_ACCOUNT.email} has another password now; it was left as it is.`);
} else {
  console.log(`Demo account: ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`);
  if (outcome.added > 0) console.log(`Recorded ${outcome.added} expenses and incomes up to this week.`);
}
await import('#server/main.ts');
