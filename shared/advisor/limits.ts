import { isUnheld } from './unheld.ts';
import type { Intent } from './types.ts';

/** What adds up or lists what has been. */
export const SUMMED = /^(?:spend|income|balance|records)\./;

/** What is paid in one way. */
const PAID_BY =
  /(?<![^ ])(?:(?:by|with|using|on) (?:my |the |a )?(?:(?:(?:credit|debit) )?cards?|visa|mastercard|amex)|(?:on|with|by) (?:credit|debit|direct debit|(?:bank )?transfer|cheque|check)|in cash|a credito|a plazos|(?:con|por) (?:debito|credito|transferencia|cheque|domiciliacion)|(?:con|por) (?:la |mi )?(?:tarjeta|visa|mastercard|amex)|en efectivo)(?![^ ])/;
/** What other people spend, and 'last year and this one'. */
const OF_OTHERS =
  /(?<![^ ])(?:other people|most people|everyone else|otros|otras personas|(?:my|mi|our|nuestr[oa]) (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|brother|sister|son|daughter|flatmate|roommate|mujer|marido|espos[oa]|novi[oa]|pareja|madre|padre|mama|papa|abuel[oa]|suegr[oa]|ti[oa]|herman[oa]|hij[oa]|companer[oa])(?! me pregunta)|la gente|los demas|P\d+ (?:and|y) (?:this|est[ea])(?: one)?)(?![^ ])/;

/** What people spend on average. */
const OF_PEOPLE =
  /(?<![^ ])(?:average (?:person|people|household|family|man|woman)|(?:persona|familia|hogar) (?:medi[oa]|promedio|normal)|(?:media|promedio) (?:nacional|de (?:la gente|los demas|mi edad))|national average|people (?:my age|like me))(?![^ ])/;

/** 'Before May', 'until March': a side of a period that was not read. */
const SIDE_OF_PERIOD =
  /(?<![^ ])(?:since|until|till|before|after|prior to|desde|hasta|antes del?|despues del?(?! (?:los |mis )?gastos)|previo a) (?:\S+ ){0,2}P\d/;
/** 'Early in May', 'a mediados de mayo'; what is left at the end of a month is left of the month. */
const EDGE_OF_PERIOD =
  /(?<![^ ])(?:early|late|mid|middle of|beginning of|start of|end of|principios del?|inicios del?|comienzos del?|mediados del?|finales del?|fines del?)(?: in| of)? (?:the |el |mes de )?P\d/;
/** 'The first weekend of October', 'el primer lunes de mayo': a day or some days of a period. */
const DAY_OF_PERIOD =
  /(?<![^ ])(?:first|second|third|fourth|last|1st|2nd|3rd|4th|primer|segundo|tercer|cuarto|ultimo|primeros|ultimos) (?:few )?(?:weekend|days?|dias?|fin de semana|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:(?:of|in|de|del) )?P\d/;
/** 'Since payday', 'después de cobrar'. */
const SINCE_EVENT =
  /(?<![^ ])(?:since|after|before|desde|despues de|antes de) (?:que )?(?:\S+ ){0,2}(?:C\d|cobr\S+|me pagaron|paid)(?![^ ])/;
/** 'They did not charge me for the gym'. */
const DENIED =
  /(?<![^ ])(?:(?:did|do|does|have|has|had|was|were|am|is|are) (?:i |we |they |my )?not|never|no(?! (?:in|on|at|for|en|para|de|[PCM]\d+|i|quise|digo|era|mejor|se|recuerdo|me acuerdo|mas|menos|entiendo|tengo (?:ni )?idea)(?![^ ]))|nunca|jamas) (?!know|remember|sure|recall|understand)/;

/** 'Which subscription do I not use?' */
const UNUSED = /(?<![^ ])(?:not us(?:e|ed|ing)|never us(?:e|ed)|unused|no (?:uso|utilizo|usamos))(?![^ ])/;
const LEAST = /(?<![^ ])(?:least|lowest|smallest|fewest|menos|menor(?:es)?)(?![^ ])/;

/** 'Which day did I spend the most in October?' is of one day, not of the days of the week. */
const ONE_DAY =
  /(?<![^ ])(?:which|what|que|cual) (?:(?:was|is|were|fue|es|ha sido|fueron) )?(?:the |my |el |mi )?(?:single |solo )?(?:days?|dias?)(?! of the week| of a week| de la semana| (?:do|am|does|suelo|solemos|usually|normally|next|will|is)(?![^ ]))/;
const HAS_BEEN = /(?<![^ ])(?:did|spent|was|gaste|gastamos|gastado|fue|pague|compre)(?![^ ])/;
const MOST =
  /(?<![^ ])(?:most|more|biggest|highest|dearest|priciest|least|less|lowest|best|worst|mas|menos|mayor|menor|mejor|peor)(?![^ ])/;
/** 'The highest day of spending', 'el día de mayor gasto'. */
const HIGHEST_DAY =
  /(?<![^ ])(?:(?:highest|biggest|dearest|priciest|costliest|most expensive|cheapest|lowest|worst|best) (?:\S+ )?day(?! of the week)|dia (?:de|con|del|en que|que) (?:\S+ )?(?:mayor|menor|mas|menos)|dia mas (?:car|barat)[oa])(?![^ ])/;
/** What is owned is not recorded. */
const OWNED =
  /(?<![^ ])(?:net worth|my worth|i worth|total wealth|patrimonio|valor neto|riqueza|(?:bank|account) balance|balance (?:of|in|on) (?:my |the )?(?:bank|account)|(?:saldo|dinero|plata|lana|tengo) (?:\S+ )?(?:en (?:la|mi|el) )(?:cuenta|banco|tarjeta)|saldo bancario|cuanto (?:dinero )?debo$)(?![^ ])/;
/** Where and what for: no description says it. */
const CIRCUMSTANCE =
  /(?<![^ ])(?:(?:at|for|from) (?:my )?(?:work|home)|(?:on|for) (?:my |our |the )?(?:family|friends|household|business|boss)|online|abroad|in person|(?:por|para|en) (?:el |mi |la )?(?:trabajo|oficina|familia|empresa|negocio)|en linea|por internet|en el extranjero|fuera del pais|fuera de (?:casa|la ciudad|mi (?:ciudad|pais)))(?![^ ])/;
/** What came back was not spent. */
const GIVEN_BACK =
  /(?<![^ ])(?:refund\w*|g[eo]t back|gave back|paid back|reimburs\w*|devol\w+|devuel\w+|reembols\w*)(?![^ ])/;
/** 'My second biggest expense': the list begins with the first. */
const RANKED =
  /(?<![^ ])(?:(?:second|third|fourth|fifth|2nd|3rd|4th|5th|next) (?:most |least )?(?:biggest|largest|highest|dearest|priciest|smallest|lowest|cheapest|expensive|costliest)|(?:segund|tercer|cuart|quint)[oa]?s? (?:\S+ )?(?:mas|mayor|menor|mejor|peor))(?![^ ])/;
/** 'The most I spent in a day' is a sum, and 'the biggest jump' a difference; neither is one transaction. */
const NOT_OF_ONE =
  /(?<![^ ])(?:(?:in|en) (?:a|one|un)(?: single| solo| mismo)? (?:day|dia)|jumps?|increase|rise|drop|salto|subida|aumento|bajada|caida)(?![^ ])/;
/** What has ended is not listed: 'how many subscriptions did I cancel'. */
const CANCELLED =
  /(?<![^ ])(?:(?:did|have) (?:i|we) cancel\S*|cancell?ed|cancel(?:e|amos|ado)|(?:di|dado|dimos) de baja)(?![^ ])/;
/** 'The same week of last month' is no whole month. */
const SAME_WEEK = /(?<![^ ])(?:same weeks?|mismas? semanas?) (?:of |in |as |del? )?(?:the |el )?P\d/;
/** Merchants are in the order of their sums: 'my shops by number of visits'. */
const BY_VISITS = /(?<![^ ])visit\S*/;
/** Cash is taken out, not spent. */
const TAKEN_OUT = /(?<![^ ])(?:i|we) (?:take|took|taken) out(?![^ ])/;
/** 'If I get a raise of 200 a month' saves for nothing that costs 200. */
const RAISE =
  /(?<![^ ])(?:(?:need|have|has|must|should|necesit\S+|tengo|tendria|debo|deberia|hay) (?:i |que |to )*(?:earn|make|ganar|cobrar|ingresar)|raise|pay rise|(?:earn|earned|make|made|get paid) \S+ more|goes up|went up|gan(?:o|e|ara|aria|ase|ar) \S+ (?:\S+ )?mas|cobr(?:o|e|ara|ase|ar) \S+ (?:\S+ )?mas|me sub(?:en|ieran?)|aumento)(?![^ ])/;
/** 'How much did my salary rise' is a difference. */
const ROSE =
  /(?<![^ ])(?:(?:how much|cuanto) (?:(?:have|did|do) (?:i|we) |he |hemos )?(?:cut|reduced?|lower(?:ed)?|trim(?:med)?|reducido|reduje|recortado|recorte|bajado|aumentado)(?! (?:if|si)(?![^ ]))|(?:how much|cuanto) (?:has |have |did |ha |han |se ha )?(?:(?:my|the|mi|el|la) \S+ )?(?:rise|risen|increased?|grown?|gone up|go up|aument\S+|subi\S+|crecio|crecido))(?![^ ])/;
/** 'The most expensive week' is a sum. */
const OF_A_WEEK = /(?<![^ ])(?:weeks?|semanas?)(?![^ ])/;
/** 'Why more in October than in September?' is compared with more than the usual months. */
const WHY_THAN =
  /(?<![^ ])(?:more|less|mas|menos) (?:\S+ ){0,5}(?:than|que)(?: in| during| en)?(?: the| el| la)? P\d/;
/** 'How much do I spend without the rent?' cuts nothing. */
const SPENT_WITHOUT =
  /(?<![^ ])(?:(?:do|did) (?:i|we) spend|gast(?:o|e|amos|ado)) (?:\S+ )?(?:without|excluding|quitando|sin)(?![^ ])/;

/** What one purchase costs on average. */
const OF_ONE =
  /(?<![^ ])(?:average (?:price|transaction|purchase|bill|ticket)|precio (?:medio|promedio)|(?:ticket|compra) (?:medi[oa]|promedio))(?![^ ])/;
/** Two questions in one. */
const TWICE_ASKED =
  /(?<![^ ])(?:how (?:much|many|often)|what|when|which|where|who|why|cuant[oa]s?|cuando|cual(?:es)?|donde|quien|por que) .*(?<![^ ])(?:and|y|or|o|also|tambien|ademas) (?:also |tambien |de |en |a |por )?(?:how (?:much|many|often)|what|when|which|where|who|why|cuant[oa]s?|cuando|cual(?:es)?|donde|quien|que|por que)(?![^ ])/;
/** 'Did I spend more than 500 on food?' is of the sum, and the bound of a list is of each. */
const LISTS =
  /(?<![^ ])(?:how (?:much|many)|cuant[oa]s?|any|algun[oa]?s?|each|cada|list|show|lista|muestra\S*|expenses|purchases|payments|gastos|compras|pagos|incomes|ingresos|charges|cargos|transactions|movimientos|everything|anything|all|todo)(?![^ ])/;
/** A row of days is counted by nothing. */
const IN_A_ROW =
  /(?<![^ ])(?:in a row|streaks?|consecutive|straight|running|seguid[oa]s?|consecutiv[oa]s?|rachas?|longest)(?![^ ])/;

/** Whether a question limits a sum in a way that no slot has, so that the sum would be of something else. */
export function limitsOtherwise(intent: Intent, text: string): boolean {
  if (isUnheld(intent, text)) return true;
  if (OF_PEOPLE.test(text)) return true;
  if (intent === 'weekday.pattern') return ONE_DAY.test(text) && (/ P\d/.test(text) || HAS_BEEN.test(text));
  // 'Less than last year at this time' is no usual pace.
  if (intent === 'pace' && / (?:que|than) (?:el |the )?P\d/.test(text)) return true;
  if (intent === 'nospend.days') return IN_A_ROW.test(text);
  if (intent.startsWith('recurring') && [UNUSED, CANCELLED].some((each) => each.test(text))) return true;
  if (intent.startsWith('whatif') && SPENT_WITHOUT.test(text)) return true;
  if (intent.startsWith('goal') && RAISE.test(text)) return true;
  if (intent === 'spend.why' && WHY_THAN.test(text)) return true;
  if (!SUMMED.test(intent)) return OWNED.test(text);
  if (OWNED.test(text) || (ONE_DAY.test(text) && MOST.test(text))) return true;
  if (HIGHEST_DAY.test(text) || CIRCUMSTANCE.test(text) || RANKED.test(text)) return true;
  if (intent.endsWith('.average') && OF_ONE.test(text)) return true;
  if (/\.(?:largest|smallest)$/.test(intent) && (NOT_OF_ONE.test(text) || OF_A_WEEK.test(text))) return true;
  if (intent.endsWith('.total') && ROSE.test(text)) return true;
  if (intent.endsWith('.compare') && SAME_WEEK.test(text)) return true;
  if (intent.endsWith('.merchants') && BY_VISITS.test(text)) return true;
  if (/\.(?:breakdown|merchants)$/.test(intent) && LEAST.test(text)) return true;
  if (!/^balance|breakdown|share/.test(intent) && TWICE_ASKED.test(text)) return true;
  if (intent.endsWith('.total') && / B(?= |$)/.test(text) && !LISTS.test(text)) return true;
  if (SIDE_OF_PERIOD.test(text) || DAY_OF_PERIOD.test(text)) return true;
  if (!intent.startsWith('balance') && EDGE_OF_PERIOD.test(text)) return true;
  if (intent.startsWith('spend') && [PAID_BY, GIVEN_BACK, TAKEN_OUT].some((each) => each.test(text)))
    return true;
  if (OF_OTHERS.test(text)) return true;
  return !intent.startsWith('records') && (DENIED.test(text) || SINCE_EVENT.test(text));
}
