import enOpen from './en-open.json' with { type: 'json' };
import enSecond from './en-second.json' with { type: 'json' };
import enThird from './en-third.json' with { type: 'json' };
import enFourth from './en-fourth.json' with { type: 'json' };
import enFifth from './en-fifth.json' with { type: 'json' };
import enSixth from './en-sixth.json' with { type: 'json' };
import enSeventh from './en-seventh.json' with { type: 'json' };
import enEighth from './en-eighth.json' with { type: 'json' };
import enEleventh from './en-eleventh.json' with { type: 'json' };
import enTenth from './en-tenth.json' with { type: 'json' };
import enTwelfth from './en-twelfth.json' with { type: 'json' };
import enVariants from './en-variants.json' with { type: 'json' };
import esOpen from './es-open.json' with { type: 'json' };
import esSecond from './es-second.json' with { type: 'json' };
import esThird from './es-third.json' with { type: 'json' };
import esFourth from './es-fourth.json' with { type: 'json' };
import esFifth from './es-fifth.json' with { type: 'json' };
import esSixth from './es-sixth.json' with { type: 'json' };
import esSeventh from './es-seventh.json' with { type: 'json' };
import esEighth from './es-eighth.json' with { type: 'json' };
import esEleventh from './es-eleventh.json' with { type: 'json' };
import esTenth from './es-tenth.json' with { type: 'json' };
import esTwelfth from './es-twelfth.json' with { type: 'json' };
import esVariants from './es-variants.json' with { type: 'json' };
import ofDesign from './questions.json' with { type: 'json' };
import type { Question } from './questions.ts';

export type List = { list: string; questions: readonly Question[] };

/** The lists that the rules were written with: of the design, of strangers, and what was written beside their faults. */
export const CHOSEN = [
  { list: 'of the design', questions: ofDesign as Question[] },
  { list: 'first English', questions: enOpen as Question[] },
  { list: 'first Spanish', questions: esOpen as Question[] },
  { list: 'second English', questions: enSecond as Question[] },
  { list: 'second Spanish', questions: esSecond as Question[] },
  { list: 'third English', questions: enThird as Question[] },
  { list: 'third Spanish', questions: esThird as Question[] },
  { list: 'fourth English', questions: enFourth as Question[] },
  { list: 'fourth Spanish', questions: esFourth as Question[] },
  { list: 'fifth English', questions: enFifth as Question[] },
  { list: 'fifth Spanish', questions: esFifth as Question[] },
  { list: 'sixth English', questions: enSixth as Question[] },
  { list: 'sixth Spanish', questions: esSixth as Question[] },
  { list: 'seventh English', questions: enSeventh as Question[] },
  { list: 'seventh Spanish', questions: esSeventh as Question[] },
  { list: 'eighth English', questions: enEighth as Question[] },
  { list: 'eighth Spanish', questions: esEighth as Question[] },
  { list: 'tenth English', questions: enTenth as Question[] },
  { list: 'tenth Spanish', questions: esTenth as Question[] },
  { list: 'eleventh English', questions: enEleventh as Question[] },
  { list: 'eleventh Spanish', questions: esEleventh as Question[] },
  { list: 'twelfth English', questions: enTwelfth as Question[] },
  { list: 'twelfth Spanish', questions: esTwelfth as Question[] },
  { list: 'English variants', questions: enVariants as Question[] },
  { list: 'Spanish variants', questions: esVariants as Question[] },
] satisfies List[];
