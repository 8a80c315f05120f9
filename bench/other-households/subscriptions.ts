import { either, type Choice } from './choice.ts';
import { byHand, plain, renamed, written } from './texts.ts';

const SUB = { cadence: 'monthly', category: 'leisure', missing: 0 } as const;

/** Subscriptions and memberships. */
export const SUBSCRIPTIONS: readonly Choice[] = [
  either(
    0.6,
    { ...SUB, amount: 10.99, when: { day: 19 }, steps: { by: 0.18, each: 16 } },
    byHand('Netflix'),
    written('NETFLIX.COM {3}-{3}-{4} CA'),
  ),
  either(
    0.5,
    { ...SUB, amount: 9.99, when: { day: 7 }, pause: 3 },
    byHand('Spotify', 'Spotify Premium'),
    written('Spotify P{code} Stockholm'),
  ),
  {
    share: 0.45,
    repeats: (writing) =>
      [0.99, 6.99].map((amount, at) => ({
        ...SUB,
        amount,
        when: { day: 4 + 16 * at },
        text: writing === 'hand' ? plain('Apple') : written('APPLE.COM/BILL {city}'),
      })),
  },
  {
    share: 0.25,
    repeats: (writing) =>
      [1.99, 1.99].map((amount, at) => ({
        ...SUB,
        amount: amount + 4 * at,
        when: { day: 14 },
        begins: 0.3 * at,
        text: writing === 'hand' ? plain('Google One') : written('GOOGLE *Google One g.co/helppay# {4}'),
      })),
  },
  either(
    0.35,
    { ...SUB, amount: 21.8, noise: 0.018, when: { day: 22 } },
    byHand('ChatGPT'),
    written('OPENAI *CHATGPT SUBSCR USD 20,00 TC 1,0{2}'),
  ),
  {
    share: 0.3,
    repeats: () => [
      {
        ...SUB,
        amount: 8.99,
        when: { day: 11 },
        text: renamed(plain('HBO Max'), plain('Max'), 9),
        steps: { by: 0.11, each: 20 },
      },
    ],
  },
  either(
    0.4,
    { ...SUB, amount: 34.9, when: { day: 2, shift: 'after' }, off: [8], missing: 0.02 },
    byHand('Gimnasio', 'gim'),
    written('CLUB DEPORTIVO VIVAGYM CUOTA {month}'),
  ),
  either(
    0.3,
    { ...SUB, cadence: 'annual', amount: 49.9, when: { day: 9 } },
    plain('Amazon Prime'),
    written('AMZN PRIME ES*{code}'),
  ),
  either(
    0.2,
    { ...SUB, cadence: 'annual', amount: 12.1, noise: 0.05, when: { day: 26 } },
    plain('Domain'),
    written('NAMECHEAP.COM {code}'),
  ),
  either(
    0.3,
    { ...SUB, cadence: 'weekly', amount: 40, when: { day: 1 }, missing: 0.06 },
    byHand('Limpieza'),
    written('BIZUM ENVIADO CARMEN P. LIMPIEZA'),
  ),
  either(
    0.2,
    { ...SUB, cadence: 'biweekly', amount: 55, when: { day: 1 }, missing: 0.03 },
    byHand('Piano lesson', 'Piano'),
    written('Zelle payment to Marta Lind for piano Conf# {code}'),
  ),
  either(
    0.3,
    { ...SUB, amount: 128, noise: 0.02, off: [7, 8], when: { day: 5, jitter: 1 } },
    byHand('Comedor cole'),
    written('CEIP LOPE DE VEGA COMEDOR {month} RBO {6}'),
  ),
  either(
    0.25,
    { ...SUB, cadence: 'fourWeekly', amount: 18, when: { day: 1 }, steps: { by: 0.08, each: 15 } },
    plain('Contact lenses'),
    written('VISION DIRECT SUBS {8}'),
  ),
  either(0.25, { ...SUB, amount: 15, when: { day: 10 } }, plain('Donation'), written('DD UNICEF {9}')),
  either(
    0.3,
    { ...SUB, amount: 54.6, when: { day: 30, jitter: 1.6 } },
    byHand('Abono transporte', 'Metro'),
    written('CRTM ABONO {city} {4}'),
  ),
  either(
    0.2,
    { ...SUB, amount: 640, noise: 0.35, when: { day: 5, shift: 'after' }, isOptional: true },
    plain('Credit card'),
    written('LIQUIDACION TARJETA {4} {month}'),
  ),
];
