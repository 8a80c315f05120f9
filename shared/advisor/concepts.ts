import { toPattern } from './lexicon/pattern.ts';

/**
 * Things that people pay for and that both languages have a word for. The first word stands for it in the slots; the
 * list is what descriptions are searched for; the patterns are how questions say it.
 */
const CONCEPTS: { words: string; en: string; es: string }[] = [
  {
    words: 'alquiler rent renta arriendo',
    en: 'rent|rental|rent payment|landlord',
    es: 'alquiler(es)?|arriendos?|renta(?! (de capital|variable|fija))|casero',
  },
  {
    words: 'luz electricity electric electricidad power',
    en: 'electric(ity)?( bills?| costs?| company)?|power bills?',
    es: 'luz|electricidad|(recibo|factura) (electrico|electrica)|energia( electrica)?|corriente electrica',
  },
  {
    words: 'gimnasio gym',
    en: 'gym(s| membership| fees?| payments?)?|fitness( club)?',
    es: 'gimnasio|gym|gimnasios',
  },
  {
    words: 'gasolina fuel petrol gas bencina nafta diesel',
    en: 'petrol( station)?|fuel|gasoline|diesel|gas station|fill(ing|ed)? (up )?(the |my )(car|tank|C)|fill(ing|ed)? up|gas(?! bill)',
    es: 'llen(e|ar|ado|amos) el (tanque|deposito)|gasolina|gasolinera|bencina|nafta|combustible|gasoil|diesel|carburante',
  },
  { words: 'agua water', en: 'water( bills?| company)?', es: 'agua|(recibo|factura) del agua' },
  { words: 'gas', en: 'gas bills?', es: 'gas|butano|gas natural' },
  {
    words: 'internet broadband fibra wifi',
    en: 'internet( bills?)?|broadband|wi ?fi',
    es: 'internet|fibra|wifi|banda ancha',
  },
  {
    words: 'telefono phone movil celular mobile',
    en: '(cell ?|mobile )?phone( bills?| plan| contract)?|mobile( bills?| plan)?',
    es: 'telefono|movil|celular|telefonia',
  },
  { words: 'hipoteca mortgage', en: 'mortgage( payments?)?', es: 'hipoteca' },
  {
    words: 'seguro insurance',
    en: '(car |home |health |life |C )?insurances?( (bills?|payments?|premiums?))?( (for|on|of) (the |my )?(C|house|home|flat))?',
    es: 'seguros?( (del?|de la|de mi) (C|coche|auto|carro|salud|hogar|vida|moto|casa))?|aseguradora',
  },
  { words: 'dentist dentista', en: 'dentists?|dental( work| care)?', es: 'dentistas?|odontolog[oa]' },
  {
    words: 'peluqueria hairdresser haircut barber salon',
    en: 'hair ?dressers?|hairdressers?|haircuts?|barbers?|hair salon|my hair',
    es: 'peluquer(ia|o|a)s?|barber(ia|o)s?|corte de pelo|cort(e|ar|arme|arse|aste) el pelo|salon de belleza',
  },
  {
    words: 'farmacia pharmacy chemist drugstore',
    en: 'pharmac(y|ies)|chemists?|drug ?stores?',
    es: 'farmacias?|botica|drogueria',
  },
  {
    words: 'coffee cafe',
    en: 'coffees?( shops?)?|cafes?|lattes?|cappuccinos?|espressos?',
    es: 'cafes?|cafeterias?|cafecitos?|coffee',
  },
  { words: 'taxi', en: 'taxis?( rides?| fares?)?|cabs?', es: 'taxis?' },
  {
    words: 'parking aparcamiento estacionamiento',
    en: 'parking|car park',
    es: 'parking|aparcamiento|estacionamiento|garaje|cochera|parqueadero',
  },
  { words: 'peaje toll', en: 'tolls?', es: 'peajes?|tag' },
  { words: 'colegio school', en: 'school( fees?)?|tuition', es: 'colegio|escuela|colegiatura' },
  {
    words: 'guarderia nursery childcare daycare',
    en: 'nursery|child ?care|day ?care|babysitters?',
    es: 'guarderia|jardin infantil|ninera',
  },
  { words: 'ropa clothes clothing', en: 'cloth(es|ing)', es: 'ropa' },
  { words: 'zapatos shoes', en: 'shoes|trainers|sneakers', es: 'zapat(os|illas)' },
  { words: 'libro book', en: 'books', es: 'libros' },
  { words: 'lavanderia laundry', en: 'laundry|dry cleaning', es: 'lavanderia|tintoreria' },
  {
    words: 'comunidad hoa',
    en: 'hoa( fees?)?|condo fees?',
    es: 'comunidad de (vecinos|propietarios)|expensas|gastos comunes',
  },
  { words: 'impuesto tax', en: 'tax(es)?|council tax', es: 'impuestos?|ibi|predial' },
  { words: 'prestamo loan', en: 'loans?( payments?)?', es: 'prestamos?' },
  { words: 'pizza', en: 'pizzas?', es: 'pizzas?' },
  {
    words: 'vuelo flight',
    en: 'flights?|plane tickets?|airfares?',
    es: 'vuelos?|billetes? de avion|boletos? de avion',
  },
  { words: 'hotel', en: 'hotels?', es: 'hotel(es)?' },
  { words: 'veterinario vet', en: 'vets?|veterinar(y|ian)', es: 'veterinari[oa]s?' },
  { words: 'tabaco tobacco cigarettes', en: 'tobacco|cigarettes|smokes', es: 'tabaco|cigarr(os|illos)' },
];

export type Concept = { words: string[]; en: RegExp; es: RegExp };

export const COMPILED: Concept[] = CONCEPTS.map(({ words, en, es }) => ({
  words: words.split(' '),
  en: toPattern(en, 'g'),
  es: toPattern(es, 'g'),
}));

/** The words of the list above in a language. */
export const conceptWords = (language: 'en' | 'es'): string[] => CONCEPTS.map((each) => each[language]);
