import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Settlement } from '#shared/import/match/settlements.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { selectMark } from '#web/ui/filter-select.tsx';
import { fromValue, toValue } from './answers.ts';
import { NEW_ACCOUNT, sortByFit, toAccountValue } from './use-settled.ts';

export type SettlingAccount = {
  id: string;
  name: string;
  kind: 'bank' | 'card' | 'cash' | 'app' | 'other';
  accountEnd?: string | null;
};

type Props = {
  settlement: Settlement;
  description: string;
  accounts: readonly SettlingAccount[];
  categories: Categories;
  /** The name of the account that can be made; undefined if none can be. */
  newName: string | undefined;
  /** The text of the choice without an answer, if there is one. */
  emptyLabel: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** Asks what some settlements become: transfers to an account, spending, or nothing. */
export function SettlementSelect({
  settlement,
  description,
  newName,
  emptyLabel,
  value,
  onChange,
  ...lists
}: Props) {
  const { t } = useTranslation();
  const { kind, counterpart } = settlement;
  const question = t(`imports.settlements.questions.${toQuestion(settlement)}`, { name: counterpart });
  const answer = fromValue(value);
  const chosen = typeof answer === 'object' && 'category' in answer ? answer.category : undefined;
  const accounts = sortByFit(lists.accounts, settlement).map(({ id, name }) => ({
    value: toAccountValue(id),
    label: name,
  }));
  const newAccount =
    newName === undefined
      ? []
      : [{ value: NEW_ACCOUNT, label: t('imports.sources.newNamed', { name: newName }) }];
  const categories = lists.categories
    .offered('expense', chosen)
    .map(({ id, name }) => ({ value: toValue({ category: id }), label: name }));
  return (
    <NativeSelect
      {...selectMark}
      label={question}
      description={description}
      data={[
        ...(emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }]),
        { group: t('imports.settlements.transferTo'), items: [...accounts, ...newAccount] },
        { value: toValue({ account: null }), label: t('imports.settlements.elsewhere') },
        ...(kind === 'paid' ? [] : [{ group: t('imports.settlements.countAs'), items: categories }]),
        { value: toValue('leftOut'), label: t('imports.settlements.leaveOut') },
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function toQuestion({ kind, counterpart }: Settlement) {
  if (kind !== 'card' || counterpart === '') return kind;
  return /^\d+$/.test(counterpart) ? 'namedCard' : 'issuedCard';
}
