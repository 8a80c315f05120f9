import { useTranslation } from 'react-i18next';
import type { Import } from '#shared/contract/imports.ts';
import type { SettlementRow } from '#shared/contract/settlements.ts';
import type { Source } from '#shared/contract/sources.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { toValue } from '../settlements/answers.ts';
import { groupPastRows, type PastGroup } from '../settlements/past-rows.ts';
import { SettlementSelect } from '../settlements/settlement-select.tsx';
import { useChangeAnswer, usePastSettlements } from '../settlements/use-past-settlements.ts';
import { NEW_ACCOUNT, useNewAccount } from '../settlements/use-settled.ts';
import classes from '../settlements/settlements.module.css';

type Props = Omit<DialogProps, 'onClosed'> & { entry: Import; sources: readonly Source[] };

/** Shows what became of an import's settlements and transfers, and lets the user change it. */
export function SettleDialog({ entry, sources, isOpen, onClose }: Props) {
  const { t } = useTranslation();
  const query = usePastSettlements(entry.id, isOpen);
  const change = useChangeAnswer(entry);
  const groups = query.data === undefined ? [] : groupPastRows(query.data);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('imports.settlements.title')} size={520}>
      {query.data === undefined && !query.isError && <BlockSkeleton heights={[56, 56]} />}
      {query.data === undefined && query.isError && <LoadFailed query={query} />}
      {query.data !== undefined && (
        <p className={`dim text-15 lines-145 ${classes.text}`}>
          {t(`imports.settlements.${groups.length === 0 ? 'none' : 'pastText'}`, { name: entry.fileName })}
        </p>
      )}
      <div className="stack gap-20" inert={change.isPending}>
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            accounts={sources.filter(({ id, isArchived }) => id !== entry.sourceId && !isArchived)}
            onChange={change.mutate}
          />
        ))}
      </div>
    </Dialog>
  );
}

type GroupProps = {
  group: PastGroup;
  accounts: readonly Source[];
  onChange: ReturnType<typeof useChangeAnswer>['mutate'];
};

function Group({ group, accounts, onChange }: GroupProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const categories = useCategories();
  const proposed = useNewAccount()(group.settlement);
  const { settlement, rows, value } = group;
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const count = t('imports.settlements.rows', { count: rows.length, number: format.count(rows.length) });
  const choose = (next: string) => {
    if (next === '') return;
    if (next !== NEW_ACCOUNT) return onChange({ group, value: next });
    onChange({ group, value: toValue({ account: proposed.id }), draft: proposed });
  };
  return (
    <div className="stack gap-10">
      <SettlementSelect
        settlement={settlement}
        description={`${count} · ${format.signedAmount(sum)}`}
        accounts={accounts}
        categories={categories}
        newName={accounts.some(({ name }) => name === proposed.name) ? undefined : proposed.name}
        emptyLabel={value === '' ? t('imports.settlements.asTheyAre') : undefined}
        value={value}
        onChange={choose}
      />
      <KeptRows rows={rows.filter(({ isChanged }) => isChanged)} />
    </div>
  );
}

/** The rows that stay as they are, because the user has changed what became of them. */
function KeptRows({ rows }: { rows: readonly SettlementRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <div className="dim text-14 lines-145">
      <p>{t('imports.settlements.kept')}</p>
      <ul>
        {rows.map(({ line, date, amount, text }) => (
          <li key={line} className="break-anywhere">
            {[text, format.day(date), format.signedAmount(amount)].join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
