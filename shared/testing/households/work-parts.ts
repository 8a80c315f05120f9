import { addDays, countDays } from '#shared/calendar.ts';
import { steppedPrice, variedAmount, yearlyPrice, type AmountOn } from './amounts.ts';
import { addStream, type StreamOptions, type HouseholdDraft } from './add-stream.ts';
import type { Cadence } from '#shared/cadences.ts';
import type { Payee } from './types.ts';

type Pay = {
  cadence: Cadence;
  euros: number;
  days?: readonly number[];
  shift?: StreamOptions['shift'];
  /** The noise of the pay as a share of it; 0 for a salary. */
  noise?: number;
  /** Whether there are extra pays in June and December. */
  extras?: boolean;
};

/** Adds a salary or wages, raised each year. In some households the employer changes. */
export function addWork(draft: HouseholdDraft, pay: Pay): void {
  const { chance, country, firstDay, today } = draft;
  const [employer, nextEmployer] = chance.some(country.employers, 2);
  if (employer === undefined || nextEmployer === undefined) return;
  const span = countDays({ from: firstDay, to: today });
  if (!chance.is(0.25) || span < 200) {
    addPay(draft, employer, pay, { starts: 0, ends: 0 });
    return;
  }
  const lastWorkday = addDays(firstDay, chance.whole(90, span - 90));
  addPay(draft, employer, pay, { starts: 0, until: lastWorkday });
  const newPay = { ...pay, euros: pay.euros * chance.between(0.9, 1.45) };
  addPay(draft, nextEmployer, newPay, { from: addDays(lastWorkday, chance.whole(8, 60)), ends: 0 });
}

function addPay(
  draft: HouseholdDraft,
  payee: Payee,
  pay: Pay,
  options: Pick<StreamOptions, 'starts' | 'ends' | 'from' | 'until'>,
): void {
  const { chance } = draft;
  const salary = yearlyPrice(draft, { euros: pay.euros, rise: chance.between(0, 0.05) });
  const isFixed = (pay.noise ?? 0) === 0;
  const amountOn: AmountOn = isFixed
    ? salary
    : variedAmount(draft, { euros: pay.euros, noise: pay.noise ?? 0 });
  const shared = {
    payee,
    type: 'income',
    wording: 'payroll',
    category: 'salary',
    isFixed,
    amountOn,
    ...options,
  } as const;
  addStream(draft, {
    ...shared,
    cadence: pay.cadence,
    days: pay.days ?? [28],
    shift: pay.shift ?? 'before',
  });
  if (pay.extras !== true) return;
  // The extra pays of June and December have a name of their own, or the same name as the pay.
  const hasOwnName = chance.is(0.5);
  addStream(draft, {
    ...shared,
    payee: hasOwnName ? ['Paga extra', `PAGA EXTRA ${payee[1]}`] : payee,
    from: `${(options.from ?? draft.firstDay).slice(0, 4)}-06-01`,
    cadence: 'semiannual',
    days: [chance.pick([15, 20, 22])],
    shift: 'before',
    isOptional: !hasOwnName,
  });
}

export function addPension(draft: HouseholdDraft, euros: number): void {
  const { chance, country } = draft;
  const [first, second] = country.pensions;
  if (first === undefined) return;
  const amountOn = yearlyPrice(draft, { euros, rise: 0.03 });
  const shared = {
    type: 'income',
    wording: 'payroll',
    category: 'other income',
    isFixed: true,
    starts: 0,
    ends: 0,
  } as const;
  if (country.language === 'es') {
    addPay(
      draft,
      first,
      { cadence: 'monthly', euros, days: [25], shift: 'before', extras: country.unitMinor === 100 },
      shared,
    );
  } else if (country.unitMinor < 100) {
    addStream(draft, { ...shared, payee: first, cadence: 'fourWeekly', amountOn });
  } else {
    addStream(draft, {
      ...shared,
      payee: first,
      cadence: 'monthly',
      nthWeekday: { nth: chance.whole(2, 4), weekday: 3 },
      amountOn,
    });
  }
  if (second === undefined) return;
  addStream(draft, {
    ...shared,
    payee: second,
    cadence: 'monthly',
    days: [chance.pick([1, 25, 31])],
    shift: 'before',
    amountOn: yearlyPrice(draft, { euros: euros * 0.4, rise: 0.02 }),
  });
}

export function addBenefit(
  draft: HouseholdDraft,
  { euros, cadence }: { euros: number; cadence: Cadence },
): void {
  addStream(draft, {
    payee: draft.chance.pick(draft.country.benefits),
    type: 'income',
    wording: 'payroll',
    category: 'other income',
    cadence,
    shift: 'before',
    amountOn: yearlyPrice(draft, { euros, rise: 0.02 }),
    isFixed: true,
    ends: 0.3,
  });
}

/** Adds a client who pays the same every month, and quarterly taxes. Other invoices are in `spending.ts`. */
export function addFreelance(draft: HouseholdDraft): void {
  const { chance, country } = draft;
  if (chance.is(0.7)) {
    addStream(draft, {
      payee: chance.pick(country.clients),
      type: 'income',
      wording: 'payroll',
      category: 'freelance',
      cadence: 'monthly',
      days: [chance.pick([1, 5, 10, 30])],
      spread: chance.pick([1, 3]),
      amountOn: steppedPrice(draft, { euros: chance.pick([450, 800, 1_200]), monthsHeld: [12, 30] }),
      isFixed: true,
    });
  }
  const tax = country.taxes.at(-1);
  if (tax === undefined) return;
  addStream(draft, {
    payee: tax,
    cadence: 'quarterly',
    days: [20],
    spread: 3,
    amountOn: variedAmount(draft, { euros: 700, noise: 0.3 }),
    isFixed: false,
    category: 'other',
    starts: 0,
  });
}
