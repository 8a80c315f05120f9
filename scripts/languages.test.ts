import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';

const root = join(import.meta.dirname, '..');
const PRODUCT = '{shared,server,web,cli,scripts}/**/*.{ts,tsx,js,html,css}';
/** The list of languages, tables that must name each language to compile, and the advisor of English and Spanish. */
const ALLOWED_FILES =
  /^shared\/(languages\.ts|i18n\/|advisor\/|contract\/advisor\.ts)|^web\/(lib\/language\/fetch-texts|ui\/calendar-languages|features\/consent\/show-consent)\.ts$/;
const COMMENTS = /\/\*.*?\*\/|^\s*\/\/.*$/gms;

const readCode = (file: string) => readFileSync(join(root, file), 'utf8').replace(COMMENTS, '');

// The compiler accepts `language === 'es' ? a : b`, which gives b to every new language.
it('no file of the product treats a language other than English specially', () => {
  const others = LANGUAGES.filter((language) => language !== 'en').join('|');
  const named = new RegExp(String.raw`(['"\`])(${others})([-_][A-Z]{2})?\1`);
  const all = globSync(PRODUCT, { cwd: root, exclude: ['**/node_modules/**'] });
  const files = all.filter((file) => !/\.test\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const special = files.filter((file) => !ALLOWED_FILES.test(file) && named.test(readCode(file)));
  expect(special).toEqual([]);
});

it.each(LANGUAGES)('no file of the texts in %s names another language', (language) => {
  const other = new RegExp(`'(${LANGUAGES.filter((each) => each !== language).join('|')})'`);
  const files = globSync(`shared/i18n/${language}/*.ts`, { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => other.test(readCode(file)))).toEqual([]);
});
