import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proof, ReadResult, WarningCode } from '#shared/import/types.ts';
import { formatDecimalText } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import type { FileReading } from './import-file.ts';
import { factsOf } from './facts.ts';
import { formatName } from './format-names.ts';
import classes from './facts.module.css';

/** What a file holds: how many, from when, how much, and whether that is proved. */
export function FileFacts({ reading }: { reading: FileReading }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = useMemo(() => factsOf(reading.statements), [reading]);
  const amount = (text: string) => formatDecimalText(text, format.currency, format.locale);
  return (
    <div className={classes.facts}>
      <p className={classes.figures}>
        <span>{formatName(reading)}</span>
        <span>{t('imports.files.count', { count: facts.count, number: format.count(facts.count) })}</span>
        {facts.period && <span>{format.dayRange(facts.period, { dateStyle: 'medium' })}</span>}
        <span>
          {t('imports.facts.in')} {amount(facts.in)}
        </span>
        <span>
          {t('imports.facts.out')} {amount(facts.out)}
        </span>
      </p>
      {facts.proof && <ProofLine proof={facts.proof} />}
      <LeftOut reading={reading} />
      {facts.count === 0 && <OnlyOtherCurrencies currencies={reading.otherCurrencies} />}
      {reading.warnings
        // The line of the proof says it already, and so does the one of other currencies.
        .filter((code) => code !== 'proofDisagrees' || facts.proof === undefined)
        .filter((code) => code !== 'onlyOtherCurrencies')
        .map((code) => (
          <Warning key={code} code={code} />
        ))}
    </div>
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
    <p className={classes.mark} data-kind={isGood ? 'good' : 'warning'}>
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
