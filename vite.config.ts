import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { prerenderedPages } from './scripts/build/prerender.ts';

const api = `http://127.0.0.1:${process.env['SALDO_API_PORT'] ?? '3000'}`;

export default defineConfig({
  root: 'web',
  plugins: [react(), prerenderedPages()],
  css: { postcss: { plugins: [presetMantine()] } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/healthz': api, '/readyz': api },
  },
  build: {
    target: 'baseline-widely-available',
    // Nothing inline: the content security policy allows no data addresses in scripts and styles.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
  },
  environments: {
    // The renderer of the pages is one file, whose styles the pages name.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What changes only when a library does stays in the browser's cache over our releases.
              groups: [
                {
                  // What the prerendered pages share with the app; without this they would load the app's ground.
                  name: 'page-ground',
                  test: /preload-helper|shared[\\/]paths|web[\\/](lib[\\/](browser-storage|language-choice)|features[\\/]consent[\\/](status|report-page-view|show-consent))/,
                  priority: 1,
                },
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
    },
  },
});
