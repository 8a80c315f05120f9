import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';
import { MAX_SOURCE_NAME_LENGTH } from '#shared/limits.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { Categories } from '#web/lib/categories/categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import type { SourceChoices } from '../sources/drafts.ts';
import { findUsedDrafts, toValue, type NewAccount, type Settled, type SettlementGroup } from './answers.ts';
import { SettlementSelect, type SettlingAccount } from './settlement-select.tsx';
import { NEW_ACCOUNT, useNewAccount } from './use-settled.ts';
import classes from './settlements.module.css';

type Props = {
  groups: readonly SettlementGroup[];
  settled: Settled;
  sources: readonly Source[];
  choices: SourceChoices;
  categories: Categories;
  /** Rows are being saved, or some are saved already. */
  isLocked: boolean;
  onAnswer: (group: SettlementGroup, value: string, draft?: NewAccount) => void;
  onRename: (id: string, name: string) => void;
};

/** Asks once for each card, for cash and for savings what its rows become. Shows nothing without such rows. */
export function SettlementQuestions({ groups, isLocked, ...props }: Props) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <Card title={t('imports.settlements.title')}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>{t('imports.settlements.text')}</p>
      <div className={classes.list} inert={isLocked}>
        {groups.map((group) => (
          <Question key={group.key} group={group} {...props} />
        ))}
      </div>
    </Card>
  );
}

type QuestionProps = Omit<Props, 'groups' | 'isLocked'> & { group: SettlementGroup };

function Question({ group, settled, sources, choices, categories, onAnswer, onRename }: QuestionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const propose = useNewAccount();
  const { key, settlement, sourceId, indexes, sumMinor, isLeftOut } = group;
  const value = settled.answers[key] ?? '';
  const used = findUsedDrafts(settled);
  const draft = used.find(({ id }) => value === toValue({ account: id }));
  const accounts = listAccounts({ used, sources, choices }).filter(({ id }) => id !== sourceId);
  const proposed = propose(settlement);
  const ownName = [...choices.drafts, ...sources].find(({ id }) => id === sourceId)?.name;
  const hasSeveral = new Set(Object.values(choices.chosen)).size > 1;
  const facts = [
    t('imports.settlements.rows', { count: indexes.length, number: format.count(indexes.length) }),
    format.signedAmount(toMajorUnits(sumMinor, format.decimals)),
    ...(hasSeveral && ownName !== undefined ? [ownName] : []),
  ];
  const choose = (next: string) =>
    next === NEW_ACCOUNT
      ? onAnswer(group, toValue({ account: proposed.id }), proposed)
      : onAnswer(group, next);
  return (
    <div className="stack gap-10">
      <SettlementSelect
        settlement={settlement}
        description={facts.join(' · ')}
        accounts={accounts}
        categories={categories}
        newName={accounts.some(({ name }) => name === proposed.name) ? undefined : proposed.name}
        emptyLabel={t(`imports.settlements.${isLeftOut ? 'notYetLeftOut' : 'notYetCounted'}`)}
        value={value}
        onChange={choose}
      />
      {draft !== undefined && (
        <TextInput
          label={t('imports.settlements.newName')}
          maxLength={MAX_SOURCE_NAME_LENGTH}
          value={draft.name}
          placeholder={draft.proposedName}
          onChange={({ currentTarget }) => onRename(draft.id, currentTarget.value)}
          autoComplete="off"
        />
      )}
    </div>
  );
}

/** The accounts to choose from: the user's, those of this review's files, and new ones of other answers. */
function listAccounts({
  used,
  sources,
  choices,
}: {
  used: readonly NewAccount[];
  sources: readonly Source[];
  choices: SourceChoices;
}): SettlingAccount[] {
  const known = sources.filter(({ isArchived }) => !isArchived);
  const all: SettlingAccount[] = [...known, ...choices.drafts, ...used];
  return all.filter(({ id }, at) => all.findIndex((each) => each.id === id) === at);
}
