import { CATEGORIES, UNCATEGORIZED, type FixedCategory, type TransactionType } from '#shared/categories.ts';
import { categories as en } from '#shared/i18n/en/categories.ts';
import { categories as es } from '#shared/i18n/es/categories.ts';
import { fold } from '#shared/import/match/fold.ts';

/** The names of the built-in categories in other applications, folded. */
const OTHER_NAMES: Partial<Record<FixedCategory, string>> = {
  food: `
    groceries, grocery, supermarket, restaurants, restaurant, dining, dining out, eating out, food dining, food drink,
    food and drink, coffee shops, fast food, alimentacion, supermercado, supermercados, restaurante, restaurantes,
    bares y restaurantes, comida y bebida`,
  transport: `
    transportation, gas, gas fuel, fuel, gasoline, petrol, auto transport, public transport, public transportation,
    parking, taxi, taxis, gasolina, combustible, transporte publico, aparcamiento`,
  utilities: `
    utility, bills, bills utilities, phone, mobile phone, internet, electricity, water, recibos, facturas, luz, agua,
    electricidad, telefono`,
  entertainment: `
    leisure, fun, movies, hobbies, hobby, streaming, entretenimiento, ocio y entretenimiento, tiempo libre, cine`,
  health: `
    healthcare, health care, medical, health fitness, doctor, dentist, pharmacy, medico, medicos, farmacia, dentista,
    sanidad`,
  other: 'others, misc, miscellaneous, other expenses, otros gastos, varios',
  salary: 'paycheck, paychecks, wages, wage, payroll, nomina, nominas, salario, salarios',
  freelance: 'freelancing, self employment, self employed, autonomo, autonomos',
  investment: 'investments, interest, interest income, dividends, dividend, inversion, intereses, dividendos',
  gift: 'gifts, gifts received, regalo, regalos recibidos',
  'other income': 'income, other, others, misc, miscellaneous, otros, varios',
  uncategorized: 'uncategorised, no category, none, sin categorizar, sin clasificar, ninguna',
};

/** Words that only name the type: 'Salary Income' means Salary, 'Gastos de transporte' means Transport. */
const TYPE_WORDS: Record<TransactionType, RegExp> = {
  expense: /^gastos? (?:de )?| (?:expenses?|costs?)$/,
  income: /^ingresos? (?:de |por )?| incomes?$/,
};

/** Finds the built-in category of a type that a folded name means, in English or Spanish. */
export function findKnownCategory(type: TransactionType, folded: string): FixedCategory | undefined {
  const all: readonly FixedCategory[] = [...CATEGORIES[type], UNCATEGORIZED];
  const find = (name: string) => all.find((id) => listNames(id).has(name));
  return find(folded) ?? find(folded.replace(TYPE_WORDS[type], ''));
}

const namesById = new Map<FixedCategory, ReadonlySet<string>>();

function listNames(id: FixedCategory): ReadonlySet<string> {
  const names =
    namesById.get(id) ?? new Set([id, en[id], es[id], ...(OTHER_NAMES[id] ?? '').split(',')].map(fold));
  namesById.set(id, names);
  return names;
}
