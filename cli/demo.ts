// `npm run demo` fills an account in each language, in a separate data folder, and serves them.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { storeSecret, readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { DEMO_ACCOUNTS, fillDemoAccount, type DemoOutcome } from './demo-account.ts';

const USAGE = `npm run demo: serves a filled account in each language, in ./demo-data or the folder of DATA_DIR,
separate from the real installation and on this machine only. PORT is read from the environment.`;

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
storeSecret(config);
const demo = createApp({
  config,
  database,
  backupFolder: join(config.dataDir, 'backups'),
  log: pino({ level: 'warn' }),
});
for (const language of LANGUAGES) {
  print(language, await fillDemoAccount((request) => demo.app.fetch(request), config.baseUrl, language));
}
await demo.stop();
await database.close();

function print(language: Language, outcome: DemoOutcome): void {
  const { email, password } = DEMO_ACCOUNTS[language];
  if (outcome === 'passwordChanged') {
    console.log(`The password of the demo account ${email} was changed, so the account stays as it is.`);
    return;
  }
  console.log(`Demo account in ${LANGUAGE_FACTS[language].name}: ${email}, password ${password}`);
  if (outcome.added > 0) console.log(`Recorded ${outcome.added} expenses and incomes up to this week.`);
}

await import('#server/main.ts');
