import { seasonalAmount, steppedPrice, variedAmount, yearlyPrice } from './amounts.ts';
import { addStream, type HouseholdDraft } from './add-stream.ts';
import type { Cadence } from '#shared/cadences.ts';

/** Adds rent or mortgage, energy, water, internet and telephone. */
export function addHome(
  draft: HouseholdDraft,
  { euros, owns = false }: { euros: number; owns?: boolean },
): void {
  const { chance, country } = draft;
  addStream(draft, {
    payee: chance.pick(owns ? country.mortgage : country.rent),
    wording: owns ? 'debit' : 'transfer',
    cadence: 'monthly',
    days: [chance.pick([1, 1, 1, 2, 3, 5, 28, 30, 31])],
    shift: chance.is(0.4) ? 'after' : 'none',
    amountOn:
      owns && chance.is(0.5)
        ? yearlyPrice(draft, { euros, rise: 0 })
        : yearlyPrice(draft, { euros, rise: chance.between(0.01, 0.06) }),
    isFixed: true,
    category: 'utilities',
    starts: 0,
    ends: 0,
    spread: owns ? 0 : chance.pick([0, 0, 2]),
  });
  addEnergy(draft);
  addTelephones(draft);
}

function addEnergy(draft: HouseholdDraft): void {
  const { chance, country } = draft;
  const bills = [
    { payees: country.electricity, euros: 65, swing: 0.3, peakMonth: chance.pick([1, 7]), share: 1 },
    { payees: country.gas, euros: 48, swing: 0.65, peakMonth: 1, share: 0.55 },
    { payees: country.water, euros: 32, swing: 0.12, peakMonth: 8, share: 0.7 },
  ];
  const cadences: Cadence[] = ['monthly', 'monthly', 'bimonthly', 'quarterly'];
  for (const [at, { payees, euros, swing, peakMonth, share }] of bills.entries()) {
    if (!chance.is(share)) continue;
    const cadence = at === 2 || chance.is(0.3) ? chance.pick(cadences) : 'monthly';
    const months = { bimonthly: 2, quarterly: 3 }[cadence as string] ?? 1;
    const isFlat = chance.is(0.2);
    addStream(draft, {
      payee: chance.pick(payees),
      cadence,
      shift: chance.is(0.4) ? 'after' : 'none',
      spread: chance.pick([0, 1, 3, 5]),
      amountOn: isFlat
        ? steppedPrice(draft, { euros: euros * months, rise: [-0.1, 0.3] })
        : seasonalAmount(draft, {
            euros: euros * months,
            swing,
            peakMonth,
            noise: chance.between(0.05, 0.18),
          }),
      isFixed: isFlat,
      category: 'utilities',
    });
  }
}

function addTelephones(draft: HouseholdDraft): void {
  const { chance, country } = draft;
  if (chance.is(0.85)) {
    addStream(draft, {
      payee: chance.pick(country.internet),
      cadence: 'monthly',
      spread: chance.pick([0, 0, 2]),
      amountOn: steppedPrice(draft, { euros: chance.pick([29.9, 39, 45.5, 60]) }),
      isFixed: true,
      category: 'utilities',
    });
  }
  const varies = chance.is(0.3);
  addStream(draft, {
    payee: chance.pick(country.mobile),
    cadence: 'monthly',
    spread: chance.pick([0, 0, 2]),
    amountOn: varies
      ? variedAmount(draft, { euros: 22, noise: 0.12 })
      : steppedPrice(draft, { euros: chance.pick([9.9, 15, 19.95, 25]) }),
    isFixed: !varies,
    category: 'utilities',
  });
}
