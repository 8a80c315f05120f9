import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { getBalance } from '#shared/contract/balances.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Source } from '#shared/contract/sources.ts';
import { balanceQuery } from '#web/lib/accounts/balances.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { BigAmount } from '#web/ui/amount.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { WarningLine } from '#web/ui/warning-line.tsx';
import { BalanceCourse } from './balance-course.tsx';
import { Statements } from './statements.tsx';
import classes from './balance-card.module.css';

type Props = { account: Source; onSetOpening: () => void };

/** The balance of an account with its course, or what it needs to have one. */
export function BalanceCard({ account, onSetOpening }: Props) {
  const { t } = useTranslation();
  const query = useQuery(balanceQuery(account.id, useToday()));
  if (query.data === undefined)
    return query.isError ? <LoadFailedCard query={query} /> : <BlockSkeleton heights={[200]} />;
  const { statements } = query.data;
  if (account.opening === null)
    return (
      <div className="stack gap-12">
        <p className="dim text-15 lines-145">{t('ownAccounts.balance.missing')}</p>
        <Button
          className={classes.set ?? ''}
          variant={statements.length > 0 ? 'default' : 'filled'}
          onClick={onSetOpening}
        >
          {t('ownAccounts.balance.set')}
        </Button>
        {statements.length > 0 && <Statements account={account} statements={statements} />}
      </div>
    );
  return (
    <>
      <Balance balance={query.data} opening={account.opening} limit={account.lowBalance} />
      <Statements account={account} statements={statements} />
    </>
  );
}

type BalanceProps = {
  balance: OutputOf<typeof getBalance>;
  opening: NonNullable<Source['opening']>;
  limit: Source['lowBalance'];
};

function Balance({ balance: { account, points }, opening, limit }: BalanceProps) {
  const { balance, later, isLow } = account;
  const { t } = useTranslation();
  const format = useFormat();
  const words = { amount: format.amount(opening.amount), day: format.day(opening.day) };
  return (
    <>
      <div className="stack gap-4">
        <h3 className="dim text-14 weight-500">{t('ownAccounts.balance.today')}</h3>
        {balance !== null && <BigAmount className={`weight-700 ${classes.amount}`} amount={balance} />}
        {isLow && limit !== null && (
          <WarningLine text={t('ownAccounts.balance.low', { amount: format.amount(limit) })} />
        )}
        {later !== null && (
          <p className="dim text-14">
            {t('ownAccounts.balance.later', { amount: format.signedAmount(later) })}
          </p>
        )}
        <p className="dim text-14">{t('ownAccounts.balance.opening', words)}</p>
      </div>
      {points.length > 1 && <BalanceCourse points={points} />}
    </>
  );
}
