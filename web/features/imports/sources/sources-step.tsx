import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { SOURCE_KINDS, type Source } from '#shared/contract/sources.ts';
import { MAX_SOURCE_NAME_LENGTH } from '#shared/limits.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { selectMark } from '#web/ui/filter-select.tsx';
import { FoldedList } from '../folded-list.tsx';
import { StepActions, StepHeading } from '../step-frame.tsx';
import { recogniseSource, isKnownByHeaderOnly, isKnownUnsurely, type FileAccount } from './accounts.ts';
import { changeDraft, chooseSource, proposeSource, type SourceChoices, type SourceDraft } from './drafts.ts';
import { findOpening } from './opening.ts';
import { useNaming } from './use-naming.ts';
import classes from './sources.module.css';

type Props = {
  accounts: readonly FileAccount[];
  sources: readonly Source[];
  choices: SourceChoices;
  onChange: (choices: SourceChoices) => void;
  onBack: () => void;
  onNext: () => void;
};

/** The second step: asks which account, card or application each file is from. */
export function SourcesStep({ accounts, choices, onBack, onNext, ...rest }: Props) {
  const { t } = useTranslation();
  const [isChecked, setIsChecked] = useState(false);
  const isComplete = choices.drafts.every(({ name }) => name.trim() !== '');
  function goToNext(): void {
    setIsChecked(true);
    if (isComplete) onNext();
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  const findFirstKey = (id: string | undefined) =>
    accounts.find(({ key }) => choices.chosen[key] === id)?.key;
  return (
    <div className="stack gap-20">
      <StepHeading text={t('imports.sources.text')}>{t('imports.sources.title')}</StepHeading>
      <FoldedList
        items={accounts.map((account) => ({ id: account.key, account }))}
        needsAnswer={({ account }) => isUncertain(account, choices, rest.sources)}
        renderItem={({ account }) => {
          const draft = choices.drafts.find(({ id }) => id === choices.chosen[account.key]);
          const isShown = draft !== undefined && findFirstKey(draft.id) === account.key;
          return (
            <Card key={account.key}>
              <div className={`stack gap-16 ${classes.account}`}>
                <AccountName account={account} />
                <SourceSelect account={account} choices={choices} {...rest} />
                {isShown && (
                  <>
                    <DraftFields
                      draft={draft}
                      isMissing={isChecked && draft.name.trim() === ''}
                      onChange={(change) => rest.onChange(changeDraft(choices, draft.id, change))}
                    />
                    <OpeningOfFile
                      ofSource={accounts.filter(({ key }) => choices.chosen[key] === draft.id)}
                      all={accounts}
                    />
                  </>
                )}
              </div>
            </Card>
          );
        }}
      />
      <StepActions onBack={onBack}>
        <Button onClick={goToNext}>{t('imports.next')}</Button>
      </StepActions>
    </div>
  );
}

/** Whether the source of an account is uncertain. */
function isUncertain(account: FileAccount, choices: SourceChoices, sources: readonly Source[]): boolean {
  return (
    choices.drafts.some(({ id }) => id === choices.chosen[account.key]) || isKnownUnsurely(account, sources)
  );
}

function AccountName({ account: { fileName, name, end } }: { account: FileAccount }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="text-16 weight-650 lines-140 break-anywhere">{name ?? fileName}</h3>
      {name !== null && <p className="dim text-14 break-anywhere">{fileName}</p>}
      {end !== null && <p className="dim text-14">{t('imports.sources.account', { end })}</p>}
    </div>
  );
}

/** Says what a new account begins with, if the file has it. */
function OpeningOfFile({ ofSource, all }: { ofSource: readonly FileAccount[]; all: readonly FileAccount[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const opening = findOpening(ofSource, all, format.decimals);
  if (opening === undefined) return null;
  const facts = {
    amount: format.amount(opening.amount),
    day: format.day(opening.day, DAY_FORMATS.medium),
  };
  return <p className="dim text-14">{t('imports.sources.opening', facts)}</p>;
}

const NEW = 'new';

type SelectProps = Pick<Props, 'sources' | 'choices' | 'onChange'> & { account: FileAccount };

/** Chooses a known source, a draft of this import, or another new one. */
function SourceSelect({ account, sources, choices, onChange }: SelectProps) {
  const { t } = useTranslation();
  const { nameAccount } = useNaming();
  const chosenId = choices.chosen[account.key] ?? NEW;
  const isAlone = Object.values(choices.chosen).filter((id) => id === chosenId).length === 1;
  const options = [
    ...choices.drafts.map(({ id, name }) => ({
      value: id,
      label: name === '' ? t('imports.sources.new') : t('imports.sources.newNamed', { name }),
    })),
    ...sources.map(({ id, name }) => ({ value: id, label: name })),
    // An account that has a draft for itself needs no other draft.
    ...(isAlone && choices.drafts.some(({ id }) => id === chosenId)
      ? []
      : [{ value: NEW, label: t('imports.sources.new') }]),
  ];
  function choose(value: string): void {
    const draft: SourceDraft = { id: uuidv7(), ...proposeSource(account, nameAccount) };
    onChange(chooseSource(choices, account.key, value === NEW ? draft : { id: value }));
  }
  const guess = isKnownByHeaderOnly(account, sources) ? recogniseSource(account, sources) : undefined;
  const hint = guess?.id === chosenId && t('imports.sources.sameHeader', { name: guess.name });
  return (
    <NativeSelect
      {...selectMark}
      description={hint}
      label={t('imports.sources.source')}
      data={options}
      value={chosenId}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

type DraftProps = {
  draft: SourceDraft;
  isMissing: boolean;
  onChange: (change: Partial<SourceDraft>) => void;
};

function DraftFields({ draft, isMissing, onChange }: DraftProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('ownAccounts.name')}
        placeholder={t('ownAccounts.nameExample')}
        maxLength={MAX_SOURCE_NAME_LENGTH}
        value={draft.name}
        error={isMissing && t('imports.sources.nameMissing')}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        autoComplete="off"
      />
      <div className={classes.kinds}>
        <p className={`text-14 weight-600 ${classes.label}`} aria-hidden>
          {t('ownAccounts.kind')}
        </p>
        <Choice
          label={t('ownAccounts.kind')}
          options={SOURCE_KINDS.map((kind) => ({ value: kind, label: t(`ownAccounts.kinds.${kind}`) }))}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
    </>
  );
}
