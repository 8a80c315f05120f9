import type { Intent } from './types.ts';

/** What adds up or lists what has been. */
export const SUMMED = /^(?:spend|income|balance|records)\./;

/** What is paid in one way. */
const PAID_BY =
  /(?<![^ ])(?:(?:by|with|using|on) (?:my |the |a )?(?:(?:credit|debit) )?cards?|in cash|(?:con|por) (?:la |mi )?tarjeta|en efectivo)(?![^ ])/;
/** What other people spend, and 'last year and this one'. */
const OF_OTHERS =
  /(?<![^ ])(?:other people|most people|everyone else|otros|otras personas|la gente|los demas|P\d+ (?:and|y) (?:this|est[ea])(?: one)?)(?![^ ])/;
/** 'Per person', 'por hora'. */
const SHARED_OUT =
  /(?<![^ ])(?:per (?:person|head|hour|child|trip|visit|ride|time|meal|km|mile)|each time|por (?:persona|cabeza|hora|viaje|visita|vez|comida|hijo|km)|cada vez que)(?![^ ])/;

/** 'Before May', 'until March': a side of a period that was not read. */
const SIDE_OF_PERIOD =
  /(?<![^ ])(?:since|until|till|before|after|prior to|desde|hasta|antes del?|despues del?|previo a) (?:\S+ ){0,2}P\d/;
/** 'Early in May', 'a mediados de mayo'; what is left at the end of a month is left of the month. */
const EDGE_OF_PERIOD =
  /(?<![^ ])(?:early|late|mid|middle of|principios del?|inicios del?|comienzos del?|mediados del?|finales del?|fines del?)(?: in| of)? (?:the |el |mes de )?P\d/;
/** What is left out: 'without the rent', 'sin contar el alquiler'. */
const EXCEPT =
  /(?<![^ ])(?:without|excluding|except|except for|apart from|aside from|other than|not counting|not including|leaving out|ignoring|sin(?: contar| incluir| tener en cuenta)?|excepto|exceptuando|salvo|aparte del?|quitando|descontando|excluyendo) (?:\S+ ){0,2}[CM]\d/;
/** 'Since payday', 'después de cobrar'. */
const SINCE_EVENT =
  /(?<![^ ])(?:since|after|desde|despues de) (?:que )?(?:\S+ ){0,2}(?:C\d|cobr\S+|me pagaron|paid)(?![^ ])/;
/** 'They did not charge me for the gym'. */
const DENIED =
  /(?<![^ ])(?:(?:did|do|does|have|has|had|was|were|am|is|are) (?:i |we |they |my )?not|never|no(?! (?:in|on|at|for|en|para|de|[PCM]\d+|i|quise|digo|era|mejor|se|recuerdo|me acuerdo|mas|menos|entiendo|tengo (?:ni )?idea)(?![^ ]))|nunca|jamas) (?!know|remember|sure|recall|understand)/;

/** 'Which day did I spend the most in October?' is of one day, not of the days of the week. */
const ONE_DAY =
  /(?<![^ ])(?:which|what|que|cual) (?:(?:was|is|were|fue|es|ha sido|fueron) )?(?:the |my |el |mi )?(?:single |solo )?(?:days?|dias?)(?! of the week| of a week| de la semana| (?:do|am|does|suelo|solemos|usually|normally|next|will|is)(?![^ ]))/;
const MOST =
  /(?<![^ ])(?:most|more|biggest|highest|dearest|priciest|least|less|lowest|best|worst|mas|menos|mayor|menor|mejor|peor)(?![^ ])/;
/** What is owned is not recorded. */
const OWNED = /(?<![^ ])(?:net worth|my worth|i worth|total wealth|patrimonio|valor neto|riqueza)(?![^ ])/;

/** Whether a question limits a sum in a way that no slot has, so that the sum would be of something else. */
export function limitsOtherwise(intent: Intent, text: string): boolean {
  if (intent === 'weekday.pattern') return ONE_DAY.test(text) && / P\d/.test(text);
  if (!SUMMED.test(intent)) return OWNED.test(text);
  if (OWNED.test(text) || (ONE_DAY.test(text) && MOST.test(text))) return true;
  if (SIDE_OF_PERIOD.test(text) || EXCEPT.test(text)) return true;
  if (!intent.startsWith('balance') && EDGE_OF_PERIOD.test(text)) return true;
  if (intent.startsWith('spend') && PAID_BY.test(text)) return true;
  if (OF_OTHERS.test(text) || (intent.endsWith('.total') && SHARED_OUT.test(text))) return true;
  return !intent.startsWith('records') && (DENIED.test(text) || SINCE_EVENT.test(text));
}
