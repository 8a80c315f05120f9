import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import classes from './transaction-menu.module.css';

/** 'open' edits it like 'edit', from its row instead of its menu. */
export type TransactionAction = 'open' | 'edit' | 'duplicate' | 'delete';
export type TransactionActions = (action: TransactionAction, transaction: Transaction) => void;

const ACTIONS = [
  ['edit', IconPencil],
  ['duplicate', IconCopy],
  ['delete', IconTrash],
] as const satisfies [Exclude<TransactionAction, 'open'>, unknown][];

type Props = { transaction: Transaction; actions: TransactionActions };

/** The menu of a transaction. Until somebody opens it, only its button renders, because lists are long. */
export function TransactionMenu({ transaction, actions }: Props) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const label = t('transactions.list.actions', { description: transaction.description });
  if (isAsked) return <OpenedMenu transaction={transaction} actions={actions} label={label} />;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsAsked(true)}
    >
      <IconDotsVertical size={20} stroke={1.75} />
    </button>
  );
}

function OpenedMenu({ transaction, actions, label }: Props & { label: string }) {
  const { t } = useTranslation();
  return (
    <Menu defaultOpened position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={classes.menu} aria-label={label}>
          <IconDotsVertical size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {ACTIONS.map(([action, Icon]) => (
          <Menu.Item
            key={action}
            className={(action === 'delete' && classes.delete) || ''}
            leftSection={<Icon size={18} stroke={1.75} />}
            onClick={() => actions(action, transaction)}
          >
            {t(`transactions.list.${action}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
