import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { noScriptTexts } from './scripts/build/no-script-texts.ts';
import { prerenderedPages } from './scripts/build/prerender.ts';
import { splashFirst } from './scripts/build/splash-first.ts';

const api = `http://127.0.0.1:${process.env['SALDO_API_PORT'] ?? '3000'}`;

export default defineConfig({
  root: 'web',
  plugins: [react(), splashFirst(), noScriptTexts(), prerenderedPages()],
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
              // Few files, since each costs a round trip where they come one after the other.
              groups: [
                {
                  // What changes only when a library does stays in the browser's cache over our releases.
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|i18next|react-i18next)[\\/]/,
                  priority: 3,
                },
                // The pages without the app begin with the first of these, and take the second to send a count.
                {
                  name: 'common',
                  test: /preload-helper|web[\\/](lib[\\/](browser[\\/]browser-storage|language[\\/]language-choice)|features[\\/]consent[\\/](status|show-consent|report-page-view))\.ts|shared[\\/](paths|languages)\.ts/,
                  priority: 2,
                },
                {
                  name: 'calls',
                  test: /node_modules[\\/]zod[\\/]|shared[\\/](errors|contract[\\/](endpoint|fields))\.ts|web[\\/]lib[\\/]api[\\/]call\.ts/,
                  priority: 2,
                },
                {
                  name: 'shell',
                  tags: ['$initial'],
                  test: (id) => !/public-pages[\\/]browser\.ts|index\.html|web[\\/]main\.tsx/.test(id),
                  priority: 1,
                },
                {
                  // The forms of the guests' card: with their own file these screens need nothing of the group below.
                  name: 'guest-forms',
                  test: /web[\\/](ui[\\/](plain[\\/](?!notice|fetch-failed|username)|form-alert)|features[\\/]auth[\\/](use-after-sign-in|auth-form|password-(hint|strength))|lib[\\/](form[\\/](use-form|field-errors|focus-field)|api[\\/]instance))|shared[\\/]contract[\\/](auth|instance|registration)\.ts/,
                  priority: 0.5,
                },
                {
                  // The form that makes an account: at the sign-up, and behind a mailed link.
                  name: 'account-form',
                  test: /web[\\/](pages[\\/]signup|features[\\/]auth[\\/](account-fields|acceptances|currency-field|sign-up-form|sign-up\.tsx))/,
                  priority: 0.4,
                },
                {
                  // What every screen behind the sign-in needs, and the one that most visits begin with.
                  name: 'signed-in',
                  test: /web[\\/](app[\\/]layouts[\\/]signed-in-layout|pages[\\/]dashboard|features[\\/]transactions[\\/](use-transaction-dialogs|transaction-menu)|lib[\\/]form[\\/]by-event)\.tsx?/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
