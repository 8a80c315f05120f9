import { useTranslation } from 'react-i18next';
import type { Fact } from '#shared/contract/advisor.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { formulaText } from './formula-text.ts';
import classes from './fact-source.module.css';

type Props = { fact: Fact; facts: readonly Fact[] };

const SCREENS = {
  forecast: paths.insightsForecast,
  recurring: paths.recurring,
  budget: paths.budgets,
  goal: paths.goals,
  account: paths.accounts,
} as const;

/** Explains a figure: its formula, its likely range, and where it comes from. */
export function FactSource({ fact, facts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { formula, band } = fact;
  return (
    <div className={`grid gap-8 text-15 ${classes.source}`}>
      <p className="weight-650">{t('ask.fact.title')}</p>
      {formula !== undefined && <Formula formula={formula} facts={facts} />}
      {band && <p>{t('ask.fact.range', { low: format.amount(band.p10), high: format.amount(band.p90) })}</p>}
      <Origin fact={fact} />
    </div>
  );
}

/** The source of a figure: transactions, a screen, or the question itself. */
function Origin({ fact }: { fact: Fact }) {
  const { t } = useTranslation();
  const { how } = fact;
  return (
    <>
      <FilterLink fact={fact} />
      {isScreen(how) && <Link to={SCREENS[how]}>{t(`ask.fact.${how}`)}</Link>}
      {how === 'asked' && <span>{t('ask.fact.asked')}</span>}
    </>
  );
}

function isScreen(how: Fact['how']): how is keyof typeof SCREENS {
  return how in SCREENS;
}

/** A formula, and the source of each figure in it. */
function Formula({ formula, facts }: { formula: string; facts: readonly Fact[] }) {
  const { t } = useTranslation();
  const factText = useFactText();
  const usedFacts = facts.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(formula));
  const text = formulaText(formula, {
    callText: (name, first, second) => t(`ask.fact.calls.${name}`, { one: first, two: second }),
    factText: (id) => {
      const fact = usedFacts.find((usedFact) => usedFact.id === id);
      return fact ? factText(fact) : id;
    },
  });
  return (
    <>
      <p>{t('ask.fact.formula', { formula: text })}</p>
      <ul className="grid gap-4">
        {usedFacts
          .filter(({ filter, how }) => filter !== undefined || isScreen(how) || how === 'asked')
          .map((fact) => (
            <li key={fact.id}>
              {factText(fact)}: <Origin fact={fact} />
            </li>
          ))}
      </ul>
    </>
  );
}

function FilterLink({ fact: { filter, records } }: { fact: Fact }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (filter === undefined) return null;
  const search = new URLSearchParams(filter);
  return (
    <Link to={`${paths.transactions}?${search.toString()}`}>
      {records === undefined
        ? t('ask.fact.show')
        : t('ask.fact.transactions', { count: records, number: format.count(records) })}
    </Link>
  );
}

/** Returns a function that writes the value of a fact by its unit. */
function useFactText(): (fact: Fact) => string {
  const format = useFormat();
  return ({ unit, value }) => {
    if (unit === 'money') return format.amount(value);
    if (unit === 'percent') return format.percent(value / 100);
    if (unit === 'date') return format.day(toDay(value));
    return format.count(value);
  };
}

/** Converts the number `yyyyMMdd` to a day. */
function toDay(value: number): string {
  return String(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}
