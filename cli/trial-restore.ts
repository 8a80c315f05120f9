// Saldo starts this itself: it restores a backup into an empty folder, beside the server, which a restore would hold up.
import { tryRestore } from '#server/backup/trial.ts';
import { readConfig } from '#server/config.ts';
import { runCommand, usageError } from './run-command.ts';

const USAGE = `Usage: node dist/server/trial-restore.js FILE FOLDER

Restores a backup into a new database in the empty FOLDER, compares it with the file, and prints the number of its
transactions. npm run restore is the command for a real restore.`;

await runCommand({
  usage: USAGE,
  async run({ words: [file, folder] }) {
    if (file === undefined || folder === undefined) return usageError(USAGE);
    const { rows } = await tryRestore({ file, folder, passphrase: readConfig().backupPassphrase });
    return { output: String(rows['transactions'] ?? 0), code: 0 };
  },
});
