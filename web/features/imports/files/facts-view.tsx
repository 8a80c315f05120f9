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
import { toFacts, isInOtherCurrency, withTotals, type Facts } from './facts.ts';
import { fileKindName } from './format-names.ts';
import classes from './facts.module.css';

type Props = {
  reading: FileReading;
  /** The totals of the rows that saving would add. Without them, the facts describe the whole file. */
  totals?: PreviewTotals | undefined;
};

/** The count, period and sums of a file, whether its balance proves them, and its warnings. */
export function FileFacts({ reading, totals }: Props) {
  const { currency } = useFormat();
  const content = useMemo(() => toFacts(reading.statements), [reading]);
  const unreadable = reading.statements.flatMap(({ unreadable: rows }) => rows);
  // On the step of the files, a question says that the file is in another currency.
  const isCurrencyAsked = totals === undefined && isInOtherCurrency(reading, currency);
  return (
    <div className={`stack dim text-14 lines-145 ${classes.facts}`}>
      <Figures reading={reading} content={content} totals={totals} />
      {content.proof && <ProofLine proof={content.proof} />}
      <LeftOut reading={reading} />
      {content.count === 0 && !isCurrencyAsked && (
        <OnlyOtherCurrencies currencies={reading.otherCurrencies} />
      )}
      {reading.warnings
        // The lines of the proof, the currencies and the unreadable rows say the same as these warnings.
        .filter((code) => code !== 'proofDisagrees' || content.proof === undefined)
        .filter((code) => code !== 'onlyOtherCurrencies')
        .filter((code) => code !== 'rowsUnreadable' || unreadable.length === 0)
        .map((code) => (
          <Warning key={code} code={code} />
        ))}
      {unreadable.length > 0 && <UnreadableRows rows={unreadable} />}
    </div>
  );
}

function Figures({ reading, content, totals }: Props & { content: Facts }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = totals === undefined ? content : withTotals(content, totals, format.decimals);
  const amount = (text: string) => formatDecimalText(text, format.currency, format.locale);
  // An open question about days makes the period uncertain.
  const isUncertain = reading.questions.some(({ code }) => code === 'dateOrder' || code === 'year');
  const period = facts.period && format.dayRange(facts.period, { dateStyle: 'medium' });
  return (
    <p className={`flex wrap ${classes.figures}`}>
      <span>{fileKindName(reading)}</span>
      <span>{t('imports.files.count', { count: facts.count, number: format.count(facts.count) })}</span>
      {period !== undefined && <span>{isUncertain ? t('imports.facts.probably', { period }) : period}</span>}
      <span>
        {t('imports.facts.in')} {amount(facts.in)}
      </span>
      <span>
        {t('imports.facts.out')} {amount(facts.out)}
      </span>
    </p>
  );
}

/** The review lists all rows. */
const MAX_SHOWN_ROWS = 50;

/** The number of unreadable rows, which opens a list with the line and the reason of each. */
function UnreadableRows({ rows }: { rows: readonly UnreadableRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = (number: number) => ({ count: number, number: format.count(number) });
  return (
    <details className={`warn ${classes.unreadable}`}>
      <summary>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <span>{t('imports.preview.lost', count(rows.length))}</span>
      </summary>
      <ul>
        {Object.entries(rows.slice(0, MAX_SHOWN_ROWS)).map(([index, { line, reason, text }]) => (
          <li key={index}>
            {t('imports.preview.line', { line: format.count(line) })} ·{' '}
            {t(`imports.preview.unreadableReasons.${reason}`)} <span>{text}</span>
          </li>
        ))}
      </ul>
      {rows.length > MAX_SHOWN_ROWS && (
        <p>{t('imports.facts.moreLost', count(rows.length - MAX_SHOWN_ROWS))}</p>
      )}
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
  const toList = useList();
  const parts = REASONS.filter((reason) => leftOut[reason] > 0).map((reason) =>
    t(`imports.facts.leftOutNames.${reason}`, {
      count: leftOut[reason],
      number: format.count(leftOut[reason]),
      currencies: toList(otherCurrencies),
    }),
  );
  if (parts.length === 0) return null;
  return (
    <p>
      {t('imports.facts.leftOut')} {toList(parts)}
    </p>
  );
}

/** Says that all rows are in other currencies, with a link to the setting of the user's currency. */
function OnlyOtherCurrencies({ currencies }: { currencies: readonly string[] }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const toList = useList();
  if (currencies.length === 0) return null;
  return (
    <Mark isGood={false}>
      {t('imports.facts.onlyOtherCurrencies', { currencies: toList(currencies), currency })}{' '}
      <Link className={classes.link ?? ''} to={`${paths.profile}#look`}>
        {t('imports.facts.changeCurrency')}
      </Link>
    </Mark>
  );
}

/** Returns a function that writes a list in the user's language: 'USD and GBP'. */
function useList(): (parts: readonly string[]) => string {
  const { locale } = useFormat();
  return (parts) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
