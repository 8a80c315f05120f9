import { Button, Menu } from '@mantine/core';
import { IconRestore, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedTransaction } from '#shared/contract/deleted-transactions.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import classes from '../rows/list-row.module.css';
import { MENU_ICON } from '../rows/more-menu.tsx';
import { tightness } from '../rows/tightness.ts';
import { RowDay } from '../rows/row-day.tsx';
import { useSignedAmount } from '#web/features/transactions/write/use-signed-amount.ts';
import own from './bin-row.module.css';

export type RowActions = { restore: (id: string) => void; erase: (id: string) => void };

type Props = {
  ref: Ref<HTMLLIElement>;
  transaction: DeletedTransaction;
  index: number;
  /** The day of the deletion, above its first transaction. */
  heading: ReactNode;
  /** The transaction was deleted with others; their rows are marked as a block. */
  isTogether: boolean;
  isSelected: boolean;
  onToggle: (id: string, isSelected: boolean, isRange: boolean) => void;
  actions: RowActions;
};

/** One deleted transaction, which can be restored or erased. */
export const BinRow = memo(function BinRow({ ref, transaction, index, heading, ...row }: Props) {
  const { t } = useTranslation();
  const { id, type, description } = transaction;
  const amount = useSignedAmount(transaction);
  const name = `${description}, ${amount}`;
  return (
    <li ref={ref} className={classes.item} data-index={index} data-transaction={id}>
      {heading}
      <div
        className={`grid line-above ${classes.row} ${own.row}`}
        data-selected={row.isSelected || undefined}
        data-together={row.isTogether || undefined}
        data-tight={tightness(description, amount)}
      >
        <CheckBox
          className={classes.check}
          label={t('history.list.select', { transaction: name })}
          isChecked={row.isSelected}
          onChange={(isNowSelected, isRange) => row.onToggle(id, isNowSelected, isRange)}
        />
        <span className={classes.icon}>
          <CategoryIcon category={transaction.category} />
        </span>
        <p className={classes.description}>{description}</p>
        <Meta transaction={transaction} />
        <p className={`money weight-650 numbers nowrap ${classes.amount}`} data-type={type}>
          {amount}
        </p>
        <RowControls id={id} name={name} actions={row.actions} />
      </div>
    </li>
  );
});

function Meta({ transaction: { category, date } }: Pick<Props, 'transaction'>) {
  const { find } = useCategories();
  return (
    <p className={`flex shrink dim text-14 lines-140 ${classes.meta} ${own.meta}`}>
      <span>{find(category).name}</span> <RowDay className={`${classes.date} ${own.date}`} day={date} />
    </p>
  );
}

type ControlsProps = { id: string; name: string; actions: RowActions };

/** The button that restores, on wide windows only, and the menu. */
function RowControls({ id, name, actions }: ControlsProps) {
  const { t } = useTranslation();
  return (
    <div className={`row gap-4 no-print ${own.controls}`}>
      <Button
        className={own.restore ?? ''}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRestore size={16} stroke={1.75} aria-hidden />}
        aria-label={`${t('deletedTransactions.restore')} ${name}`}
        onClick={() => actions.restore(id)}
      >
        {t('deletedTransactions.restore')}
      </Button>
      <RowMenu label={t('deletedTransactions.actions', { transaction: name })}>
        <Menu.Item leftSection={<IconRestore {...MENU_ICON} />} onClick={() => actions.restore(id)}>
          {t('deletedTransactions.restore')}
        </Menu.Item>
        <Menu.Item
          className="expense"
          leftSection={<IconTrash {...MENU_ICON} />}
          onClick={() => actions.erase(id)}
        >
          {t('deletedTransactions.erase')}
        </Menu.Item>
      </RowMenu>
    </div>
  );
}
