import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAX_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { ORDERS, type View } from './arrange.ts';
import classes from './list-tools.module.css';

type Props = { view: View; onChange: (changes: Partial<View>) => void };

/** Finds and sorts the rows; where there are several accounts, shows one of them. */
export function ListTools({ view, accounts, onChange }: Props & { accounts: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <search className={`grid gap-10 ${classes.tools}`}>
      <div className={classes.search}>
        <SearchBox
          value={view.query || undefined}
          onChange={(query = '') => onChange({ query })}
          maxLength={MAX_DESCRIPTION_LENGTH}
          label={t('imports.preview.search.label')}
          placeholder={t('imports.preview.search.placeholder')}
          clearLabel={t('imports.preview.search.clear')}
        />
      </div>
      {accounts.length > 1 && <AccountSelect {...{ view, accounts, onChange }} />}
      <SortSelect {...{ view, onChange }} />
    </search>
  );
}

function SortSelect({ view, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      {...selectMark}
      className={classes.select ?? ''}
      classNames={{ input: classes.input ?? '' }}
      aria-label={t('imports.preview.sort')}
      data={ORDERS.map((value) => ({ value, label: t(`imports.preview.sorts.${value}`) }))}
      value={view.order}
      onChange={({ currentTarget }) => onChange({ order: currentTarget.value as View['order'] })}
    />
  );
}

/** The names come from files, so that one may be empty; a place tells them apart. */
function AccountSelect({ view, accounts, onChange }: Props & { accounts: readonly string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const all = t('imports.preview.allAccounts', { number: format.count(accounts.length) });
  return (
    <NativeSelect
      {...selectMark}
      className={classes.select ?? ''}
      classNames={{ input: classes.input ?? '' }}
      aria-label={t('imports.preview.account')}
      data={[{ value: '', label: all }, ...accounts.map((label, at) => ({ value: String(at), label }))]}
      value={view.account === undefined ? '' : String(accounts.indexOf(view.account))}
      onChange={({ currentTarget: { value } }) =>
        onChange({ account: value === '' ? undefined : accounts[Number(value)] })
      }
    />
  );
}
