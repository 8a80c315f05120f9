import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for the passphrase of a backup at the terminal, without showing it. Returns undefined if there is no terminal. */
export async function askPassphrase(file: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(`The passphrase of ${file}: `);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const passphrase = await terminal.question('');
    return passphrase === '' ? undefined : passphrase;
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
