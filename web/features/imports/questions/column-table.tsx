import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSample } from '#shared/import/tables/sample.ts';
import type { ColumnRole } from '#shared/import/types.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import classes from './column-table.module.css';

const ROLES = [
  'unused',
  'date',
  'valueDate',
  'amount',
  'debit',
  'credit',
  'direction',
  'balance',
  'text',
  'payee',
  'currency',
  'account',
  'counterAccount',
  'bankId',
  'category',
  'note',
  'tags',
  'state',
] as const satisfies ColumnRole[];

type Props = { name: string; sample: TableSample; onChange: (roles: ColumnRole[]) => void };

/** The first rows of a table, with the meaning of each column above it. Phones show the columns one below the other. */
export function ColumnTable({ name, sample, onChange }: Props) {
  const { t } = useTranslation();
  const { header, rows, roles } = sample;
  const columns = roles.map((role, column) => ({ key: `column ${column}`, column, role }));
  return (
    <ul className={classes.columns} aria-label={t('imports.columns.table', { name })}>
      {columns.map(({ key, column, role }) => (
        <Column
          key={key}
          title={header[column] || t('imports.columns.column', { number: column + 1 })}
          role={role}
          cells={rows.map((row) => row[column] ?? '')}
          onChange={(next) => onChange(roles.with(column, next))}
        />
      ))}
    </ul>
  );
}

type ColumnProps = { title: string; role: ColumnRole; cells: string[]; onChange: (role: ColumnRole) => void };

function Column({ title, role, cells, onChange }: ColumnProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <li className={`stack rigid ${classes.column}`} data-role={role}>
      <p className={`text-14 weight-600 ellipsis ${classes.title}`} id={id} title={title}>
        {title}
      </p>
      <NativeSelect
        {...selectMark}
        className={classes.role ?? ''}
        aria-label={t('imports.columns.meaning', { column: title })}
        data={ROLES.map((value) => ({ value, label: t(`imports.columns.roles.${value}`) }))}
        value={role}
        onChange={({ currentTarget }) => onChange(currentTarget.value as ColumnRole)}
      />
      <ul className={classes.cells} aria-labelledby={id}>
        {Object.entries(cells).map(([index, cell]) => (
          <li
            key={index}
            className={`line-above text-14 lines-140 numbers ellipsis ${classes.cell}`}
            title={cell}
          >
            {cell || '\u00a0'}
          </li>
        ))}
      </ul>
    </li>
  );
}
