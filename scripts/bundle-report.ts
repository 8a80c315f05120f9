// `npm run bundle` builds the web and prints what the first load of each screen consists of: the packages and folders
// in it, with their code after minifying, in kB before compression.
import { gzipSync } from 'node:zlib';
import { createBuilder, minifySync, type Plugin, type Rolldown } from 'vite';
import { firstLoads } from './first-loads.ts';

const LISTED = 25;

type Part = { name: string; bytes: number };

const chunks: Rolldown.OutputChunk[] = [];
const reporter: Plugin = {
  name: 'bundle-report',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, files) {
    chunks.push(...Object.values(files).filter((file) => file.type === 'chunk'));
  },
};
const builder = await createBuilder({ logLevel: 'error', plugins: [reporter] });
await builder.buildApp();

for (const { name, path } of firstLoads().filter((each) => each.name.endsWith('script'))) {
  const loaded = chunks.filter(({ fileName }) => path.some((file) => file.endsWith(fileName)));
  const bytes = loaded.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  console.log(`\n${name}: ${toKb(bytes)} kB compressed in ${loaded.length} files`);
  for (const part of largestParts(loaded)) console.log(`${toKb(part.bytes).padStart(8)}  ${part.name}`);
}

/** The packages and folders of some chunks, the largest first. */
function largestParts(loaded: readonly Rolldown.OutputChunk[]): Part[] {
  const sizes = new Map<string, number>();
  for (const { modules } of loaded) {
    for (const [id, { code }] of Object.entries(modules)) {
      const name = findGroup(id);
      sizes.set(name, (sizes.get(name) ?? 0) + minifiedBytes(id, code ?? ''));
    }
  }
  const parts = [...sizes].map(([name, bytes]) => ({ name, bytes }));
  return parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, LISTED);
}

function minifiedBytes(id: string, code: string): number {
  return Buffer.byteLength(minifySync(id, code, { compress: false, module: true }).code);
}

/** The package of a module, or its folder. */
function findGroup(id: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  // Modules that the build itself makes start with a null character.
  return inPackage ?? id.replace('\0', '').replace(`${process.cwd()}/`, '').split('/').slice(0, 3).join('/');
}

function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
