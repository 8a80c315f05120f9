import { Button } from '@mantine/core';
import { IconCircleCheck, IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import type { Statement } from '#shared/contract/balances.ts';
import type { Source } from '#shared/contract/sources.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import classes from './balance-card.module.css';
import { statementWords } from './statement-words.ts';
import { EarlierStatements } from './earlier-statements.tsx';
import { useStatementWrites } from './use-statement-writes.ts';

const ReconcileDialog = dialogOnDemand(async () => (await import('./reconcile-dialog.tsx')).ReconcileDialog);

type Props = { account: Source; statements: readonly Statement[] };

/** The bank's figures of an account, the difference to Saldo, and what to do about it. */
export function Statements({ account, statements }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState<boolean>();
  const [latest, ...earlier] = statements;
  const words = statementWords(account);
  return (
    <div className="stack gap-12">
      <h3 className="text-15 weight-600">{t(`${words}.heading`)}</h3>
      {latest === undefined ? (
        <p className="dim text-15 lines-145">{t(`${words}.none`)}</p>
      ) : (
        <Latest account={account} latest={latest} earlier={earlier} />
      )}
      {account.opening !== null && (
        <Button className={classes.set ?? ''} variant="default" onClick={() => setIsOpen(true)}>
          {t(`${words}.open`)}
        </Button>
      )}
      {statements.length > 0 && <EarlierStatements account={account} statements={statements} />}
      {isOpen !== undefined && (
        <ReconcileDialog
          account={account}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => setIsOpen(undefined)}
        />
      )}
    </div>
  );
}

type LatestProps = { account: Source; latest: Statement; earlier: readonly Statement[] };

function Latest({ account, latest, earlier }: LatestProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { balance, day, difference } = latest;
  const words = statementWords(account);
  const figure = { amount: format.amount(balance), day: format.day(day) };
  if (account.opening === null) return <Uncompared account={account} statement={earlier.at(-1) ?? latest} />;
  if (difference === null) return <Uncompared account={account} statement={latest} />;
  if (difference === 0)
    return (
      <p className="row gap-8 text-15 lines-145">
        <IconCircleCheck className="rigid accent" size={20} stroke={1.75} aria-hidden />
        {t(`${words}.same`, figure)}
      </p>
    );
  const agreed = earlier.find((each) => each.difference === 0);
  const from = agreed === undefined ? account.opening?.day : addDays(agreed.day, 1);
  return (
    <>
      <div className="row gap-8 align-start text-15 lines-145">
        <IconScale className="rigid warn" size={20} stroke={1.75} aria-hidden />
        <p>
          {t(`${words}.${difference > 0 ? 'less' : 'more'}`, {
            ...figure,
            difference: format.amount(Math.abs(difference)),
          })}{' '}
          {agreed !== undefined && t('ownAccounts.reconcile.since', { day: format.day(agreed.day) })}{' '}
          {t('ownAccounts.reconcile.transfers')}
        </p>
      </div>
      <div className="row wrap gap-10">
        <Button
          component={Link}
          variant="default"
          to={`${paths.transactions}?account=${account.id}&from=${from}&to=${day}`}
        >
          {t('ownAccounts.reconcile.look')}
        </Button>
        <AdjustButton account={account} statement={latest} difference={difference} />
      </div>
    </>
  );
}

type UncomparedProps = { account: Source; statement: Statement };

/** A figure for an account without an opening, which it can become, or from before its opening. */
function Uncompared({ account, statement: { balance, day } }: UncomparedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { takeAsOpening, isBusy } = useStatementWrites(account);
  return (
    <>
      <p className="text-15 lines-145">
        {t(`${statementWords(account)}.said`, { amount: format.amount(balance), day: format.day(day) })}{' '}
        {account.opening !== null && t('ownAccounts.reconcile.before')}
      </p>
      {account.opening === null && (
        <Button
          className={classes.set ?? ''}
          loading={isBusy}
          onClick={() => takeAsOpening({ amount: balance, day: addDays(day, 1) })}
        >
          {t('ownAccounts.reconcile.useAsOpening')}
        </Button>
      )}
    </>
  );
}

type AdjustProps = { account: Source; statement: Statement; difference: number };

function AdjustButton({ account, statement, difference }: AdjustProps) {
  const { t } = useTranslation();
  const { adjust, isBusy } = useStatementWrites(account);
  return (
    <Button variant="default" loading={isBusy} onClick={() => adjust({ day: statement.day, difference })}>
      {t('ownAccounts.reconcile.adjust')}
    </Button>
  );
}
