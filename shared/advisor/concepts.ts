import { toWholeWord } from '../transaction-search.ts';
import { toPattern } from './lexicon/pattern.ts';

/** What each language calls a thing. */
type Names = { en: string; es: string };

/**
 * Things that people pay for and that both languages have a word for. The first of `words` stands for it in the slots;
 * the patterns are how questions say it. Descriptions are searched for `words` and for `also`, where the plural is
 * found without being listed; but not where one of `except` has the word, because there it means something else. `_` is
 * a blank.
 */
type Listed = { words: string; also?: string; except?: string; names: Names; en: string; es: string };

const CONCEPTS: Listed[] = [
  {
    words: 'alquiler rent renta arriendo',
    except: `alquiler_coche alquiler_de_coche alquiler_de_vehiculo alquiler_de_auto alquiler_de_carro alquiler_de_moto
      alquiler_de_bici alquiler_de_furgoneta renta_de_auto renta_de_carro renta_de_coche arriendo_de_auto declaracion_de_la_renta
      rent_a_car rent_car car_rent van_rent bike_rent`,
    names: { en: 'rent', es: 'alquiler' },
    en: 'rent|rental|rent payment|landlord',
    es: 'alquiler(es)?|arriendos?|renta(?! (de capital|variable|fija))|casero',
  },
  {
    words: 'luz electricity electric electricidad power',
    also: 'electrica electrico',
    except: 'power_bank power_tool power_gym',
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
    words: 'gasolina fuel petrol gasoline bencina nafta diesel gasolinera gas_station',
    names: { en: 'fuel', es: 'gasolina' },
    en: 'petrol( station)?|fuel|gasoline|diesel|gas station|fill(ing|ed)? (up )?(the |my )(car|tank|C)|fill(ing|ed)? up|car gas|gas for (the |my )?(car|C)',
    es: 'llen(e|ar|ado|amos) el (tanque|deposito)|gasolina|gasolinera|bencina|nafta|combustible|gasoil|diesel|carburante',
  },
  {
    words: 'agua water',
    names: { en: 'water', es: 'agua' },
    en: 'water( bills?| company)?',
    es: 'agua|(recibo|factura) del agua',
  },
  {
    words: 'gas butano',
    except: 'gas_station',
    names: { en: 'gas', es: 'gas' },
    en: 'natural gas|gas( bills?| company)?|butane',
    es: 'gas natural|gas|(bombonas? de )?butano',
  },
  {
    words: 'internet broadband fibra wifi',
    names: { en: 'internet', es: 'internet' },
    en: 'internet( bills?)?|broadband|wi ?fi',
    es: 'internet|fibra|wifi|banda ancha',
  },
  {
    words: 'telefono phone movil celular mobile',
    also: 'telefonia',
    names: { en: 'phone', es: 'teléfono' },
    en: '(cell ?|mobile )?phone( bills?| plan| contract)?|mobile( bills?| plan)?',
    es: 'telefono|movil|celular|telefonia',
  },
  {
    words: 'hipoteca mortgage',
    also: 'hipotecario hipotecaria',
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
    also: 'dentistry',
    names: { en: 'dentist', es: 'dentista' },
    en: 'dentists?|dental( work| care)?',
    es: 'dentistas?|odontolog[oa]',
  },
  {
    words: 'peluqueria hairdresser haircut barber salon',
    also: 'peluquero peluquera hairdressing barberia barbershop',
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
    also: 'cafeteria',
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
    also: 'zapato shoe',
    names: { en: 'shoes', es: 'zapatos' },
    en: 'shoes|trainers|sneakers',
    es: 'zapat(os|illas)',
  },
  {
    words: 'libro book',
    also: 'libreria bookshop bookstore',
    names: { en: 'books', es: 'libros' },
    en: 'books',
    es: 'libros',
  },
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
  { words: 'pizza', also: 'pizzeria', names: { en: 'pizza', es: 'pizza' }, en: 'pizzas?', es: 'pizzas?' },
  {
    words: 'vuelo flight',
    names: { en: 'flight', es: 'vuelo' },
    en: 'flights?|plane tickets?|airfares?',
    es: 'vuelos?|billetes? de avion|boletos? de avion',
  },
  { words: 'hotel', names: { en: 'hotel', es: 'hotel' }, en: 'hotels?', es: 'hotel(es)?' },
  {
    words: 'veterinario vet',
    also: 'veterinaria veterinary',
    names: { en: 'vet', es: 'veterinario' },
    en: 'vets?|veterinar(y|ian)',
    es: 'veterinari[oa]s?',
  },
  {
    words: 'tabaco tobacco cigarettes',
    also: 'cigarette cigarrillo tobacconist',
    names: { en: 'tobacco', es: 'tabaco' },
    en: 'tobacco|cigarettes|smokes',
    es: 'tabaco|cigarr(os|illos)',
  },
];

export type Concept = { words: string[]; names: Names; en: RegExp; es: RegExp };

const listOf = (words: string) => words.split(/\s+/).map((word) => word.replaceAll('_', ' '));

export const COMPILED: Concept[] = CONCEPTS.map(({ words, names, en, es }) => ({
  words: listOf(words),
  names,
  en: toPattern(en, 'g'),
  es: toPattern(es, 'g'),
}));

/** The words of the list above in a language. */
export const conceptWords = (language: 'en' | 'es'): string[] => CONCEPTS.map((each) => each[language]);

/** The searches for the words of a thing, which the slots name by its first word; undefined for what is none. */
export function searchesOfThing(first: string): string[] | undefined {
  const thing = CONCEPTS.find(({ words }) => listOf(words)[0] === first);
  if (thing === undefined) return undefined;
  const { words, also, except } = thing;
  const exceptions = except === undefined ? [] : listOf(except);
  const all = [...listOf(words), ...(also === undefined ? [] : listOf(also))];
  const exceptionsOf = (word: string) => exceptions.filter((each) => each.split(' ').includes(word));
  return all.map((word) => toWholeWord(word, exceptionsOf(word)));
}
