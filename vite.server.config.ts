import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { BINARY_PACKAGES, FILES } from './server/program-files.ts';

const files = Object.entries(FILES).map(([name, source]) => ({
  name,
  source,
  isScript: name.endsWith('.js'),
}));
const scripts = files.filter(({ isScript }) => isScript);

/** The program that `npm start` and the image run: the scripts, which share most of their code, and what they read. */
export default defineConfig({
  plugins: [otherFiles(), onlyAscii()],
  publicDir: false,
  ssr: { noExternal: true, external: BINARY_PACKAGES },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    // For stacks that name the source.
    sourcemap: true,
    // The licences of the packages inside ask for it.
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(scripts.map(({ name, source }) => [name.slice(0, -'.js'.length), source])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
});

function otherFiles(): Plugin {
  return {
    name: 'other-files',
    generateBundle() {
      for (const { name, source, isScript } of files) {
        if (!isScript) this.emitFile({ type: 'asset', fileName: name, source: readFileSync(source) });
      }
    },
  };
}

/** V8 keeps a script with any other character at two bytes for each, which is 6 MB more. */
function onlyAscii(): Plugin {
  return {
    name: 'only-ascii',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replaceAll(/(?<!\\)[^\p{ASCII}]/gu, escaped);
        if (/[^\p{ASCII}]/u.test(chunk.code))
          this.error(`${chunk.fileName} has a character behind a backslash.`);
      }
    },
  };
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, place) => character.charCodeAt(place));
  return units.map((unit) => String.raw`\u${unit.toString(16).padStart(4, '0')}`).join('');
}
