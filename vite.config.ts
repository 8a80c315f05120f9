import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['SALDO_API_PORT'] ?? '3000'}`;

export default defineConfig({
  root: 'web',
  plugins: [react(), compressedAssets()],
  css: { postcss: { plugins: [presetMantine()] } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/healthz': api, '/readyz': api },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Nothing inline: the content security policy allows no data addresses in scripts and styles.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes only when a library does stays in the browser's cache over our releases.
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|i18next|react-i18next)[\\/]/,
            },
            {
              // Small parts that every screen needs: apart, each would be a file of a few bytes.
              name: 'ground',
              test: /web[\\/](ui[\\/](toast\.ts|plain[\\/](button|spinner))|lib[\\/](next-path|paths|session-channel|query-keys|language)\.)|shared[\\/]limits|createReactComponent|IconAlertCircle\.|IconCircleCheck\.|IconCloudOff\./,
            },
            {
              // What every guest screen needs and no other.
              name: 'guest-forms',
              test: /web[\\/](ui[\\/](plain[\\/](text-field|password-field)|form-alert)|features[\\/]auth[\\/](use-entry|auth-form)|lib[\\/]use-fields)|IconEye(Off)?\./,
            },
          ],
        },
      },
    },
  },
});

/** Writes a brotli and a gzip file beside each asset, so that the server never compresses while it serves. */
function compressedAssets(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  let folder = '';
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        // The page itself gets a new nonce in every answer and is compressed then, if at all.
        if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = await readFile(path);
        if (content.length <= 1024) continue;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${path}.br`, await brotli(content, quality));
        await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
      }
    },
  };
}
