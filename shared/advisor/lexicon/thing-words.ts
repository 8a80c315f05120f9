import type { Language } from '../types.ts';

/**
 * Things that people pay for and that have a word in both languages. The slots name a thing by the first of `words`;
 * questions name it by the phrases `en` and `es`. The search in descriptions looks for `words` and `also`, in the
 * singular and plural. It leaves out descriptions with a phrase of `except`, in which the word means something else.
 * The words of `otherwise` often mean something else in that language, so they are searched only if no description has
 * another word of the thing. `_` stands for a blank.
 */
export type ListedThing = {
  words: string;
  also?: string;
  otherwise?: Partial<Record<Language, string>>;
  except?: string;
  names: Record<Language, string>;
  en: string;
  es: string;
};

export const THINGS: ListedThing[] = [
  {
    words: 'dentist dentista',
    also: 'dentistry',
    names: { en: 'dentist', es: 'dentista' },
    en: 'dentist|dentists|dental|dental work|dental care',
    es: 'dentista|dentistas|odontologo|odontologa',
  },
  {
    words: 'peluqueria hairdresser haircut barber salon',
    also: 'peluquero peluquera hairdressing barberia barbershop',
    otherwise: { en: 'salon', es: 'salon' },
    names: { en: 'hairdresser', es: 'peluquería' },
    en: 'hairdresser|hairdressers|hair dresser|hair dressers|haircut|haircuts|barber|barbers|hair salon|my hair',
    es: `peluqueria|peluquerias|peluquero|peluquera|barberia|barberias|barbero|corte de pelo|cortar el pelo
      |cortarme el pelo|cortarse el pelo|corte el pelo|salon de belleza`,
  },
  {
    words: 'farmacia pharmacy chemist drugstore',
    names: { en: 'pharmacy', es: 'farmacia' },
    en: 'pharmacy|pharmacies|chemist|chemists|drugstore|drugstores|drug store|drug stores',
    es: 'farmacia|farmacias|botica|drogueria',
  },
  {
    words: 'coffee cafe',
    also: 'cafeteria',
    except:
      'game_cafe games_cafe cafe_de_juegos internet_cafe cafe_internet cyber_cafe cat_cafe rock_cafe cafe_teatro',
    names: { en: 'coffee', es: 'café' },
    en: 'coffee|coffees|coffee shop|coffee shops|cafe|cafes|latte|lattes|cappuccino|cappuccinos|espresso|espressos',
    es: 'cafe|cafes|cafeteria|cafeterias|cafecito|cafecitos|coffee',
  },
  {
    words: 'taxi',
    names: { en: 'taxi', es: 'taxi' },
    en: 'taxi|taxis|taxi ride|taxi rides|taxi fare|taxi fares|cab|cabs',
    es: 'taxi|taxis',
  },
  {
    words: 'parking aparcamiento estacionamiento',
    names: { en: 'parking', es: 'parking' },
    en: 'parking|car park',
    es: 'parking|aparcamiento|estacionamiento|garaje|cochera|parqueadero',
  },
  {
    words: 'peaje toll',
    names: { en: 'toll', es: 'peaje' },
    en: 'toll|tolls',
    es: 'peaje|peajes|tag',
  },
  {
    words: 'colegio school',
    names: { en: 'school', es: 'colegio' },
    en: 'school|school fee|school fees|tuition',
    es: 'colegio|escuela|colegiatura',
  },
  {
    words: 'guarderia nursery childcare daycare',
    names: { en: 'nursery', es: 'guardería' },
    en: 'nursery|childcare|child care|daycare|day care|babysitter|babysitters',
    es: 'guarderia|jardin infantil|ninera',
  },
  {
    words: 'ropa clothes clothing',
    names: { en: 'clothes', es: 'ropa' },
    en: 'clothes|clothing',
    es: 'ropa',
  },
  {
    words: 'zapatos shoes',
    also: 'zapato shoe',
    names: { en: 'shoes', es: 'zapatos' },
    en: 'shoes|trainers|sneakers',
    es: 'zapatos|zapatillas',
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
    en: 'hoa|hoa fee|hoa fees|condo fee|condo fees',
    es: 'comunidad de vecinos|comunidad de propietarios|expensas|gastos comunes',
  },
  {
    words: 'ibi predial council_tax property_tax',
    names: { en: 'council tax', es: 'IBI' },
    en: 'council tax|council taxes|property tax|property taxes',
    es: `ibi|de ibi|del ibi|recibo ibi|recibo de ibi|recibo del ibi|pago del ibi|predial|impuesto predial
      |contribucion urbana`,
  },
  {
    words: 'impuesto tax',
    names: { en: 'tax', es: 'impuestos' },
    en: 'tax|taxes',
    es: 'impuesto|impuestos',
  },
  {
    words: 'prestamo loan',
    names: { en: 'loan', es: 'préstamo' },
    en: 'loan|loans|loan payment|loan payments',
    es: 'prestamo|prestamos',
  },
  {
    words: 'pizza',
    also: 'pizzeria',
    names: { en: 'pizza', es: 'pizza' },
    en: 'pizza|pizzas',
    es: 'pizza|pizzas',
  },
  {
    words: 'vuelo flight',
    names: { en: 'flight', es: 'vuelo' },
    en: 'flight|flights|plane ticket|plane tickets|airfare|airfares',
    es: 'vuelo|vuelos|billete de avion|billetes de avion|boleto de avion|boletos de avion',
  },
  {
    words: 'hotel',
    names: { en: 'hotel', es: 'hotel' },
    en: 'hotel|hotels',
    es: 'hotel|hoteles',
  },
  {
    words: 'veterinario vet',
    also: 'veterinaria veterinary',
    names: { en: 'vet', es: 'veterinario' },
    en: 'vet|vets|veterinary|veterinarian',
    es: 'veterinario|veterinarios|veterinaria|veterinarias',
  },
  {
    words: 'tabaco tobacco cigarettes',
    also: 'cigarette cigarrillo tobacconist',
    names: { en: 'tobacco', es: 'tabaco' },
    en: 'tobacco|cigarettes|smokes',
    es: 'tabaco|cigarros|cigarrillos',
  },
  {
    words: 'cine cinema',
    names: { en: 'cinema', es: 'cine' },
    en: 'cinema|cinemas',
    es: 'cine|cines',
  },
  {
    words: 'regalo gift present',
    also: 'obsequio',
    names: { en: 'gifts', es: 'regalos' },
    en: 'gift|gifts|present|presents',
    es: 'regalo|regalos|obsequio|obsequios',
  },
  {
    words: 'concierto concert',
    names: { en: 'concerts', es: 'conciertos' },
    en: 'concert|concerts',
    es: 'concierto|conciertos',
  },
  {
    words: 'teatro theatre theater',
    names: { en: 'theatre', es: 'teatro' },
    en: 'theatre|theater',
    es: 'teatro|teatros',
  },
  {
    words: 'restaurante restaurant',
    names: { en: 'restaurants', es: 'restaurantes' },
    en: 'restaurant|restaurants',
    es: 'restaurante|restaurantes|restoranes',
  },
  {
    words: 'tren train',
    names: { en: 'train', es: 'tren' },
    en: 'train|trains|train fare|train fares|train ticket|train tickets',
    es: 'tren|trenes',
  },
  {
    words: 'medico doctor',
    names: { en: 'doctor', es: 'médico' },
    en: 'doctor|doctors',
    es: 'medico|medicos|medica|medicas|doctor|doctores',
  },
  {
    words: 'almuerzo lunch',
    names: { en: 'lunch', es: 'almuerzo' },
    en: 'lunch|lunches',
    es: 'almuerzo|almuerzos',
  },
  {
    words: 'cena dinner',
    names: { en: 'dinner', es: 'cena' },
    en: 'dinner|dinners',
    es: 'cena|cenas',
  },
  {
    words: 'desayuno breakfast',
    names: { en: 'breakfast', es: 'desayuno' },
    en: 'breakfast|breakfasts',
    es: 'desayuno|desayunos',
  },
];
