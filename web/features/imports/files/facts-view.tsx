import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proof, ReadResult, UnreadableRow, WarningCode } from '#shared/import/types.ts';
import { formatDecimalText } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import type { FileReading } from './import-file.ts';
import type { PreviewTotals } from '../preview/decisions.ts';
import { factsOf, isInOtherCurrency, withTotals, type Facts } from './facts.ts';
import { formatName } from './format-names.ts';
import classes from './facts.module.css';

type Props = {
  reading: FileReading;
  /** What saving does with its rows; without it, what the file holds. */
  totals?: PreviewTotals | undefined;
};

/** What a file holds or what is saved of it: how many, from when, how much, and whether that is proved. */
export function FileFacts({ reading, totals }: Props) {
  const { currency } = useFormat();
  const held = useMemo(() => factsOf(reading.statements), [reading]);
  const lost = reading.statements.flatMap(({ unreadable }) => unreadable);
  // The question below says it while somebody chooses files.
  const isAsked = totals === undefined && isInOtherCurrency(reading, currency);
  return (
    <div className={`stack dim text-14 lines-145 ${classes.facts}`}>
      <Figures reading={reading} held={held} totals={totals} />
      {held.proof && <ProofLine proof={held.proof} />}
      <LeftOut reading={reading} />
      {held.count === 0 && !isAsked && <OnlyOtherCurrencies currencies={reading.otherCurrencies} />}
      {reading.warnings
        // The line of the proof says it already, and so do the ones of other currencies and of the rows.
        .filter((code) => code !== 'proofDisagrees' || held.proof === undefined)
        .filter((code) => code !== 'onlyOtherCurrencies')
        .filter((code) => code !== 'rowsUnreadable' || lost.length === 0)
        .map((code) => (
          <Warning key={code} code={code} />
        ))}
      {lost.length > 0 && <LostRows rows={lost} />}
    </div>
  );
}

function Figures({ reading, held, totals }: Props & { held: Facts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = totals === undefined ? held : withTotals(held, totals, format.decimals);
  const amount = (text: string) => formatDecimalText(text, format.currency, format.locale);
  // Nobody has said yet how the days are written.
  const isOpen = reading.questions.some(({ code }) => code === 'dateOrder' || code === 'year');
  const period = facts.period && format.dayRange(facts.period, { dateStyle: 'medium' });
  return (
    <p className={`flex wrap ${classes.figures}`}>
      <span>{formatName(reading)}</span>
      <span>{t('imports.files.count', { count: facts.count, number: format.count(facts.count) })}</span>
      {period !== undefined && <span>{isOpen ? t('imports.facts.probably', { period }) : period}</span>}
      <span>
        {t('imports.facts.in')} {amount(facts.in)}
      </span>
      <span>
        {t('imports.facts.out')} {amount(facts.out)}
      </span>
    </p>
  );
}

/** So many rows are enough to see what is wrong; the review lists all. */
const SHOWN_ROWS = 50;

/** How many rows cannot be read, and each with its line and why. */
function LostRows({ rows }: { rows: readonly UnreadableRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = (number: number) => ({ count: number, number: format.count(number) });
  return (
    <details className={`warn ${classes.lost}`}>
      <summary>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <span>{t('imports.preview.lost', count(rows.length))}</span>
      </summary>
      <ul>
        {Object.entries(rows.slice(0, SHOWN_ROWS)).map(([at, { line, reason, text }]) => (
          <li key={at}>
            {t('imports.preview.line', { line: format.count(line) })} ·{' '}
            {t(`imports.preview.unreadableReasons.${reason}`)} <span>{text}</span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN_ROWS && <p>{t('imports.facts.moreLost', count(rows.length - SHOWN_ROWS))}</p>}
    </details>
  );
}

function ProofLine({ proof: { kind, agrees, of } }: { proof: Proof }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (of === 0) return null;
  const isGood = agrees === of;
  const names = {
    runningBalance: isGood ? 'balanceAgrees' : 'balanceDisagrees',
    statementBalance: isGood ? 'statementAgrees' : 'statementDisagrees',
    controlSums: isGood ? 'sumsAgree' : 'sumsDisagree',
  } as const;
  const figures = { agrees: format.count(agrees), of: format.count(of) };
  return <Mark isGood={isGood}>{t(`imports.facts.${names[kind]}`, figures)}</Mark>;
}

function Warning({ code }: { code: WarningCode }) {
  const { t } = useTranslation();
  return <Mark isGood={false}>{t(`imports.warnings.${code}`)}</Mark>;
}

function Mark({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <p className={`flex align-start gap-6 ${classes.mark}`} data-kind={isGood ? 'good' : 'warning'}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

const REASONS = ['transfers', 'pending', 'zero', 'otherCurrency', 'balances'] as const;

function LeftOut({ reading: { leftOut, otherCurrencies } }: { reading: ReadResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const listOf = useList();
  const parts = REASONS.filter((reason) => leftOut[reason] > 0).map((reason) =>
    t(`imports.facts.leftOutNames.${reason}`, {
      count: leftOut[reason],
      number: format.count(leftOut[reason]),
      currencies: listOf(otherCurrencies),
    }),
  );
  if (parts.length === 0) return null;
  return (
    <p>
      {t('imports.facts.leftOut')} {listOf(parts)}
    </p>
  );
}

/** Why a file has nothing to import, and where the own currency is changed. */
function OnlyOtherCurrencies({ currencies }: { currencies: readonly string[] }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const listOf = useList();
  if (currencies.length === 0) return null;
  return (
    <Mark isGood={false}>
      {t('imports.facts.onlyOtherCurrencies', { currencies: listOf(currencies), currency })}{' '}
      <Link className={classes.link ?? ''} to={`${paths.profile}#look`}>
        {t('imports.facts.changeCurrency')}
      </Link>
    </Mark>
  );
}

/** Writes things one after another in the words of the language: 'USD and GBP'. */
function useList(): (parts: readonly string[]) => string {
  const { locale } = useFormat();
  return (parts) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
