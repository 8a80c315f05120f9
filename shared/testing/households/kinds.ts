import { colombia } from './countries/colombia.ts';
import { mexico } from './countries/mexico.ts';
import { spain } from './countries/spain.ts';
import { unitedKingdom } from './countries/united-kingdom.ts';
import { unitedStates } from './countries/united-states.ts';
import type { Making } from './add-stream.ts';
import { addHome } from './home-parts.ts';
import {
  addChildren,
  addInsurances,
  addMemberships,
  addSubscriptions,
  addTaxes,
  addYearlyIncome,
} from './life-parts.ts';
import type { Tastes } from './spending.ts';
import type { Country } from './types.ts';
import { addBenefit, addFreelance, addPension, addWork } from './work-parts.ts';

export type Kind = { country: Country; tastes: Tastes; add: (making: Making) => void };

const salariedSpain = (making: Making) => {
  const { chance } = making;
  addWork(making, {
    cadence: 'monthly',
    euros: 1_850,
    days: [chance.pick([25, 27, 28, 30, 31])],
    extras: chance.is(0.6),
  });
  addHome(making, { euros: 820 });
  addSubscriptions(making, chance.whole(1, 4));
  addInsurances(making, chance.whole(0, 2));
  addTaxes(making, chance.whole(0, 2));
  addMemberships(making);
  addYearlyIncome(making);
};

const salariedUs = (making: Making) => {
  const { chance } = making;
  const days = chance.pick([
    [15, 31],
    [1, 15],
  ]);
  addWork(
    making,
    chance.is(0.5)
      ? { cadence: 'biweekly', euros: 1_500, shift: 'none' }
      : { cadence: 'semimonthly', euros: 1_650, days },
  );
  addHome(making, { euros: 1_200, owns: chance.is(0.3) });
  addSubscriptions(making, chance.whole(2, 6));
  addInsurances(making, chance.whole(1, 3));
  addTaxes(making, chance.whole(0, 2));
  addMemberships(making);
  addYearlyIncome(making);
};

const salariedUk = (making: Making) => {
  const { chance } = making;
  addWork(making, {
    cadence: chance.is(0.8) ? 'monthly' : 'fourWeekly',
    euros: 2_300,
    days: [chance.pick([15, 25, 28, 31])],
  });
  addHome(making, { euros: 900, owns: chance.is(0.4) });
  addSubscriptions(making, chance.whole(1, 5));
  addInsurances(making, chance.whole(0, 3));
  addTaxes(making, chance.whole(0, 2));
  addMemberships(making);
};

const familySpain = (making: Making) => {
  const { chance } = making;
  addWork(making, { cadence: 'monthly', euros: 2_100, days: [28], extras: true });
  addWork(making, {
    cadence: 'monthly',
    euros: 1_450,
    days: [chance.pick([1, 5, 31])],
    shift: chance.pick(['before', 'after']),
  });
  addHome(making, { euros: 690, owns: true });
  addChildren(making);
  addSubscriptions(making, chance.whole(2, 5));
  addInsurances(making, chance.whole(2, 4));
  addTaxes(making, chance.whole(1, 3));
  addMemberships(making, { lessons: 0.6 });
  addYearlyIncome(making);
};

const familyUs = (making: Making) => {
  const { chance } = making;
  addWork(making, { cadence: 'semimonthly', euros: 2_400, days: [15, 31] });
  addWork(making, { cadence: 'biweekly', euros: 1_400, shift: 'none', noise: chance.pick([0, 0.04]) });
  addHome(making, { euros: 1_750, owns: true });
  addChildren(making);
  addSubscriptions(making, chance.whole(3, 7));
  addInsurances(making, chance.whole(2, 4));
  addTaxes(making, chance.whole(1, 3));
  addMemberships(making, { lessons: 0.5, loan: 0.7 });
  addYearlyIncome(making);
};

const freelancer = (making: Making) => {
  const { chance } = making;
  addFreelance(making);
  addHome(making, { euros: 760 });
  addSubscriptions(making, chance.whole(2, 5));
  addInsurances(making, chance.whole(0, 2));
  addMemberships(making);
};

const student = (making: Making) => {
  const { chance } = making;
  addBenefit(making, { euros: chance.pick([300, 520]), cadence: chance.pick(['monthly', 'quarterly']) });
  addWork(making, { cadence: 'monthly', euros: 480, days: [chance.pick([5, 28])], noise: 0.22 });
  addHome(making, { euros: 340 });
  addSubscriptions(making, chance.whole(1, 3));
  addMemberships(making, { lessons: 0, loan: 0.05 });
};

const retired = (making: Making) => {
  const { chance } = making;
  addPension(making, 1_150);
  addHome(making, { euros: 450, owns: chance.is(0.6) });
  addInsurances(making, chance.whole(1, 3));
  addTaxes(making, chance.whole(1, 3));
  addSubscriptions(making, chance.whole(0, 2));
  addMemberships(making, { gym: 0.2, lessons: 0.3, loan: 0.05 });
};

const hourly = (making: Making) => {
  const { chance } = making;
  addWork(making, {
    cadence: chance.pick(['weekly', 'weekly', 'biweekly']),
    euros: 480,
    shift: 'none',
    noise: chance.between(0.06, 0.2),
  });
  addHome(making, { euros: 640 });
  if (chance.is(0.4)) addBenefit(making, { euros: 90, cadence: 'fourWeekly' });
  addSubscriptions(making, chance.whole(1, 3));
  addInsurances(making, chance.whole(0, 2));
  addMemberships(making);
};

const fortnightly = (making: Making) => {
  const { chance } = making;
  addWork(making, { cadence: 'semimonthly', euros: 780, days: [15, 31] });
  addHome(making, { euros: 420 });
  addSubscriptions(making, chance.whole(1, 4));
  addInsurances(making, chance.whole(0, 2));
  addTaxes(making, chance.whole(1, 3));
  addMemberships(making, { lessons: 0.4 });
};

const colombian = (making: Making) => {
  const { chance } = making;
  addWork(making, {
    cadence: chance.is(0.5) ? 'monthly' : 'semimonthly',
    euros: 900,
    days: chance.is(0.5) ? [15, 31] : [30],
  });
  addHome(making, { euros: 380 });
  addSubscriptions(making, chance.whole(1, 4));
  addInsurances(making, chance.whole(0, 3));
  addTaxes(making, chance.whole(0, 2));
  addMemberships(making);
};

/** The kinds of household. */
export const KINDS: Readonly<Record<string, Kind>> = {
  'salaried, Spain': { country: spain, tastes: {}, add: salariedSpain },
  'salaried, United States': { country: unitedStates, tastes: {}, add: salariedUs },
  'salaried, United Kingdom': { country: unitedKingdom, tastes: { drives: false }, add: salariedUk },
  'family, Spain': { country: spain, tastes: { thrift: 1.6 }, add: familySpain },
  'family, United States': { country: unitedStates, tastes: { thrift: 1.7 }, add: familyUs },
  'freelancer, Spain': { country: spain, tastes: { invoices: 4 }, add: freelancer },
  'freelancer, United States': { country: unitedStates, tastes: { invoices: 4 }, add: freelancer },
  'student, United Kingdom': { country: unitedKingdom, tastes: { thrift: 0.5, drives: false }, add: student },
  'retired, Spain': { country: spain, tastes: { thrift: 0.8 }, add: retired },
  'retired, United States': { country: unitedStates, tastes: { thrift: 0.8 }, add: retired },
  'retired, United Kingdom': { country: unitedKingdom, tastes: { thrift: 0.8 }, add: retired },
  'hourly, United States': { country: unitedStates, tastes: { thrift: 0.8 }, add: hourly },
  'hourly, United Kingdom': { country: unitedKingdom, tastes: { thrift: 0.8 }, add: hourly },
  'salaried, Mexico': { country: mexico, tastes: {}, add: fortnightly },
  'salaried, Colombia': { country: colombia, tastes: {}, add: colombian },
};
