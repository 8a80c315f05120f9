import { colombia } from './countries/colombia.ts';
import { mexico } from './countries/mexico.ts';
import { spain } from './countries/spain.ts';
import { unitedKingdom } from './countries/united-kingdom.ts';
import { unitedStates } from './countries/united-states.ts';
import type { HouseholdDraft } from './add-stream.ts';
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

export type Kind = { country: Country; tastes: Tastes; add: (draft: HouseholdDraft) => void };

const salariedSpain = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addWork(draft, {
    cadence: 'monthly',
    euros: 1_850,
    days: [chance.pick([25, 27, 28, 30, 31])],
    extras: chance.is(0.6),
  });
  addHome(draft, { euros: 820 });
  addSubscriptions(draft, chance.whole(1, 4));
  addInsurances(draft, chance.whole(0, 2));
  addTaxes(draft, chance.whole(0, 2));
  addMemberships(draft);
  addYearlyIncome(draft);
};

const salariedUs = (draft: HouseholdDraft) => {
  const { chance } = draft;
  const days = chance.pick([
    [15, 31],
    [1, 15],
  ]);
  addWork(
    draft,
    chance.is(0.5)
      ? { cadence: 'biweekly', euros: 1_500, shift: 'none' }
      : { cadence: 'semimonthly', euros: 1_650, days },
  );
  addHome(draft, { euros: 1_200, owns: chance.is(0.3) });
  addSubscriptions(draft, chance.whole(2, 6));
  addInsurances(draft, chance.whole(1, 3));
  addTaxes(draft, chance.whole(0, 2));
  addMemberships(draft);
  addYearlyIncome(draft);
};

const salariedUk = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addWork(draft, {
    cadence: chance.is(0.8) ? 'monthly' : 'fourWeekly',
    euros: 2_300,
    days: [chance.pick([15, 25, 28, 31])],
  });
  addHome(draft, { euros: 900, owns: chance.is(0.4) });
  addSubscriptions(draft, chance.whole(1, 5));
  addInsurances(draft, chance.whole(0, 3));
  addTaxes(draft, chance.whole(0, 2));
  addMemberships(draft);
};

const familySpain = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addWork(draft, { cadence: 'monthly', euros: 2_100, days: [28], extras: true });
  addWork(draft, {
    cadence: 'monthly',
    euros: 1_450,
    days: [chance.pick([1, 5, 31])],
    shift: chance.pick(['before', 'after']),
  });
  addHome(draft, { euros: 690, owns: true });
  addChildren(draft);
  addSubscriptions(draft, chance.whole(2, 5));
  addInsurances(draft, chance.whole(2, 4));
  addTaxes(draft, chance.whole(1, 3));
  addMemberships(draft, { lessons: 0.6 });
  addYearlyIncome(draft);
};

const familyUs = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addWork(draft, { cadence: 'semimonthly', euros: 2_400, days: [15, 31] });
  addWork(draft, { cadence: 'biweekly', euros: 1_400, shift: 'none', noise: chance.pick([0, 0.04]) });
  addHome(draft, { euros: 1_750, owns: true });
  addChildren(draft);
  addSubscriptions(draft, chance.whole(3, 7));
  addInsurances(draft, chance.whole(2, 4));
  addTaxes(draft, chance.whole(1, 3));
  addMemberships(draft, { lessons: 0.5, loan: 0.7 });
  addYearlyIncome(draft);
};

const freelancer = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addFreelance(draft);
  addHome(draft, { euros: 760 });
  addSubscriptions(draft, chance.whole(2, 5));
  addInsurances(draft, chance.whole(0, 2));
  addMemberships(draft);
};

const student = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addBenefit(draft, { euros: chance.pick([300, 520]), cadence: chance.pick(['monthly', 'quarterly']) });
  addWork(draft, { cadence: 'monthly', euros: 480, days: [chance.pick([5, 28])], noise: 0.22 });
  addHome(draft, { euros: 340 });
  addSubscriptions(draft, chance.whole(1, 3));
  addMemberships(draft, { lessons: 0, loan: 0.05 });
};

const retired = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addPension(draft, 1_150);
  addHome(draft, { euros: 450, owns: chance.is(0.6) });
  addInsurances(draft, chance.whole(1, 3));
  addTaxes(draft, chance.whole(1, 3));
  addSubscriptions(draft, chance.whole(0, 2));
  addMemberships(draft, { gym: 0.2, lessons: 0.3, loan: 0.05 });
};

const hourly = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addWork(draft, {
    cadence: chance.pick(['weekly', 'weekly', 'biweekly']),
    euros: 480,
    shift: 'none',
    noise: chance.between(0.06, 0.2),
  });
  addHome(draft, { euros: 640 });
  if (chance.is(0.4)) addBenefit(draft, { euros: 90, cadence: 'fourWeekly' });
  addSubscriptions(draft, chance.whole(1, 3));
  addInsurances(draft, chance.whole(0, 2));
  addMemberships(draft);
};

const fortnightly = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addWork(draft, { cadence: 'semimonthly', euros: 780, days: [15, 31] });
  addHome(draft, { euros: 420 });
  addSubscriptions(draft, chance.whole(1, 4));
  addInsurances(draft, chance.whole(0, 2));
  addTaxes(draft, chance.whole(1, 3));
  addMemberships(draft, { lessons: 0.4 });
};

const colombian = (draft: HouseholdDraft) => {
  const { chance } = draft;
  addWork(draft, {
    cadence: chance.is(0.5) ? 'monthly' : 'semimonthly',
    euros: 900,
    days: chance.is(0.5) ? [15, 31] : [30],
  });
  addHome(draft, { euros: 380 });
  addSubscriptions(draft, chance.whole(1, 4));
  addInsurances(draft, chance.whole(0, 3));
  addTaxes(draft, chance.whole(0, 2));
  addMemberships(draft);
};

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
