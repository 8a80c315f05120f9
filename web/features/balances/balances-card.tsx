import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AccountBalance } from '#shared/contract/balances.ts';
import { paths } from '#shared/paths.ts';
import { accountPath } from '#web/lib/accounts/account-path.ts';
import { balancesQuery } from '#web/lib/accounts/balances.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useToday } from '#web/lib/format/use-today.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AmountInText, BigAmount } from '#web/ui/amount.tsx';
import { CardLink } from '#web/ui/card-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { WarningLine } from '#web/ui/warning-line.tsx';
import classes from './balances-card.module.css';

const MAX_ROWS = 6;

/** The money in the user's accounts today; nothing unless an account has a balance. */
export function BalancesCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(balancesQuery(useToday()));
  if (data === undefined || data.total === null) return null;
  const shown = data.items
    .filter(({ balance, isArchived }) => balance !== null && !isArchived)
    .toSorted((a, b) => Number(b.isLow) - Number(a.isLow));
  const hiddenCount = shown.length - MAX_ROWS;
  return (
    <div className={classes.place}>
      <Card
        className={classes.card ?? ''}
        title={t('balances.title')}
        aside={<CardLink to={paths.accounts}>{t('balances.open')}</CardLink>}
      >
        <div className={`grid ${classes.parts}`}>
          <div className="stack shrink">
            <h3 className="dim text-14 weight-500">{t('balances.total')}</h3>
            <BigAmount className={`weight-700 ${classes.total}`} amount={data.total} />
          </div>
          <ul className={`grid ${classes.list}`}>
            {shown.slice(0, MAX_ROWS).map((account) => (
              <Row key={account.id} account={account} />
            ))}
          </ul>
        </div>
        {hiddenCount > 0 && (
          <p className={`dim text-14 ${classes.more}`}>
            {t('balances.more', { count: hiddenCount, number: format.count(hiddenCount) })}
          </p>
        )}
      </Card>
    </div>
  );
}

function Row({ account: { id, name, balance, isLow } }: { account: AccountBalance }) {
  const { t } = useTranslation();
  return (
    <li className={`row between gap-12 shrink ${classes.row}`}>
      <span className="stack shrink">
        <Link className={`text no-underline break-anywhere ${classes.name}`} to={accountPath(id)}>
          {name}
        </Link>
        {isLow && <WarningLine text={t('balances.low')} />}
      </span>
      <span className="weight-600 nowrap numbers">
        <AmountInText amount={balance ?? 0} />
      </span>
    </li>
  );
}
