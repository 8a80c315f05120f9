import { defineConfig } from 'oxlint';
import { borderOverrides } from './scripts/borders.ts';

const tools = ['scripts/**', 'e2e/**', 'bench/**', 'cli/**', '*.config.ts'];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise'],
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist/**', 'data/**', 'demo-data/**', 'shots/**', 'coverage/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    // Imports of stylesheets and type augmentations have no names.
    'import/no-unassigned-import': 'off',
    // Libraries document `fc.integer()` and `i18next.use()`, although they export these names too.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    // An exhaustive switch returns from each case, and the compiler checks that.
    'typescript/consistent-return': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // The rule is for windows. Channels and workers have no target origin.
    'unicorn/require-post-message-target-origin': 'off',
    // Results of the network and of JSON.parse need one assertion where they arrive.
    'typescript/no-unsafe-type-assertion': 'off',
    eqeqeq: 'error',
    'no-console': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Only server/config.ts reads the environment.' },
    ],
  },
  overrides: [
    ...borderOverrides(),
    {
      files: ['{shared,server,web,cli}/**'],
      jsPlugins: ['./scripts/lint/no-long-spread.ts'],
      rules: { 'saldo/no-long-spread': 'error' },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'saldo/no-long-spread': 'off' },
    },
    {
      files: ['web/**'],
      plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y'],
      rules: {
        'react/exhaustive-deps': 'error',
        'react/jsx-key': 'error',
        'react/no-array-index-key': 'error',
        'react/rules-of-hooks': 'error',
        // The JSX transform imports React itself.
        'react/react-in-jsx-scope': 'off',
      },
    },
    // Lazy pages, configurations, reporters and plugins need default exports.
    {
      files: [
        'web/pages/**',
        '*.config.{ts,js,mjs,cjs}',
        '.size-limit.js',
        'scripts/*-reporter.ts',
        'scripts/lint/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['server/config.ts', 'server/testing/**', ...tools],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['server/main.ts', 'server/start.mjs', ...tools], rules: { 'no-console': 'off' } },
  ],
});
