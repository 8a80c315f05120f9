import type { Intent } from './types.ts';

/** What nothing answers, whatever is asked for. No slot holds it, and no transaction has it. */

/** Units that answers know: 'per month', 'per category'. */
const KNOWN_UNITS =
  'days?|weeks?|months?|years?|annum|cents?|cent|capita|categor(?:y|ies)|shops?|stores?|merchants?|company|source|type|weekdays?';
const EACH_UNITS =
  'dias?|semanas?|meses|mes|anos?|vez|cuanto|categorias?|comercios?|tiendas?|fuentes?|tipos?|N\\d+|A\\d+|P\\d+|cien|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?';
/** What one of something costs: 'per purchase', 'por kilómetro', 'cada comida'. */
const OF_EACH = new RegExp(
  `(?<![^ ])(?:per (?!(?:${KNOWN_UNITS})(?![^ ]))\\S+|(?:each|every) (?:time|on|of us|purchase|transaction|payment|order|visit|ride|trip|meal|person|[CM]\\d+)|each$|cada (?!(?:${EACH_UNITS})(?![^ ]))\\S+|por (?:persona|cabeza|hora|viaje|visita|comida|hijo|hija|ninos?|km|kilometros?|milla|litro|compra|pedido|ticket|transaccion|movimiento|operacion|trayecto|carrera|uso|sesion|clase|noche|unidad|kilo|plato|vez|trimestre|bimestre|semestre)|cada vez que)(?![^ ])`,
);
/** An hour: 'at 9 pm', 'a las 21:00'. */
const HOUR =
  /(?<![^ ])(?:(?:N\d+|A\d+|\d{1,2}(?:[.:]\d\d)?) ?(?:[ap] ?m|oclock|o clock|hrs|horas|de la (?:manana|tarde|noche|madrugada))|\d{1,2}(?:[.:]\d\d)?(?:[ap]m|h|hrs)|\d{1,2}:\d\d|(?:a|de|sobre|hacia|hasta|desde|antes de|despues de|tras) las? (?:N\d+|\d{1,2}(?:[.:]\d\d)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))(?![^ ])/;
/** A part of the day: 'in the morning', 'por la noche'. */
const PART_OF_DAY =
  /(?<![^ ])(?:(?:in|during|on|over) (?:the )?(?:early |late )?(?:mornings?|afternoons?|evenings?)|(?:morning|evening|afternoon|lunchtime) [CM]\d+|(?:at|by|before|after|around|until) (?:night|noon|midday|midnight|lunchtime|lunch time|sunset|dawn)|(?:at|during) nights|(?:late|early) at night|(?:what|which) (?:time|hour)|(?:por|en|durante|a) las? (?:mananas?|tardes?|noches?)|a (?:que|cual) hora|que horas?|hora del dia|horas? punta|hour of the day|time of day|de (?:madrugada|noche|dia(?= |$)(?! de))|(?:al?|por el) (?:mediodia|medio dia|medianoche|amanecer|anochecer)|after work)(?![^ ])/;
/** What is bought for a feast is bought before it: 'Christmas shopping', 'regalos de Navidad'. */
const FOR_FEAST =
  /(?<![^ ])(?:(?:christmas|xmas|easter|halloween|valentines|thanksgiving) (?:shopping|presents?|gifts?|decorations?|trees?|dinner|lunch|lights|party|cards?|C\d+|M\d+)|(?:regalos?|compras|cena|comida|loteria|cesta|cestas|adornos|decoracion|luces|arbol|C\d+|M\d+) (?:de|por|para) (?:la )?(?:navidad(?:es)?|nochebuena|nochevieja|reyes|semana santa|halloween))(?![^ ])/;
/** What comes beside what usually does: 'extra income'. */
const EXTRA =
  /(?<![^ ])(?:extra (?:income|money|cash|earnings)|(?:ingresos?|dinero|plata) (?:extras?|extraordinarios?|adicional(?:es)?))(?![^ ])/;
/** What a part is included in: 'including the rent'. */
const INCLUDED =
  /(?<![^ ])(?:including|included|inclusive of|incl|incluyendo|incluid[oa]s?|contando) (?:\S+ ){0,2}[CM]\d/;
/** What else is asked for beside a thing: 'rent and bills', 'comida y demás'. */
const BESIDE =
  /(?<![^ ])(?:[CM]\d+ (?:and|plus|y|e|mas) (?:(?:my|the|all|other|mis|los|las|mi|el|la|otr[oa]s|tod[oa]s) )*(?:bills?|subscriptions?|fixed|recibos?|facturas?|suscripciones|gastos|so on|such|stuff|things|everything|others?|the rest|cosas|demas|otr[oa]s|todo|eso|esas)(?! (?:\S+ )?[CM]\d)|(?:bills?|subscriptions?|recibos?|facturas?|suscripciones) (?:and|plus|y|e|mas) (?:(?:my|the|mis?|los|las|el|la) )?[CM]\d+)(?![^ ])/;
/** Whom a thing is for: 'women's clothes', 'ropa de niño'. */
const FOR_WHOM =
  /(?<![^ ])(?:(?:womens?|mens?|kids|childrens?|boys|girls|baby|ladies|family|work|business|second hand) [CM]\d+|[CM]\d+ (?:de|para) (?:(?:el|la|los|las|mis?) )?(?:mujer(?:es)?|hombres?|caballero|senoras?|nin[oa]s?|bebes?|trabajo|oficina|familia|amig[oa]s?|segunda mano|deporte|diario))(?![^ ])/;
/** What many questions have a word of, though it limits this one: 'on the house', 'en mi familia'. */
const ON_COMMON =
  /(?<![^ ])(?:spen[dt]|spending|spends|gast[eo]|gastado|gastamos|gastos?|pague|pagado|deje|dejado) (?:\S+ )?(?:on|en) (?:(?:the|my|our|el|la|los|las|mis?|nuestr[oa]s?) )?(?:house|home|household|family|people|life|city|town|country|casa|hogar|familia|gente|vida|ciudad|pais)(?![^ ])/;
/** Days that nobody knows: 'the bank holiday', 'el puente de mayo'. */
const UNKNOWN_DAYS =
  /(?<![^ ])(?:(?:the )?other day|otro dia|(?:last|past|ultimas?) (?:\S+ )?(?:hours?|minutes?|horas?|minutos?)|(?:month|week|year|mes|semana|ano) (?:and a half|y medi[oa])|(?:about |around )?this time (?:of )?(?:the )?P\d+|(?:(?:months?|years?|weeks?) (?:to|up to|until|ending)|(?<!sign(?:ed)? )up to|up until|as of|prior to) (?:in )?(?:the |and including )?P\d+|P\d+ (?:and|y) (?:(?:the|el|la) )?(?:anterior|previous|pasad[oa]|last|one before|siguiente)|(?:first|last|early|primer[oa]s|ultim[oa]s) (?:\S+ )?(?:months?|weeks?|days|meses|semanas|dias)(?: (?:of|in|del?|en|the|el|la))* P\d+|bank holidays?|public holidays?|long weekends?|puentes?|acueducto|(?:dias? )?festivos?|dias? feriados?|feriados?)(?![^ ])/;

/** What is left out: 'without the rent', 'sin contar el alquiler'. */
export const EXCEPT =
  /(?<![^ ])(?:(?:without|apart from|aside from|other than|ignoring|besides|bar|barring|outside of|but(?: not)?|less (?:the|my)|minus|sin(?: tener en cuenta)?|salvo|aparte del?|a parte del?|quitando|descontando|sacando|ademas del?|pero no|y no) (?:(?:the|my|el|la|los|las|lo|del?|mi|mis|en|on|for|todo|all) ){0,3}[CM]\d|menos (?:(?:el|la|los|las|mis?|lo del?) )?[CM]\d|(?:que no (?:sea|sean|es|son|fue|fuera)|(?:that|which) (?:is|are|was|were) not) (?:\S+ ){0,2}[CM]\d|(?:excluding|exclude|excludes|except|excepting|not (?:counting|including)|leaving (?:out|aside)|(?:all|everything|todo) but|sin (?:contar|incluir|sumar|considerar|tomar en cuenta)|(?:todo|todos|todas) menos|excepto|exceptuando|excluyendo|excluido|(?:a|con) excepcion|(?:with the )?exception of|dejando (?:fuera|aparte|de lado))(?![^ ]))/;

/** What should have been is advice. */
const SHOULD_HAVE = /(?<![^ ])(?:should (?:i|we) have|(?:i|we) should have|deberia(?:mos)? haber)(?![^ ])/;
/** 'When did I earn most?' asks for no last transaction. */
const MOST_AT_END = /(?<![^ ])(?:mas|menos|(?:the )?(?:most|least))(?: (?:en )?P\d+)?$/;

/** What a forecast or a list is of, and not only what has been added up. */
const TIMED = /^(?:spend|income|balance|records|recurring|forecast|weekday|month|summary|whatif)/;
const SUMMED = /^(?:spend|income|balance)\./;
const FILTERED = /^(?:spend|income|balance|records|recurring|month|forecast)/;

/** Whether a question limits itself in a way that no answer of an intent can. */
export function isUnheld(intent: Intent, text: string): boolean {
  if (/^(?:goal|spend|income|balance)/.test(intent) && SHOULD_HAVE.test(text)) return true;
  if (!intent.startsWith('whatif') && EXCEPT.test(text)) return true;
  if (TIMED.test(intent) && [HOUR, PART_OF_DAY, UNKNOWN_DAYS].some((each) => each.test(text))) return true;
  if (
    FILTERED.test(intent) &&
    [EXTRA, INCLUDED, BESIDE, FOR_WHOM, FOR_FEAST, ON_COMMON].some((each) => each.test(text))
  )
    return true;
  if (/\.(?:last|first)$/.test(intent) && MOST_AT_END.test(text)) return true;
  return SUMMED.test(intent) && !/\.(?:trend|share)$/.test(intent) && OF_EACH.test(text);
}

const CURRENCIES: Record<string, RegExp> = {
  EUR: /^euros?$/,
  USD: /^(?:dollars?|dolares?|dolar|usd|bucks)$/,
  GBP: /^(?:pounds?|libras?|gbp|sterling)$/,
  peso: /^pesos?$/,
  JPY: /^(?:yen|yenes)$/,
  CHF: /^(?:francs?|francos?)$/,
  PEN: /^soles$/,
};
const PESOS = /^(?:MXN|ARS|COP|CLP|UYU|DOP|PHP|CUP)$/;
const DOLLARS = /^(?:USD|CAD|AUD|NZD|HKD|SGD)$/;
const IN_CURRENCY =
  /(?<![^ ])(?:in|en) (?:(?:us|american|canadian|mexican|the|los) )?(euros?|dollars?|dolares|usd|bucks|pounds?|libras?|gbp|pesos?|yen|yenes|francs?|francos?|soles)(?![^ ])/;

/** Whether a question asks for figures in a currency that is not known to be the person's. */
export function isOfOtherCurrency(text: string, currency: string | undefined): boolean {
  const [, named] = IN_CURRENCY.exec(text) ?? [];
  if (named === undefined) return false;
  const [code] = Object.entries(CURRENCIES).find(([, words]) => words.test(named)) ?? [];
  if (currency === undefined || code === undefined) return true;
  if (code === 'peso') return !PESOS.test(currency);
  return code === 'USD' ? !DOLLARS.test(currency) : code !== currency;
}
