import type { Vocabulary } from './types.ts';
import { toPattern } from './lexicon/pattern.ts';
import { toWords } from './text.ts';

type Synonyms = Record<string, { en: string; es: string }>;

/** What people call the fixed categories. */
const SYNONYMS: Synonyms = {
  'other income': {
    en: 'other (sources of )?incomes?|other earnings|misc(ellaneous)? income',
    es: 'otr[oa]s (ingresos|entradas)|ingresos (varios|diversos)',
  },
  other: {
    en: 'other (expenses|spending|costs|things|stuff)|(category )?other(?= (category|expenses|spending|costs))|category other|(?<=(on|in|under|for) )other(?= P|$| category)|others|misc|miscellaneous|sundries|odds and ends|bits and bobs',
    es: 'otr[oa]s gastos|(categoria )otros|gastos (varios|diversos)|(?<=(en|de|categoria) )(otros|varios)|miscelanea',
  },
  food: {
    en: 'food( and drinks?)?|foods|grocer(y|ies)( shop(ping)?s?)?|groceries|supermarkets?|restaurants?|eating out|eat out|eaten out|ate out|dining( out)?|meals?( out)?|take ?aways?|(?<!(i|we|to|you) )take ?outs?|lunch|lunches|dinners?|breakfasts?|weekly shop|food shop(ping)?|snacks?|eating(?! up| into)|nosh|foodstuffs?|the supermarket|eateries',
    es: 'comidas?|alimentacion|alimentos?|supermercados?|super|mercado|restaurantes?|restoranes|(salir |salimos |sali )?(a )?(comer|comiera|comiese|comi|comimos|comido|cenar|cene|desayunar|almorzar|almorce)( fuera| afuera)?|comiendo( fuera| afuera)?(?! (mi|el|la|todo|mis)(?: |$))|(como|comemos|ceno|cenamos|almuerzo|almorzamos) (fuera|afuera|en la calle)|almuerzos?|cenas?|desayunos?|comestibles|mandado|despensa|viveres|abarrotes|bares y restaurantes|bar(es)?|la compra(?! mas)|delivery|comida a domicilio|morfi|papeo|verduleria|carniceria',
  },
  transport: {
    en: 'transport(ation)?s?|public transport|travell?ing|travel|commut(e|es|ing)|getting around|bus(es)?( fares?| tickets?)?|trains?( fares?| tickets?)?|tube|subway fares?|metro|car( expenses| costs)?(?= |$)|fares?|transit',
    es: 'tra(n)?sportes?( publico)?|movilidad|locomocion|colectivos?|metro|bus(es)?|autobus(es)?|micro|camiones|trenes|tren|pasajes|desplazamientos|subte|guagua|moverme|transportarme|cercanias|bondi|combis?|viaticos|coche|carro|auto',
  },
  utilities: {
    en: 'utilit(y|ies)( bills?| costs?)?|household bills',
    es: 'suministros|servicios (publicos|basicos|domesticos|de la casa|del hogar)|servicios(?! (de streaming|contratados|estoy|por pagar))|facturas de (la )?casa|gastos de (la )?casa|recibos de (la )?casa',
  },
  entertainment: {
    en: 'entertainment|fun|leisure|going out(?! (of|in))|nights? out|hobb(y|ies)|cinema|movies|concerts?|partying|amusements?|recreation|days out|theatre|theater|nightlife|pubs?|bars?',
    es: 'ocio|entretenimiento|entretencion|diversion(es)?|salidas(?! de)|salir (de fiesta|de copas|con amigos)|(?<=en )salir|fiestas?|cine|conciertos?|esparcimiento|recreacion|copas|juergas?|carrete|farra|hobbies|aficiones|tiempo libre|divertirme',
  },
  health: {
    en: 'health( ?care)?|healthcare|medical( (costs?|bills?|expenses))?|doctors?|medicines?|medications?|wellness|hospitals?',
    es: 'salud|medic[oa]s?|gastos medicos|medicinas?|medicamentos?|sanidad|remedios|hospital(es)?|doctor(es)?|cosas medicas|sanitarios',
  },
  salary: {
    en: 'salar(y|ies)|wages?|pay ?che(ck|que)s?|pay ?day|pay ?slips?|my pay(?! (for|to|on))|(?<!how much (have|do|did|will) (i|we) )(get paid|got paid|getting paid)|(?<=when (am|are) (i|we) (going to )?(be |getting )?)paid|(?<=when will (i|we) )be paid|day job',
    es: 'nominas?|sueldos?|salarios?|aguinaldos?|pagas? extras?|(?<=(proxima|la|mi|otra) )quincena(?! (pasada|de|que|anterior|actual|proxima|P))|mi paga|(?<=(falta|faltan|queda|quedan) para )(cobrar|que me paguen|que cobre)|(?<=cuando (me toca )?)(cobro|cobrar|cobramos|me pagan|nos pagan|me depositan|me ingresan|voy a cobrar|cobre(?= por (ultima|primera))|me van a pagar|nos van a pagar|me pagaran|nos pagaran)(?! (de|por(?! (ultima|primera))|los|las|el|la|C|M))|dia de (pago|cobro)|jornales|haberes',
  },
  freelance: {
    en: 'freelanc(e|ing|er|ers)( (work|jobs?|gigs?|projects?|clients?))?|self ?employ(ed|ment)|contract work|side (hustles?|jobs?|gigs?|work)|gigs|contracting',
    es: '(como )?(freelance|freelancer|autonomo|autonoma|independiente)s?|trabajos? (independientes?|por cuenta propia|freelance)|freelanceando|por cuenta propia|por mi cuenta|honorarios|changas|encargos|trabajitos',
  },
  investment: {
    en: 'investments?( income| returns?| gains?| profits?)?|dividends?|interest( income| payments?)?|capital gains|investing|stocks|shares',
    es: 'inversion(es)?|dividendos|rendimientos|intereses|rentas?(?= de (capital|inversion))|invirtiendo|acciones|rentabilidad',
  },
  gift: {
    en: 'gifts?|presents?|gifted',
    es: 'regalos?|regalad[oa]s?|regalaron|obsequios?|donaciones',
  },
};

const PATTERNS = Object.entries(SYNONYMS).map(([id, { en, es }]) => ({
  id,
  en: toPattern(en, 'g'),
  es: toPattern(es, 'g'),
}));
/** Names that are common words too: they are read only as the synonyms above say. */
const COMMON_NAMES = /^(?:others?|otros?|otras?|gastos?|ingresos?|varios|general|casa|home|.{1,2})$/;

/** `said` is the word of the question; `word` too, if it is not the category's name. */
export type FoundCategory = { id: string; type: 'expense' | 'income'; said: string; word?: string };

/** Replaces each category in a text by `C` and its place in the list that is returned. */
export function takeCategories(
  text: string,
  { categories }: Vocabulary,
  language: 'en' | 'es',
): { text: string; found: FoundCategory[] } {
  const found: FoundCategory[] = [];
  const put = (category: Vocabulary['categories'][number], word: string) => {
    const isOther = toWords(category.name) !== word;
    found.push({ id: category.id, type: category.type, said: word, ...(isOther && { word }) });
    return `C${found.length - 1}`;
  };
  let rest = text;
  const named = categories
    .map((category) => ({ category, name: toWords(category.name) }))
    .filter(({ category, name }) => name !== '' && (category.isOwn || !COMMON_NAMES.test(name)))
    .filter(({ category, name }) => category.isOwn || !(category.id in SYNONYMS) || name.length > 3)
    .toSorted(
      (one, other) =>
        Number(other.category.isOwn) - Number(one.category.isOwn) || other.name.length - one.name.length,
    );
  for (const { category, name } of named)
    if (category.isOwn) rest = replaceWords(rest, name, () => put(category, name));
  for (const pattern of PATTERNS) {
    const category = categories.find(({ id }) => id === pattern.id);
    if (category) rest = rest.replace(pattern[language], (word) => put(category, word));
  }
  for (const { category, name } of named)
    if (!category.isOwn) rest = replaceWords(rest, name, () => put(category, name));
  return { text: rest, found };
}

function replaceWords(text: string, words: string, by: () => string): string {
  let rest = ` ${text} `;
  for (let at = rest.indexOf(` ${words} `); at >= 0; at = rest.indexOf(` ${words} `))
    rest = `${rest.slice(0, at + 1)}${by()}${rest.slice(at + 1 + words.length)}`;
  return rest.trim();
}

/** The words of the lists above in a language. */
export const categoryWords = (language: 'en' | 'es'): string[] =>
  Object.values(SYNONYMS).map((each) => each[language]);
