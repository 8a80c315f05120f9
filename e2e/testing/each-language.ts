import { describe, test } from 'vitest';
import type { texts as en } from '#shared/i18n/en/texts.ts';
import type { Shape } from '#shared/i18n/shape.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { hasEveryTest } from '#shared/testing/depth.ts';

/** The texts of the screens, without the administration. */
export type ScreenTexts = Shape<typeof en>;

/** Every language with the texts of its screens, as test cases. */
export const EACH_LANGUAGE = LANGUAGES.map((language) => [language, TEXTS[language].screens] as const);

type Test = (title: string, run: () => Promise<void>) => void;

type Cases = (
  language: Language,
  texts: (typeof EACH_LANGUAGE)[number][1],
  it: Test & { inDepth: Test },
) => void;

/**
 * Tests the behaviour of screens, which is the same in every language: the first test runs in the first language, the
 * second in the next. `it.inDepth` is for details, as `testInDepth` is.
 */
export function describeInTurn(title: string, cases: Cases): void {
  for (const [turn, [language, texts]] of EACH_LANGUAGE.entries()) {
    const tests: [title: string, run: () => Promise<void>][] = [];
    let count = 0;
    const add = (name: string, run: () => Promise<void>, isUsual: boolean) => {
      if (count++ % LANGUAGES.length === turn && (isUsual || hasEveryTest)) tests.push([name, run]);
    };
    const it: Test = (name, run) => add(name, run, true);
    const inDepth: Test = (name, run) => add(name, run, false);
    cases(language, texts, Object.assign(it, { inDepth }));
    if (tests.length === 0) continue;
    describe(`${title} (${language})`, () => {
      for (const [name, run] of tests) test(name, run);
    });
  }
}
