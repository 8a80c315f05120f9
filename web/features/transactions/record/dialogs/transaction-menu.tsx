import type { TFunction } from 'i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { menuOnDemand } from '#web/ui/menu-on-demand.tsx';
import type { TransactionActions } from './actions.ts';
import classes from './transaction-menu.module.css';

type Props = {
  transaction: Transaction;
  actions: TransactionActions;
  t: TFunction;
  /** The transaction stands for all parts of a split purchase. */
  isWhole?: boolean;
};

const Menu = menuOnDemand(async () => (await import('./opened-transaction-menu.tsx')).OpenedTransactionMenu);

/** The icon of Tabler as one path, which a list draws faster than three. */
const DOTS = [12, 19, 5].map((y) => `M11 ${y}a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`).join('');

/** The menu of a transaction. Until it is opened, only its button renders, because lists are long. */
export function TransactionMenu({ transaction, actions, t, isWhole = false }: Props) {
  const label = t('transactions.list.actions', { description: transaction.description });
  return (
    <Menu
      onChoose={(action) => actions(action, transaction)}
      recurs={isWhole ? undefined : transaction}
      renderButton={(props) => (
        <button
          type="button"
          {...props}
          className={`in-middle rounded dim no-print ${classes.button}`}
          aria-label={label}
        >
          <svg className={classes.dots} viewBox="0 0 24 24" aria-hidden>
            <path d={DOTS} />
          </svg>
        </button>
      )}
    />
  );
}
