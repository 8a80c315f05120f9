import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proof, ReadResult, WarningCode } from '#shared/import/types.ts';
import { formatDecimalText } from '#shared/money.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { FileReading } from './import-file.ts';
import { factsOf } from './facts.ts';
import { FORMAT_NAMES } from './format-names.ts';
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
        <span>{FORMAT_NAMES[reading.format]}</span>
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
      <LeftOut leftOut={reading.leftOut} />
      {reading.warnings
        // The line of the proof says it already.
        .filter((code) => code !== 'proofDisagrees' || facts.proof === undefined)
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

function LeftOut({ leftOut }: { leftOut: ReadResult['leftOut'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const parts = REASONS.filter((reason) => leftOut[reason] > 0).map((reason) =>
    t(`imports.facts.leftOutNames.${reason}`, {
      count: leftOut[reason],
      number: format.count(leftOut[reason]),
    }),
  );
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' }).format(parts);
  return (
    <p>
      {t('imports.facts.leftOut')} {list}
    </p>
  );
}
