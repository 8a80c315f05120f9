import { NativeSelect } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { ORDERS, type View } from './arrange.ts';
import { GroupFilter } from './group-filter.tsx';
import type { GroupCount } from './use-view.ts';
import classes from './list-tools.module.css';

type Props = { view: View; onChange: (changes: Partial<View>) => void };
type ToolsProps = Props & { accounts: readonly string[]; counts: readonly GroupCount[] };

/** Filters, finds and sorts the rows. On phones a button opens the search. */
export function ListTools({ view, accounts, counts, onChange }: ToolsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search className={`flex wrap ${classes.tools}`}>
      <GroupFilter counts={counts} value={view.group} onChange={(group) => onChange({ group })} />
      <button
        type="button"
        className={`in-middle rigid frame text ${classes.opener}`}
        aria-label={t('imports.preview.search.label')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
      </button>
      <div id={id} className={`flex gap-8 ${classes.fields}`} data-open={isOpen || undefined}>
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
      </div>
    </search>
  );
}

function SortSelect({ view, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      {...selectMark}
      className={classes.select ?? ''}
      aria-label={t('imports.preview.sort')}
      data={ORDERS.map((value) => ({ value, label: t(`imports.preview.sorts.${value}`) }))}
      value={view.order}
      onChange={({ currentTarget }) => onChange({ order: currentTarget.value as View['order'] })}
    />
  );
}

/** The values are positions, because a name may be empty. */
function AccountSelect({ view, accounts, onChange }: Props & { accounts: readonly string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const all = t('imports.preview.allAccounts', { number: format.count(accounts.length) });
  return (
    <NativeSelect
      {...selectMark}
      className={classes.select ?? ''}
      aria-label={t('imports.preview.account')}
      data={[{ value: '', label: all }, ...accounts.map((label, at) => ({ value: String(at), label }))]}
      value={view.account === undefined ? '' : String(accounts.indexOf(view.account))}
      onChange={({ currentTarget: { value } }) =>
        onChange({ account: value === '' ? undefined : accounts[Number(value)] })
      }
    />
  );
}
