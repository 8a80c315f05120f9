import Sqlite from 'better-sqlite3';

export type Order = 'lock' | 'release' | 'keep writing';

const connection = new Sqlite(process.argv[2], { timeout: 60_000 });
let writeCount = 0;

process.on('message', (order: Order) => {
  if (order === 'keep writing') keepWriting();
  else connection.exec(order === 'lock' ? 'begin immediate' : 'commit');
  process.send?.(order);
});
process.on('disconnect', () => process.exit());

/** Writes again and again, with hardly any time between two commits. */
function keepWriting(): void {
  connection.pragma(`user_version = ${++writeCount}`);
  setImmediate(keepWriting);
}
