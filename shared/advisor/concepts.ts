import { toPattern } from './lexicon/pattern.ts';

/** What each language calls a thing. */
type Names = { en: string; es: string };

/**
 * Things that people pay for and that both languages have a word for. The first word stands for it in the slots; the
 * list is what descriptions are searched for, `_` being a blank; the patterns are how questions say it.
 */
const CONCEPTS: { words: string; names: Names; en: string; es: string }[] = [
  {
    words: 'alquiler rent renta arriendo',
    names: { en: 'rent', es: 'alquiler' },
    en: 'rent|rental|rent payment|landlord',
    es: 'alquiler(es)?|arriendos?|renta(?! (de capital|variable|fija))|casero',
  },
  {
    words: 'luz electricity electric electricidad power',
    names: { en: 'electricity', es: 'luz' },
    en: 'electric(ity)?( bills?| costs?| company)?|power bills?',
    es: 'luz|electricidad|(recibo|factura) (electrico|electrica)|energia( electrica)?|corriente electrica',
  },
  {
    words: 'gimnasio gym',
    names: { en: 'gym', es: 'gimnasio' },
    en: 'gym(s| membership| fees?| payments?)?|fitness( club)?',
    es: 'gimnasio|gym|gimnasios',
  },
  {
    words: 'gasolina fuel petrol gas bencina nafta diesel',
    names: { en: 'fuel', es: 'gasolina' },
    en: 'petrol( station)?|fuel|gasoline|diesel|gas station|fill(ing|ed)? (up )?(the |my )(car|tank|C)|fill(ing|ed)? up|gas(?! bill)',
    es: 'llen(e|ar|ado|amos) el (tanque|deposito)|gasolina|gasolinera|bencina|nafta|combustible|gasoil|diesel|carburante',
  },
  {
    words: 'agua water',
    names: { en: 'water', es: 'agua' },
    en: 'water( bills?| company)?',
    es: 'agua|(recibo|factura) del agua',
  },
  { words: 'gas', names: { en: 'gas', es: 'gas' }, en: 'gas bills?', es: 'gas|butano|gas natural' },
  {
    words: 'internet broadband fibra wifi',
    names: { en: 'internet', es: 'internet' },
    en: 'internet( bills?)?|broadband|wi ?fi',
    es: 'internet|fibra|wifi|banda ancha',
  },
  {
    words: 'telefono phone movil celular mobile',
    names: { en: 'phone', es: 'teléfono' },
    en: '(cell ?|mobile )?phone( bills?| plan| contract)?|mobile( bills?| plan)?',
    es: 'telefono|movil|celular|telefonia',
  },
  {
    words: 'hipoteca mortgage',
    names: { en: 'mortgage', es: 'hipoteca' },
    en: 'mortgage( payments?)?',
    es: 'hipoteca',
  },
  {
    words: 'seguro insurance',
    names: { en: 'insurance', es: 'seguro' },
    en: 'insurances?( (bills?|payments?|premiums?))?',
    es: 'seguros?|aseguradora',
  },
  {
    words: 'dentist dentista',
    names: { en: 'dentist', es: 'dentista' },
    en: 'dentists?|dental( work| care)?',
    es: 'dentistas?|odontolog[oa]',
  },
  {
    words: 'peluqueria hairdresser haircut barber salon',
    names: { en: 'hairdresser', es: 'peluquería' },
    en: 'hair ?dressers?|hairdressers?|haircuts?|barbers?|hair salon|my hair',
    es: 'peluquer(ia|o|a)s?|barber(ia|o)s?|corte de pelo|cort(e|ar|arme|arse|aste) el pelo|salon de belleza',
  },
  {
    words: 'farmacia pharmacy chemist drugstore',
    names: { en: 'pharmacy', es: 'farmacia' },
    en: 'pharmac(y|ies)|chemists?|drug ?stores?',
    es: 'farmacias?|botica|drogueria',
  },
  {
    words: 'coffee cafe',
    names: { en: 'coffee', es: 'café' },
    en: 'coffees?( shops?)?|cafes?|lattes?|cappuccinos?|espressos?',
    es: 'cafes?|cafeterias?|cafecitos?|coffee',
  },
  { words: 'taxi', names: { en: 'taxi', es: 'taxi' }, en: 'taxis?( rides?| fares?)?|cabs?', es: 'taxis?' },
  {
    words: 'parking aparcamiento estacionamiento',
    names: { en: 'parking', es: 'parking' },
    en: 'parking|car park',
    es: 'parking|aparcamiento|estacionamiento|garaje|cochera|parqueadero',
  },
  { words: 'peaje toll', names: { en: 'toll', es: 'peaje' }, en: 'tolls?', es: 'peajes?|tag' },
  {
    words: 'colegio school',
    names: { en: 'school', es: 'colegio' },
    en: 'school( fees?)?|tuition',
    es: 'colegio|escuela|colegiatura',
  },
  {
    words: 'guarderia nursery childcare daycare',
    names: { en: 'nursery', es: 'guardería' },
    en: 'nursery|child ?care|day ?care|babysitters?',
    es: 'guarderia|jardin infantil|ninera',
  },
  { words: 'ropa clothes clothing', names: { en: 'clothes', es: 'ropa' }, en: 'cloth(es|ing)', es: 'ropa' },
  {
    words: 'zapatos shoes',
    names: { en: 'shoes', es: 'zapatos' },
    en: 'shoes|trainers|sneakers',
    es: 'zapat(os|illas)',
  },
  { words: 'libro book', names: { en: 'books', es: 'libros' }, en: 'books', es: 'libros' },
  {
    words: 'lavanderia laundry',
    names: { en: 'laundry', es: 'lavandería' },
    en: 'laundry|dry cleaning',
    es: 'lavanderia|tintoreria',
  },
  {
    words: 'comunidad hoa',
    names: { en: 'HOA fees', es: 'gastos de comunidad' },
    en: 'hoa( fees?)?|condo fees?',
    es: 'comunidad de (vecinos|propietarios)|expensas|gastos comunes',
  },
  {
    words: 'ibi predial council_tax property_tax',
    names: { en: 'council tax', es: 'IBI' },
    en: '(council|property) tax(es)?',
    es: '(impuesto )?predial|(recibo |pago )?(de |del )?ibi|contribucion urbana',
  },
  {
    words: 'impuesto tax',
    names: { en: 'tax', es: 'impuestos' },
    en: 'tax(es)?',
    es: 'impuestos?',
  },
  {
    words: 'prestamo loan',
    names: { en: 'loan', es: 'préstamo' },
    en: 'loans?( payments?)?',
    es: 'prestamos?',
  },
  { words: 'pizza', names: { en: 'pizza', es: 'pizza' }, en: 'pizzas?', es: 'pizzas?' },
  {
    words: 'vuelo flight',
    names: { en: 'flight', es: 'vuelo' },
    en: 'flights?|plane tickets?|airfares?',
    es: 'vuelos?|billetes? de avion|boletos? de avion',
  },
  { words: 'hotel', names: { en: 'hotel', es: 'hotel' }, en: 'hotels?', es: 'hotel(es)?' },
  {
    words: 'veterinario vet',
    names: { en: 'vet', es: 'veterinario' },
    en: 'vets?|veterinar(y|ian)',
    es: 'veterinari[oa]s?',
  },
  {
    words: 'tabaco tobacco cigarettes',
    names: { en: 'tobacco', es: 'tabaco' },
    en: 'tobacco|cigarettes|smokes',
    es: 'tabaco|cigarr(os|illos)',
  },
];

export type Concept = { words: string[]; names: Names; en: RegExp; es: RegExp };

export const COMPILED: Concept[] = CONCEPTS.map(({ words, names, en, es }) => ({
  words: words.split(' ').map((word) => word.replaceAll('_', ' ')),
  names,
  en: toPattern(en, 'g'),
  es: toPattern(es, 'g'),
}));

/** The words of the list above in a language. */
export const conceptWords = (language: 'en' | 'es'): string[] => CONCEPTS.map((each) => each[language]);
