import { takeBankBalance } from './bank-balance.ts';
import { languageOf } from './language.ts';
import { mend } from './mend.ts';
import { joinNames } from './names-of-several.ts';
import { toWords, writeOut } from './text.ts';
import type { Language, Vocabulary } from './types.ts';

/** The language of a question and its words, written out and without slips. */
export function prepare(question: string, vocabulary: Vocabulary): { language: Language; words: string } {
  const raw = toWords(question);
  const language = languageOf(raw, question, vocabulary.language);
  // What is in the bank is not the price.
  const { rest } = takeBankBalance(writeOut(joinNames(raw), language));
  return { language, words: mend(rest, language, vocabulary).replace(THIS_PAST, '$1') };
}
/** 'Este fin de semana pasado' is the last one. */
const THIS_PAST =
  /(?<![^ ])est[ea] ((?:fin de )?semana|mes|ano|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?= pasad[oa](?: |$))/;
