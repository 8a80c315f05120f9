import { IconCalendar, IconRepeat } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { toMajorUnits } from '#shared/money.ts';
import { KINDS, typeOfKind, type Kind } from '#shared/quick-add/kinds.ts';
import type { Part } from '#shared/quick-add/types.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { relativeDay } from '#web/lib/format/relative-day.ts';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { DayPopover } from '#web/ui/day-popover.tsx';
import type { Entry } from './choices.ts';
import { DoubtfulChip, type ChooseValues } from './doubtful-chip.tsx';
import { KeptWords } from './kept-words.tsx';
import { ReadChip } from './read-chip.tsx';
import type { ReadWords } from './taken-off.ts';
import { SelectChip } from '#web/ui/select-chip.tsx';
import type { LineEntry } from './use-entry.ts';
import chips from '#web/ui/chip.module.css';
import classes from './quick-add.module.css';

type Props = {
  state: LineEntry;
  input: RefObject<HTMLInputElement | null>;
  /** Called when a chip has changed a value. */
  onChange: () => void;
};

/** The reading of the line, as chips that change their value. */
export function EntryChips({ state, input, onChange }: Props) {
  const { t } = useTranslation();
  const { entry } = state;
  const chooseValues = (chosen: Partial<Entry>) => {
    onChange();
    state.chooseValues(chosen);
  };
  // The pressed button disappears, so the input takes the focus.
  const changeAndFocus = (change: (words: ReadWords) => void) => (words: ReadWords) => {
    onChange();
    change(words);
    input.current?.focus();
  };
  const takeOff = changeAndFocus(state.takeOff);
  const findWords = (what: ReadWords['what'], tag?: string) =>
    state.readWords.find((read) => read.what === what && (tag === undefined || read.words === `#${tag}`));
  const select = (part: Part | undefined) => selectPart(input.current, part);
  return (
    <div className="grid gap-14" role="group" aria-label={t('quickAdd.reading')}>
      <MainParts state={state} onSelect={select} chooseValues={chooseValues} />
      <div className="flex wrap gap-8">
        <DoubtfulChip field="kind" state={state} chooseValues={chooseValues}>
          <ReadChip words={findWords('type')} onTakeOff={takeOff}>
            <KindChip kind={entry.kind} onTake={(kind) => chooseValues({ kind })} />
          </ReadChip>
        </DoubtfulChip>
        <DoubtfulChip field="day" state={state} chooseValues={chooseValues}>
          <ReadChip words={findWords('day')} onTakeOff={takeOff}>
            <DayChip day={entry.day} onPick={(day) => chooseValues({ day })} />
          </ReadChip>
        </DoubtfulChip>
        <ReadChip words={findWords('category')} onTakeOff={takeOff}>
          <CategoryChip
            type={typeOfKind(entry.kind)}
            category={state.category}
            onTake={(categoryId) => chooseValues({ categoryId })}
          />
        </ReadChip>
        {entry.account !== null && (
          <ReadChip words={findWords('account')} onTakeOff={takeOff}>
            <AccountChip id={entry.account} />
          </ReadChip>
        )}
        {entry.tags.map((tag) => (
          <ReadChip key={tag} words={findWords('tag', tag)} onTakeOff={takeOff}>
            <button
              type="button"
              className={chips.chip}
              aria-label={t('quickAdd.changeTag', { tag })}
              onClick={() => select(findTag(state, tag))}
            >
              #{tag}
            </button>
          </ReadChip>
        ))}
        {entry.repeat !== undefined && entry.kind !== 'refund' && (
          <ReadChip words={findWords('repeat')} onTakeOff={takeOff}>
            <span className={`${chips.chip} ${classes.plain}`}>
              <IconRepeat size={16} stroke={1.75} aria-hidden />
              {t(`quickAdd.repeats.${entry.repeat.unit}`, { count: entry.repeat.every })}
            </span>
          </ReadChip>
        )}
      </div>
      <KeptWords state={state} onTakeBack={changeAndFocus(state.takeBack)} />
    </div>
  );
}

type MainPartsProps = {
  state: LineEntry;
  onSelect: (part: Part | undefined) => void;
  chooseValues: ChooseValues;
};

/** The description and the amount, in large type. */
function MainParts({ state, onSelect, chooseValues }: MainPartsProps) {
  const { t } = useTranslation();
  const { amount, decimals } = useFormat();
  const { amountMinor, description, kind } = state.entry;
  const part = state.reading.parts.find(({ what }) => what === 'amount');
  const shown = amountMinor === null ? undefined : amount(toMajorUnits(amountMinor, decimals));
  return (
    <div className={`row wrap between shrink ${classes.whole}`}>
      <p
        className={`shrink weight-600 break-anywhere ${classes.description}`}
        data-missing={description === '' || undefined}
      >
        {description || t('quickAdd.noDescription')}
      </p>
      {shown === undefined ? (
        <DoubtfulChip field="amountMinor" state={state} chooseValues={chooseValues}>
          <p className={classes.noAmount}>{t('quickAdd.noAmount')}</p>
        </DoubtfulChip>
      ) : (
        <div className={classes.money}>
          <DoubtfulChip
            field="amountMinor"
            state={state}
            chooseValues={chooseValues}
            onCheck={() => onSelect(part)}
          >
            <button
              type="button"
              className={`money touchable weight-700 numbers break-anywhere ${classes.amount}`}
              data-type={typeOfKind(kind)}
              aria-label={t('quickAdd.changeAmount', { amount: shown })}
              onClick={() => onSelect(part)}
            >
              {shown}
            </button>
          </DoubtfulChip>
        </div>
      )}
    </div>
  );
}

type KindProps = { kind: Kind; onTake: (kind: Kind) => void };

function KindChip({ kind, onTake }: KindProps) {
  const { t } = useTranslation();
  return (
    <SelectChip
      label={t('quickAdd.type')}
      value={kind}
      options={KINDS.map((value) => ({ value, label: t(`quickAdd.kinds.${value}`) }))}
      onChange={onTake}
    />
  );
}

type DayProps = { day: CalendarDay; onPick: (day: CalendarDay) => void };

/** A chip with the day; it opens a calendar. */
function DayChip({ day, onPick }: DayProps) {
  const { t } = useTranslation();
  const { locale, today } = useFormat();
  const shown = relativeDay(day, locale, today());
  return (
    <DayPopover
      day={day}
      onPick={onPick}
      position="bottom-start"
      renderButton={(button) => (
        <button
          {...button}
          type="button"
          className={chips.chip}
          aria-label={t('quickAdd.changeDay', { day: shown })}
        >
          <IconCalendar size={16} stroke={1.75} aria-hidden />
          <span className={classes.day}>{shown}</span>
        </button>
      )}
    />
  );
}

type CategoryProps = { type: TransactionType; category: string; onTake: (id: string) => void };

function CategoryChip({ type, category, onTake }: CategoryProps) {
  const { t } = useTranslation();
  const { offered, known } = useCategories();
  return (
    <SelectChip
      label={t('transactions.form.category')}
      icon={<CategoryIcon category={category} size="sm" />}
      value={known(category)?.id ?? UNCATEGORIZED}
      options={offered(type, category).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onTake}
    />
  );
}

function AccountChip({ id }: { id: string }) {
  const { t } = useTranslation();
  const name = useOfferedAccounts().find((account) => account.id === id)?.name;
  return <span className={`${chips.chip} ${classes.plain}`}>{t('quickAdd.account', { name })}</span>;
}

/** Selects the words from which a chip was read, so that typing replaces them. */
function selectPart(input: HTMLInputElement | null, part: Part | undefined): void {
  input?.focus();
  if (part !== undefined) input?.setSelectionRange(part.start, part.end);
}

function findTag({ line, reading }: LineEntry, tag: string): Part | undefined {
  const tags = reading.parts.filter(({ what }) => what === 'tag');
  return tags.find(({ start, end }) => line.slice(start, end).slice(1) === tag) ?? tags[0];
}
