import type { Text } from './repeats.ts';
import { byHand, plain, written } from './texts.ts';
import { HIDDEN_DIGITS } from '#shared/testing/hidden-digits.ts';

/** A place of purchases that do not repeat on fixed days. Amounts are in euros. */
export type Shop = {
  share: number;
  /** The average number of days between two purchases. */
  every: number;
  /** The only weekday of the purchases; 0 is Sunday. */
  weekday?: number;
  amount: number;
  noise: number;
  /** If set, the amount is always one of these prices. */
  prices?: readonly number[];
  category: string;
  hand: Text;
  bank: Text;
  type?: 'income';
};

const FOOD = { category: 'food', noise: 0.4 } as const;

export const SHOPS: readonly Shop[] = [
  {
    ...FOOD,
    share: 0.8,
    every: 4,
    amount: 46,
    hand: byHand('Mercadona', 'Compra', 'super'),
    bank: written(`COMPRA TARJ. {4}${HIDDEN_DIGITS}{4} MERCADONA {city}`),
  },
  {
    ...FOOD,
    share: 0.5,
    every: 7,
    weekday: 6,
    amount: 88,
    noise: 0.22,
    hand: plain('Groceries'),
    bank: written('TESCO STORES {4} {city}'),
  },
  {
    ...FOOD,
    share: 0.5,
    every: 2,
    amount: 2,
    noise: 0,
    prices: [1.6, 1.6, 3.2],
    hand: byHand('Café'),
    bank: written('CAFETERIA SOL {city} {date}'),
  },
  {
    ...FOOD,
    share: 0.4,
    every: 9,
    amount: 24,
    hand: plain('Takeaway'),
    bank: written('UBER *EATS HELP.UBER.COM {code}'),
  },
  {
    ...FOOD,
    share: 0.4,
    every: 7,
    weekday: 5,
    amount: 18,
    noise: 0.3,
    hand: plain('Pizza'),
    bank: written('TELEPIZZA {city}'),
  },
  {
    ...FOOD,
    share: 0.5,
    every: 21,
    amount: 52,
    hand: byHand('Cena'),
    bank: written('RTE CASA PEPE {date} {city}'),
  },
  {
    share: 0.6,
    every: 11,
    amount: 55,
    noise: 0.15,
    category: 'transportation',
    hand: byHand('Gasolina'),
    bank: written('REPSOL E.S. {4} {city}'),
  },
  {
    share: 0.4,
    every: 6,
    amount: 9,
    noise: 0.4,
    category: 'transportation',
    hand: plain('Taxi'),
    bank: written('UBER *TRIP {code}'),
  },
  {
    share: 0.5,
    every: 13,
    amount: 60,
    noise: 0,
    prices: [50, 100, 50, 20],
    category: 'other',
    hand: plain('Cash'),
    bank: written('CAJERO {date} OF.{4}'),
  },
  {
    share: 0.6,
    every: 12,
    amount: 31,
    noise: 0.8,
    category: 'shopping',
    hand: plain('Amazon'),
    bank: written('AMZN Mktp ES*{code}'),
  },
  {
    share: 0.4,
    every: 40,
    amount: 24,
    noise: 0.05,
    category: 'personal',
    hand: byHand('Peluquería'),
    bank: written('PELUQUERIA MARTA {date}'),
  },
  {
    share: 0.4,
    every: 26,
    amount: 14,
    noise: 0.5,
    category: 'health',
    hand: byHand('Farmacia'),
    bank: written('FARMACIA LDO. {city} {5}'),
  },
  {
    share: 0.3,
    every: 17,
    amount: 20,
    noise: 0,
    prices: [10, 20, 15, 30],
    category: 'other',
    hand: plain('Bizum'),
    bank: written('BIZUM ENVIADO PABLO'),
  },
  {
    share: 0.3,
    every: 19,
    amount: 15,
    noise: 0,
    prices: [10, 20, 25],
    type: 'income',
    category: 'otherIncome',
    hand: plain('Bizum'),
    bank: written('BIZUM RECIBIDO DE PABLO'),
  },
  {
    share: 0.25,
    every: 50,
    amount: 35,
    noise: 0.6,
    type: 'income',
    category: 'otherIncome',
    hand: plain('Refund'),
    bank: written('AMAZON REEMBOLSO {code}'),
  },
  {
    share: 0.3,
    every: 30,
    amount: 8.5,
    noise: 0,
    prices: [8.5, 8.5, 12],
    category: 'leisure',
    hand: plain('Cinema'),
    bank: written('CINESA {city} {5}'),
  },
  {
    share: 0.3,
    every: 75,
    amount: 180,
    noise: 0.6,
    category: 'leisure',
    hand: byHand('Vuelo'),
    bank: written('RYANAIR {code} DUBLIN'),
  },
  {
    share: 0.3,
    every: 25,
    amount: 900,
    noise: 0.5,
    type: 'income',
    category: 'otherIncome',
    hand: plain('Invoice'),
    bank: written('TRANSFERENCIA ESTUDIO NORTE FRA {year}-{2}'),
  },
  {
    share: 0.2,
    every: 90,
    amount: 60,
    noise: 0.3,
    category: 'personal',
    hand: plain('Gift'),
    bank: written('PAYPAL *ETSY {code}'),
  },
  {
    share: 0.3,
    every: 5,
    amount: 3,
    noise: 0,
    prices: [2.4, 4.8, 1.2],
    category: 'transportation',
    hand: plain('Parking'),
    bank: written('EASYPARK {code}'),
  },
];

const SELDOM_NAMES =
  'IKEA,Decathlon,Zara,Leroy Merlin,Fnac,Dentista,Óptica,Taller Norte,El Corte Inglés,Booking.com,Renfe,Cabify,Teatro Real,Bar Manolo,La Tagliatella,H&M,Mango,Nike,MediaMarkt,Veterinario,Floristería,Librería,Correos,Ticketmaster'.split(
    ',',
  );

/** Shops where somebody goes two or three times a year. */
const seldom = (name: string, at: number): Shop => ({
  share: 0.45,
  every: 70 + 15 * at,
  amount: 20 + 7 * at,
  noise: 0.1 + (at % 4) * 0.12,
  category: 'shopping',
  hand: plain(name),
  bank: written(`${name.toUpperCase()} {4} {city}`),
});

export const SELDOM: readonly Shop[] = SELDOM_NAMES.map(seldom);
