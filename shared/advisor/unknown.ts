import { hasMeaning, isKnown, isName, isOfLanguage, isWordOf } from './dictionary.ts';
import type { Language } from './types.ts';

/** Words of a question that mean nothing to the product. */
export type Unknown = {
  words: string[];
  /** Those of them that limit what is asked for: 'at Starbucks'. */
  filters: string[];
};

const BEFORE: Record<Language, RegExp> = {
  en: /(?:^| )(?:at|on|from|for|in|to|with|of|by|my|our|buy|bought|buying)(?: (?:the|a|an|some|my|new|our|any))*$/,
  es: /(?:^| )(?:en|de|del|a|al|con|por|para|mi|mis|compre|comprar|comprado|compro)(?: (?:el|la|los|las|un|una|unos|unas|mi|mis|lo|nuevo|nueva))*$/,
};
/** 'Starbucks spending', 'how many pizzas'. */
const AFTER: Record<Language, RegExp> = {
  en: /^(?:spend|spending|expenses|bills?|payments?|costs?|purchases|charges?|total|transactions|visits|orders|subscription)(?: |$)/,
  es: /^(?:P\d+|total)(?: |$)/,
};
/** Slang for money and for how one is spoken to. */
const IGNORED: Record<Language, RegExp> = {
  en: /ly$|^(?:how|so) (?:much|many)$/,
  es: /mente$|(?:it[oa]s?|isim[oa]s?)$/,
};
/** What 'at' says of no shop; any other word after it is one: 'at Target', 'at Shell'. */
const NO_PLACE =
  /^(?:home|work|once|least|most|best|worst|all|any|the|this|that|these|those|my|our|a|an|night|noon|midday|dawn|lunchtime|moment|end|start|beginning|weekends?|which|what|where|whose|how|first|last|present|times?|random|shops?|stores?|supermarkets?|restaurants?|places?|rate|pace|point|glance|risk|date|stage|close|once|different|various|other|average|about|around|over|under|more|less|current|usual|fault|online)$/;
/** What follows is what the money went on, whatever else the word may mean: 'spent on fees', 'gasté en propinas'. */
const OBJECT: Record<Language, RegExp> = {
  en: /(?:^| )(?:spen[dt]|spending|blow|blew|blown|burn(?:ed|t)?|wasted|expenses|outgoings|costs|paid|pay|paying)(?: \S+){0,3} (?:on|for)(?: (?:the|my|our|some|all|any))*$/,
  es: /(?:^| )(?:gast[eo]|gastado|gastamos|gastar|dejo|dejado|pague|pagado)(?: (?!en |de |por )\S+){0,2} (?:en|de|por)(?: (?:el|la|los|las|mis?|nuestr[oa]s?))*$/,
};
const NO_OBJECT =
  /^(?:bills?|subscriptions?|subs|memberships|direct|standing|recurring|recibos?|facturas?|suscripciones|cuotas|domiciliaciones|things?|stuff|everything|anything|nothing|average|total|top|it|that|this|those|these|what|which|each|every|credit|debit|cards?|purchases|expenses|essentials|categor(?:y|ies)|\S*days?|weekends?|weeks?|months?|years?|shops?|stores?|places|merchants|compan(?:y|ies)|brands|same|other|others|me|us|him|her|them|myself|online|itself|somebody|someone|mas|menos|nuevo|golpe|adelantado|separado|completo|error|media|promedio|general|tipos?|conceptos?|fuentes?|partidas?|rubros?|persona|euros?|pesos?|dolares|soles|porcentaje|aumento|cosas?|todo|todos|todas|nada|eso|esto|efectivo|linea|casa|que|cada|lo|dias?|fines|fin|comparacion|relacion|concepto|gastos?|compras|categorias?|sitios?|tiendas?|lugares?|comercios?|locales|establecimientos?|mes|meses|anos?|semanas?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|un|una|mes|plan|mi|caprichos|total|vacaciones)$/;
/** No thing is called so, even where one is named: 'for the bike rental', 'en los dos'. */
const ARTICLES =
  /^(?:first|last|next|same|other|the|this|that|these|those|and|but|all|any|some|our|your|his|her|its|their|los|las|del|una|unos|unas|mis|tus|sus|est[aeo]s?|es[aeo]s?|que|por|para|con|nuestr[oa]s?)$/;
const MIN_LETTERS = 3;
const SHORTEST = 2;
/** A name of letters and digits, such as o2 or 7eleven; an ordinal or an hour is none. */
const MIXED = /^(?!\d+(?:st|nd|rd|th|[aoex]|er|am|pm|h|k)$)(?=\p{Ll}*\d)(?=\d*\p{Ll})[\p{Ll}\d]{2,}$/u;

/** Finds the words of a marked text that nothing explains. */
export function findUnknown(text: string, language: Language): Unknown {
  const all = text.split(' ');
  const words: string[] = [];
  const filters: string[] = [];
  for (const [index, word] of all.entries()) {
    const before = all.slice(Math.max(0, index - 4), index).join(' ');
    if (MIXED.test(word) && BEFORE[language].test(before)) {
      words.push(word);
      filters.push(word);
    }
    const isFilter = BEFORE[language].test(before);
    // Two letters may be a shop: 'at bp'.
    const isShort =
      word.length < MIN_LETTERS && !(isFilter && word.length === SHORTEST && !isKnown(word, language));
    if (!/^\p{L}+$/u.test(word) || /^[PANXCMB]\d*$/.test(word) || isShort) continue;
    const isPlace = language === 'en' && /(?:^| )at(?: the)?$/.test(before) && !NO_PLACE.test(word);
    if (!isPlace && ARTICLES.test(word)) continue;
    const isObject = OBJECT[language].test(all.slice(0, index).join(' ')) && !NO_OBJECT.test(word);
    if (!isPlace && !isObject && isExplained(word, language, isFilter)) continue;
    // 'how much dosh'.
    if (/^(?:much|cuant[oa]s?)$/.test(all[index - 1] ?? '') && !isName(word)) continue;
    words.push(word);
    const after = all.slice(index + 1, index + 3).join(' ');
    if (isName(word) || isFilter || AFTER[language].test(after) || /^many$/.test(all[index - 1] ?? ''))
      filters.push(word);
  }
  return { words, filters };
}

function isExplained(word: string, language: Language, isFilter: boolean): boolean {
  // 'on tennis' limits a question, though tennis is a topic that the advisor does not speak of.
  // 'Vino' is wine only where it limits: 'de dónde vino'.
  const isThing =
    (isName(word) && (isFilter || !isWordOf(word, language))) ||
    (isFilter && (isOfLanguage(word, language) || !hasMeaning(word, language)));
  return !isThing && (isKnown(word, language) || IGNORED[language].test(word));
}
