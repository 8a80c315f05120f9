import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { firstPaint } from './scripts/build/first-paint.ts';
import { noScriptTexts } from './scripts/build/no-script-texts.ts';
import { prerenderedPages } from './scripts/build/prerender.ts';
import { splashFirst } from './scripts/build/splash-first.ts';

const api = `http://127.0.0.1:${process.env['SALDO_API_PORT'] ?? '3000'}`;

export default defineConfig({
  root: 'web',
  plugins: [react(), splashFirst(), firstPaint(), noScriptTexts(), prerenderedPages()],
  css: { postcss: { plugins: [presetMantine()] } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/healthz': api, '/readyz': api },
  },
  build: {
    target: 'baseline-widely-available',
    // Nothing inline, because the Content-Security-Policy allows no data URLs in scripts and styles.
    assetsInlineLimit: 0,
    // Every target browser supports module preload.
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
  },
  // The reader of spreadsheets is a file of its own, fetched for those only.
  worker: { format: 'es' },
  environments: {
    // The renderer of the public pages is one file, and the pages name its styles.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files, because files that load one after the other cost a round trip each.
              groups: [
                {
                  // Libraries change rarely, so browsers can cache this file across releases.
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-query|query-core)|i18next|react-i18next)[\\/]/,
                  priority: 3,
                },
                // The public pages load the first of these at once, and the second to send a page view.
                {
                  name: 'common',
                  test: /preload-helper|web[\\/](lib[\\/](browser[\\/]browser-storage|language[\\/]language-choice)|features[\\/]consent[\\/](status|show-consent|report-page-view))\.ts|shared[\\/](paths|languages)\.ts/,
                  priority: 2,
                },
                {
                  name: 'calls',
                  test: /node_modules[\\/]zod[\\/]|shared[\\/](errors|contract[\\/](endpoint|fields))\.ts|web[\\/](lib[\\/](api[\\/]call|language[\\/]browser-locales)|ui[\\/]plain[\\/]spinner)\.tsx?/,
                  priority: 2,
                },
                {
                  name: 'shell',
                  tags: ['$initial'],
                  test: (id) => !/public-pages[\\/]browser\.ts|index\.html|web[\\/]main\.tsx/.test(id),
                  priority: 1,
                },
                {
                  // The forms of the guests' card. With this file these screens need nothing from the group below.
                  name: 'guest-forms',
                  test: /web[\\/](ui[\\/](plain[\\/](?!notice|fetch-failed|username|spinner)|form-alert)|features[\\/]auth[\\/](use-after-sign-in|code-step-on-demand|auth-form|password-(hint|strength))|lib[\\/](form[\\/](use-form|field-errors|focus-field)|api[\\/]instance))|shared[\\/]contract[\\/](auth|instance|registration)\.ts/,
                  priority: 0.5,
                },
                {
                  // The form that makes an account, at the sign-up and behind a mailed link.
                  name: 'account-form',
                  test: /web[\\/](pages[\\/]signup|features[\\/]auth[\\/](account-fields|acceptances|currency-field|sign-up-form|sign-up\.tsx))/,
                  priority: 0.4,
                },
                {
                  // The steps of a sign-in besides the password. The sign-in loads them late, without the groups below.
                  name: 'further-steps',
                  test: /node_modules[\\/]@simplewebauthn[\\/]browser[\\/]|web[\\/]lib[\\/]passkeys[\\/]|shared[\\/]contract[\\/](two-step|passkeys|proof)\.ts/,
                  priority: 0.35,
                },
                {
                  // The code of every screen behind the sign-in, and of the most frequent first screen.
                  name: 'signed-in',
                  test: /web[\\/](app[\\/](layouts[\\/]signed-in-layout|page-error)|pages[\\/]dashboard|features[\\/]transactions[\\/](use-transaction-dialogs|transaction-menu)|lib[\\/]form[\\/]by-event)\.tsx?/,
                  priority: 0.3,
                },
                // Without these groups, each combination of screens gets a file of its own, and a screen loads up to a
                // hundred.
                {
                  name: 'icons',
                  test: /node_modules[\\/]@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
                  minShareCount: 2,
                  priority: 0.2,
                },
                {
                  // Code that at least twelve of the files loaded on demand share, such as fields and dialogs.
                  name: 'kit',
                  minShareCount: 12,
                  priority: 0.1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
