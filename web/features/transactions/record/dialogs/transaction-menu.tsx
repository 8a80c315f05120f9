import { IconDotsVertical } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { menuOnDemand } from '#web/ui/menu-on-demand.tsx';
import type { TransactionActions } from './actions.ts';
import { repeatPath } from './repeat-path.ts';
import classes from './transaction-menu.module.css';

type Props = {
  transaction: Transaction;
  actions: TransactionActions;
  t: TFunction;
  /** The transaction stands for all parts of a split purchase. */
  isWhole?: boolean;
};

const Menu = menuOnDemand(async () => (await import('./opened-transaction-menu.tsx')).OpenedTransactionMenu);

/** The menu of a transaction. Until it is opened, only its button renders, because lists are long. */
export function TransactionMenu({ transaction, actions, t, isWhole = false }: Props) {
  const label = t('transactions.list.actions', { description: transaction.description });
  return (
    <Menu
      onChoose={(action) => actions(action, transaction)}
      repeatPath={isWhole ? undefined : repeatPath(transaction)}
      renderButton={(props) => (
        <button
          type="button"
          {...props}
          className={`in-middle rounded dim no-print ${classes.button}`}
          aria-label={label}
        >
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </button>
      )}
    />
  );
}
