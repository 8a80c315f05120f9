import { either, type Choice } from './choice.ts';
import { LAST_WORKDAY } from './repeats.ts';
import { byHand, plain, written } from './texts.ts';

const RENT = { cadence: 'monthly', category: 'utilities', amount: 820 } as const;
const SALARY = { type: 'income', cadence: 'monthly', category: 'salary', amount: 1_950 } as const;

/** Incomes that repeat. */
export const INCOMES: readonly Choice[] = [
  either(
    0.5,
    { ...SALARY, when: { day: LAST_WORKDAY }, steps: { by: 0.03, each: 12 } },
    byHand('Nómina', 'nomina', 'Sueldo'),
    written('NOMINA {month} {year} SERVICIOS ORTEGA SL'),
  ),
  {
    share: 0.35,
    repeats: (writing) => {
      const text =
        writing === 'hand' ? plain('Salary') : written('TRANSFERENCIA DE TALLERES RUIZ SA REF {10}');
      const pay = { ...SALARY, text, noise: 0.05, when: { day: 28, shift: 'before' } } as const;
      return [pay, { ...pay, cadence: 'semiannual', noise: 0, when: { day: 20 }, isOptional: true }];
    },
  },
  either(
    0.3,
    { ...SALARY, cadence: 'biweekly', amount: 1_240, when: { day: 1 }, noise: 0.03 },
    byHand('Paycheck', 'Pay'),
    written('NORTHWIND TRADERS DES:PAYROLL ID:{9} INDN:J DOE CO ID:{10} PPD'),
  ),
  either(
    0.15,
    { ...SALARY, cadence: 'semimonthly', amount: 1_300, when: { day: 15, second: 31, shift: 'before' } },
    plain('Quincena'),
    written('PAGO NOMINA QUINCENA {date} GRUPO ALVA'),
  ),
  either(
    0.2,
    { ...SALARY, cadence: 'fourWeekly', amount: 101.6, when: { day: 1 }, steps: { by: 0.06, each: 13 } },
    plain('Child benefit'),
    written('HMRC CHILD BENEFIT CHB{8}'),
  ),
  either(
    0.2,
    { ...SALARY, cadence: 'quarterly', amount: 84, noise: 0.12, when: { day: 17, jitter: 2 } },
    byHand('Dividend'),
    written('ABONO DIVIDENDO INDITEX {date} {6}'),
  ),
  {
    share: 0.15,
    repeats: (writing) =>
      ['Ana', 'Luis'].map((name, at) => ({
        ...RENT,
        type: 'income',
        category: 'otherIncome',
        amount: 310 + 40 * at,
        when: { day: 2 + at, jitter: 1 },
        text: writing === 'hand' ? plain('Room rent') : written(`BIZUM DE ${name.toUpperCase()} GARCIA`),
      })),
  },
];

/** The home and its bills. */
export const HOME: readonly Choice[] = [
  either(
    0.8,
    { ...RENT, when: { day: 1, shift: 'after' }, steps: { by: 0.03, each: 12 } },
    byHand('Alquiler', 'alquiler piso'),
    written('TRANSF. EMITIDA A MARIA LOPEZ CONCEPTO ALQUILER {mon} {yy}'),
  ),
  {
    share: 0.15,
    repeats: () => [5, 6].map((day) => ({ ...RENT, amount: 400, when: { day }, text: plain('Rent, half') })),
  },
  either(
    0.7,
    { ...RENT, amount: 68, noise: 0.09, season: 0.3, when: { day: 12, jitter: 2 } },
    byHand('Luz', 'Luz Endesa'),
    written('RECIBO ENDESA ENERGIA XXI S.L. Nº RECIBO {4} {3} {7} BBDDSVC REF. MANDATO {12}'),
  ),
  either(
    0.45,
    { ...RENT, cadence: 'bimonthly', amount: 41, noise: 0.14, when: { day: 20, jitter: 3 } },
    byHand('Agua', 'agua'),
    written('ADEUDO CANAL DE ISABEL II FRA {4}-{code}'),
  ),
  either(
    0.4,
    { ...RENT, amount: 74, noise: 0.16, season: 0.5, when: { day: 8, jitter: 1 } },
    plain('Gas & electricity'),
    written('CITY GAS CO BILLPAY {day} CONF# {code}'),
  ),
  either(
    0.7,
    { ...RENT, amount: 38.9, steps: { by: 0.05, each: 14 }, when: { day: 24, shift: 'after' } },
    byHand('Fibra y móvil', 'Internet'),
    written('RCBO.DIGI SPAIN TELECOM FACTURA DG{9}'),
  ),
  either(
    0.2,
    {
      ...RENT,
      cadence: 'quarterly',
      amount: 92,
      when: { day: 10, shift: 'after' },
      steps: { by: 0.04, each: 4 },
    },
    plain('Comunidad'),
    written('RECIBO CDAD PROP C/ MAYOR {1} TRIMESTRE {1}'),
  ),
  either(
    0.4,
    { ...RENT, cadence: 'annual', amount: 320, noise: 0.04, when: { day: 15, jitter: 3 } },
    byHand('Seguro de hogar'),
    written('MAPFRE ESPAÑA POLIZA {11} {year}'),
  ),
  either(
    0.35,
    { ...RENT, cadence: 'semiannual', amount: 214, noise: 0.03, when: { day: 5, jitter: 4 } },
    plain('Council tax'),
    written('TRIBUTOS AYTO BILBAO IBI {year} {code}'),
  ),
  either(
    0.3,
    { ...RENT, amount: 286.44, when: { day: 3, shift: 'after' }, ends: 0.8 },
    plain('Car loan'),
    written('PRESTAMO {10} CUOTA {count}/48'),
  ),
];
