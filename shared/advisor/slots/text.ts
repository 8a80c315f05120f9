import { toSearchText } from '../../search-text.ts';
import { MONTH } from '../periods/names.ts';

/** Longer questions are cut: the contract allows 300 letters. */
const MAX_LETTERS = 400;

/** Short forms that people type. */
export const SHORT = {
  en: [
    'teh the|v vs|weve we have|theyve they have|youve you have|shes she is|til until|wat what|wich which',
    'wot what|nxt next|lst last|ths this|u you|ur your|r are|pls please|plz please|mnth month|yr year',
    'yrs years|wk week|wks weeks|mths months|avg average|amt amount|hw how|abt about|b4 before|b between',
    'cos because|coz because|gimme give me|lemme let me|gonna going to|wanna want to|gotta have to',
    'bday birthday|tmrw tomorrow|tmr tomorrow|thx thanks|ty thanks|whats what is|howd how did',
    'whatd what did|whered where did|whos who is|hows how is|wheres where is|whens when is|im i am',
    'theres there is|thats that is|ive i have|id i would|ill i will|youre you are|dont do not',
    'didnt did not|havent have not|wont will not|cant can not|isnt is not|spnd spend|hv have|2day today',
    'tody today|2nite tonight|2moro tomorrow|tmrrw tomorrow|ystrday yesterday|yest yesterday|wknd weekend',
    'wkend weekend|em them|fy year|rn right now|smth something|thru through|dat that|hav have|mch much',
  ],
  es: [
    'q que|k que|qe que|x por|xq por que|pq por que|porq por que|xk por que|pa para|xa para|xfa por favor',
    'xfavor por favor|porfa por favor|porfis por favor|tb tambien|tmb tambien|d de|dl del|cto cuanto',
    'cuant cuanto|qto cuanto|toy estoy|ta esta|boy voy|aser hacer|aora ahora|ahorita ahora',
    'finde fin de semana|oy hoy|oi hoy|aier ayer|alluer ayer|ay hay|ase hace|ise hice|ize hice|asta hasta',
    'ke que|kanto cuanto|kuanto cuanto|manyana manana|mnn manana|findes fines de semana|anio ano',
    'anios anos|beses veces|info informacion|prom promedio|msj mensaje|grax gracias|bn bien|ptos puntos',
    'sem semana|mez mes|dnd donde|dsd desde|hst hasta',
  ],
} as const;
const SHORTENED = {
  en: new Map(SHORT.en.flatMap((line) => line.split('|')).map((pair) => splitPair(pair))),
  es: new Map(SHORT.es.flatMap((line) => line.split('|')).map((pair) => splitPair(pair))),
};

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf(' ');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** Short forms with a mark, which must be expanded before marks are removed. */
const MARKED: readonly [form: RegExp, words: string][] = [
  [/(?<![^ ])w\/(?:o|out)(?![^ ])/g, 'without'],
  [/(?<![^ ])b\/w(?![^ ])/g, 'between'],
  [/(?<![^ ])w\/ ?(?=\p{L})/gu, 'with '],
  [/(?<![^ ])s\/ ?(?=\p{L})/gu, 'sin '],
];

/** A text without anything to replace, as most names are. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/**
 * Converts a text to words in small letters, without accents and marks, with one blank between them. Numbers keep the
 * marks inside them; signs of currencies and of per cent become separate words.
 */
export function toWords(text: string): string {
  if (PLAIN.test(text) && text.length <= MAX_LETTERS) return text;
  const blank = toSearchText(text.slice(0, MAX_LETTERS)).replace(/\s+/g, ' ');
  return MARKED.reduce((rest, [form, words]) => rest.replace(form, words), blank)
    .replace(/['’‘´`]/g, '')
    .replace(/[€$£¥₹%]/g, ' $& ')
    .replace(/&|(?<=\p{L} ?)\+(?= ?\p{L})/gu, ' and ')
    .replace(/(?<!\d)[.,:/-]|[.,:/-](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}€$£¥₹%.,:/-]+/gu, ' ')
    .replace(/\b(\d[\d.,]*)(eur|euros?|usd|dolares|dollars?|pounds?|quid|pesos?|mil)\b/g, '$1 $2')
    .replace(/\b(\d[\d.,]*) k\b/g, '$1k')
    .trim();
}

/** Expands the short forms of a language. */
export function writeOut(words: string, language: 'en' | 'es'): string {
  const longForms = SHORTENED[language];
  return words
    .split(' ')
    .map((word) => longForms.get(word) ?? word)
    .join(' ')
    .replace(UNTIL_NOW, (_, start: string, when: string) => `${start === 'from' ? 'since' : 'desde'} ${when}`)
    .replace(DAY_OF_PAY, 'cuando')
    .replace(SHARED, 'tell me ')
    .replace(MONEY_IN, 'income')
    .replace(EMPHASIS, '')
    .replace(EACH_ONE, '$1 ')
    .replace(POLITE, '')
    .trim()
    .replace(WHEN_DUE, '')
    .replace(PAY_DAY, '$1 proxima nomina');
}
const GET_PAID = [
  'cobro|cobramos|me pagan|nos pagan|me depositan|me ingresan',
  'cae la nomina|me toca cobrar',
].join('|');
/** 'Qué día cobro' asks when. */
const DAY_OF_PAY = new RegExp(`(?<![^ ])(?:en |a )?que dia(?: del mes)?(?= (?:${GET_PAID})(?: |$))`);
/** In 'kindly share my total spending', 'share' means 'tell'. */
const SHARED = /^(?:(?:please|kindly|can you|could you) )*share (?!of )(?:with me |me )?/;
/** 'Total money in for this year' means income. */
const MONEY_IN = /(?<![^ ])money in(?= (?:for|during|over) )/;
const QUESTION_WORDS = 'what|where|why|how|who|when|que|donde|adonde|como|cuando|cuanto|por que';
const CURSES = [
  'on earth|in the world|the (?:hell|heck|fuck|devil)|exactly',
  'diablos|demonios|carajos?|rayos|cono|mierdas?|narices|chingados|cojones|corno|verga',
].join('|');
/** Words that only add emphasis: 'what on earth', 'en qué diablos'. */
const EMPHASIS = new RegExp(`(?<=(?:^| )(?:${QUESTION_WORDS})) (?:${CURSES})(?= )`, 'g');
/** 'Every single month', 'todos los santos meses'. */
const EACH_ONE =
  /(?<![^ ])(every|each|cada|tod[oa]s l[oa]s) (?:single|sant[oa]s?|bendit[oa]s?|maldit[oa]s?|put[oa]s?) (?=\S)/g;
const DUE = [
  'when (?:it|they) (?:should(?: have)?|(?:was|were) (?:due|supposed to|meant to))',
  'when (?:it|they) (?:usually|normally) (?:does|do)',
  'cuando (?:tocaban?|toca|debian?|correspondian?|deberian?)',
].join('|');
/** 'That has not come when it should have', 'cuando tocaba'. */
const WHEN_DUE = new RegExp(` (?:${DUE})$`, 'g');
const COURTESIES = [
  'please|kindly|por favor|mas o menos(?= cuant| unos| como| por favor|$)',
  '(?:up )?(?:until|till) (?:today|now)|hasta (?:hoy|ahora|la fecha)',
].join('|');
const POLITE = new RegExp(`(?:^| )(?:${COURTESIES})(?= |$)`, 'g');
const BEFORE_MONTH = [
  'the |el |start |beginning |principios |inicios ',
  '\\d{1,2}(?:st|nd|rd|th)? |of |de ',
].join('|');
const ITS_YEAR = '(?:of |del? )?(?:20\\d\\d|last year|this year|este ano|ano pasado)';
const UP_TO = '(?:up )?(?:until|till?|to|thru|through|hasta|al?|para)';
const THE_PRESENT = [
  'now|ahora|aca|hoy(?: dia)?|el dia de hoy|dia de hoy|la fecha',
  'today|the present(?: day)?',
].join('|');
/** 'From June until now', 'de marzo a hoy'. */
const UNTIL_NOW = new RegExp(
  `(?<![^ ])(from|del?) ((?:${BEFORE_MONTH})*(?:${MONTH}|20\\d\\d)(?: ${ITS_YEAR})?)` +
    ` ${UP_TO} (?:${THE_PRESENT})(?![^ ])`,
);
const PAID = '(?:cae|cobro|pagan|llega|depositan|toca|entra|es)(?: la| mi)?';
const NEXT_HALF_MONTH = '(?:proxima|siguiente) quincena|quincena (?:que viene|proxima|siguiente)';
/** In Latin America, the word for half a month also means the pay. */
const PAY_DAY = new RegExp(`\\b(${PAID}) (?:${NEXT_HALF_MONTH})`, 'g');
