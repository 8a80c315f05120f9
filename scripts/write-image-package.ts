// Writes the package.json of the image. Its commands run directly, because nothing is installed or built in the image.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command of the checkout, which first installs and builds. The group `command` is its form in the image. */
const PREPARED_COMMAND =
  /^node scripts\/ensure\.mjs(?: build)? && hash -r && (?<command>exec node (?:--\S+ )*(?:cli\/\S+\.ts|dist\/server\/\S+))$/;

const target = process.argv[2];
if (target === undefined) {
  console.error('Usage: node scripts/write-image-package.ts FILE');
  process.exit(64);
}

const file = join(import.meta.dirname, '../package.json');
const manifest = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
const scripts = Object.fromEntries(
  Object.entries(manifest.scripts).flatMap(([name, text]) => {
    const command = PREPARED_COMMAND.exec(text)?.groups?.['command'];
    return command === undefined ? [] : [[name, command.replace(/cli\/(\S+)\.ts$/, 'dist/server/$1.js')]];
  }),
);
writeFileSync(target, `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`);
