import { steppedPrice, variedAmount, yearlyPrice } from './amounts.ts';
import { addStream, type HouseholdDraft } from './add-stream.ts';
import type { Cadence } from '#shared/cadences.ts';

/** Adds subscriptions, some of them yearly, and sometimes one that a shop charges among its purchases. */
export function addSubscriptions(draft: HouseholdDraft, count: number): void {
  const { chance, country } = draft;
  for (const payee of chance.some(country.subscriptions, count)) {
    const isYearly = chance.is(0.14);
    addStream(draft, {
      payee,
      wording: 'card',
      cadence: isYearly ? 'annual' : 'monthly',
      amountOn: isYearly
        ? steppedPrice(draft, {
            euros: chance.pick([19.99, 36, 49.9, 99]),
            monthsHeld: [14, 40],
            rise: [0.03, 0.2],
          })
        : steppedPrice(draft, {
            euros: chance.pick([2.99, 5.99, 7.99, 9.99, 11.99, 13.99, 17.99]),
            monthsHeld: [9, 26],
            rise: [0.05, 0.25],
          }),
      isFixed: true,
      category: 'entertainment',
      starts: 0.35,
      ends: 0.2,
      spread: chance.pick([0, 0, 0, 1]),
    });
  }
  const [shop] = chance.some(country.shops, 1);
  if (shop !== undefined && chance.is(0.4)) {
    addStream(draft, {
      payee: shop,
      wording: 'card',
      cadence: 'monthly',
      amountOn: steppedPrice(draft, { euros: chance.pick([3.99, 4.99, 8.99]), monthsHeld: [14, 30] }),
      isFixed: true,
      category: 'other',
      starts: 0.3,
    });
  }
}

export function addInsurances(draft: HouseholdDraft, count: number): void {
  const { chance, country } = draft;
  for (const payee of chance.some(country.insurances, count)) {
    const cadence = chance.pick<Cadence>(['annual', 'annual', 'monthly', 'semiannual', 'quarterly']);
    const share = { annual: 1, semiannual: 0.5, quarterly: 0.25, monthly: 0.085 }[cadence as string] ?? 1;
    addStream(draft, {
      payee,
      cadence,
      shift: chance.is(0.3) ? 'after' : 'none',
      spread: chance.pick([0, 0, 2]),
      amountOn: yearlyPrice(draft, {
        euros: chance.between(180, 620) * share,
        rise: chance.between(0, 0.09),
      }),
      isFixed: true,
      category: 'other',
    });
  }
}

export function addTaxes(draft: HouseholdDraft, count: number): void {
  const { chance, country } = draft;
  for (const payee of chance.some(country.taxes, count)) {
    const cadence = chance.pick<Cadence>(['annual', 'annual', 'semiannual', 'quarterly']);
    const isFixed = chance.is(0.7);
    const euros = chance.between(60, 420);
    addStream(draft, {
      payee,
      cadence,
      spread: chance.pick([0, 2, 6]),
      amountOn: isFixed
        ? yearlyPrice(draft, { euros, rise: chance.between(0, 0.05) })
        : variedAmount(draft, { euros, noise: 0.1 }),
      isFixed,
      category: 'other',
    });
  }
}

export function addMemberships(draft: HouseholdDraft, { gym = 0.5, lessons = 0.25, loan = 0.3 } = {}): void {
  const { chance, country } = draft;
  const fixed = (euros: number) => steppedPrice(draft, { euros, monthsHeld: [12, 36], rise: [0.02, 0.15] });
  const isFixed = true;
  if (chance.is(gym)) {
    addStream(draft, {
      payee: chance.pick(country.gyms),
      cadence: chance.is(0.15) ? 'fourWeekly' : 'monthly',
      days: [chance.pick([1, 1, 2, 5, 15, 20])],
      amountOn: fixed(chance.pick([19.99, 29.9, 39, 55])),
      isFixed,
      category: 'health',
      starts: 0.3,
      ends: 0.4,
    });
  }
  if (chance.is(lessons)) {
    addStream(draft, {
      payee: chance.pick(country.lessons),
      wording: 'transfer',
      cadence: chance.pick<Cadence>(['weekly', 'weekly', 'biweekly', 'monthly']),
      amountOn: fixed(chance.pick([18, 25, 40])),
      isFixed,
      category: 'other',
      pausedMonths: chance.is(0.5) ? [8] : [],
      starts: 0.3,
      ends: 0.3,
    });
  }
  if (chance.is(loan)) {
    const euros = chance.between(80, 320);
    addStream(draft, {
      payee: chance.pick(country.loans),
      cadence: 'monthly',
      days: [chance.pick([1, 5, 15, 28])],
      shift: 'after',
      amountOn: yearlyPrice(draft, { euros, rise: 0 }),
      isFixed,
      category: 'other',
      ends: 0.35,
    });
  }
  if (chance.is(0.3)) {
    addStream(draft, {
      payee: chance.pick(country.donations),
      cadence: chance.pick<Cadence>(['monthly', 'monthly', 'quarterly', 'annual']),
      amountOn: yearlyPrice(draft, { euros: chance.pick([10, 15, 20]), rise: 0 }),
      isFixed,
      category: 'other',
    });
  }
  for (const payee of chance.some(country.fees, chance.whole(0, 2))) {
    addStream(draft, {
      payee,
      cadence: chance.pick<Cadence>(['monthly', 'monthly', 'quarterly']),
      amountOn: fixed(chance.pick([6, 35, 60, 110])),
      isFixed,
      category: 'other',
      pausedMonths: chance.is(0.1) ? [2, 3] : [],
    });
  }
  if (chance.is(0.3)) {
    addStream(draft, {
      payee: chance.pick(country.transit),
      wording: 'card',
      cadence: 'monthly',
      spread: chance.pick([0, 3]),
      amountOn: fixed(chance.pick([21.8, 40, 54.6])),
      isFixed,
      category: 'transport',
    });
  }
}

export function addChildren(draft: HouseholdDraft): void {
  const { chance, country } = draft;
  for (const payee of chance.some(country.schools, chance.whole(1, 2))) {
    const isFixed = chance.is(0.7);
    const euros = chance.between(90, 380);
    addStream(draft, {
      payee,
      cadence: 'monthly',
      days: [chance.pick([1, 1, 5, 10])],
      shift: chance.is(0.5) ? 'after' : 'none',
      amountOn: isFixed
        ? yearlyPrice(draft, { euros, rise: 0.03 })
        : variedAmount(draft, { euros, noise: 0.1 }),
      isFixed,
      category: 'other',
      pausedMonths: chance.is(0.5) ? [7, 8] : [],
    });
  }
}

/** Adds an irregular income about once a year, which need not be recognised. */
export function addYearlyIncome(draft: HouseholdDraft): void {
  const { chance, country } = draft;
  if (!chance.is(0.5)) return;
  addStream(draft, {
    payee:
      country.language === 'es'
        ? ['Devolución renta', 'AEAT DEVOLUCION']
        : ['Tax refund', 'TAX REFUND TREAS'],
    type: 'income',
    cadence: 'annual',
    spread: 30,
    amountOn: variedAmount(draft, { euros: 420, noise: 0.4 }),
    isFixed: false,
    isOptional: true,
    category: 'other income',
  });
}
