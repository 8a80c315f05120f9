import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { useFormat } from '#web/lib/format.ts';
import { relativeDay } from '#web/lib/day-text.ts';
import classes from './record-row.module.css';

type Props = { record: Transaction; onEdit: () => void; onDelete: () => void };

export function RecordRow({ record, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { type, description, category, date } = record;
  return (
    <li className={classes.row} data-record={record.id}>
      <CategoryIcon category={category} />
      <div className={classes.words}>
        <p className={classes.description}>{description}</p>
        <p className={classes.meta}>
          {t(`categories.${category}`)}
          <span aria-hidden> · </span>
          <time dateTime={date}>{relativeDay(date, format.locale, format.today())}</time>
        </p>
      </div>
      <p className={classes.amount} data-type={type}>
        {format.signedAmount(type === 'expense' ? -record.amount : record.amount)}
      </p>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon className={classes.menu} aria-label={t('transactions.list.actions', { description })}>
            <IconDotsVertical size={20} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} />} onClick={onEdit}>
            {t('transactions.list.edit')}
          </Menu.Item>
          <Menu.Item
            className={classes.delete ?? ''}
            leftSection={<IconTrash size={18} stroke={1.75} />}
            onClick={onDelete}
          >
            {t('transactions.list.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
