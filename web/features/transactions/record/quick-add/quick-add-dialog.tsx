import { TextInput } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { MAX_QUICK_TEXT_LENGTH } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import type { Repeat } from '#shared/quick-add/types.ts';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { closeToast } from '#web/ui/toast.ts';
import { hasOtherCurrency } from './choices.ts';
import { EntryChips } from './entry-chips.tsx';
import { EntryStatus } from './entry-status.tsx';
import { Favourites } from './favourites.tsx';
import { Guide } from './guide.tsx';
import { hasSeparateCadence } from './separate-cadence.ts';
import { SaveButtons, type NextStep } from './save-buttons.tsx';
import { useEntry, type LineEntry } from './use-entry.ts';
import { useOtherCurrencyText } from './use-other-currency-text.ts';
import { useSaveEntry } from './use-save-entry.ts';
import classes from './quick-add.module.css';

type Props = { isOpen: boolean; onClose: () => void };

/** The dialog that adds a transaction from one line, and shows the reading of the line while it is typed. */
export function QuickAddDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('transactions.add.quick')}
      size={560}
      isCentered={false}
      // A click outside would lose the line.
      closeOnClickOutside={false}
    >
      <QuickAddForm onDone={onClose} />
    </Dialog>
  );
}

function QuickAddForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const state = useEntry();
  const { line, entry } = state;
  const { kind, repeat } = entry;
  const navigate = useNavigate();
  const { save, isBusy, problem, forgetProblem } = useSaveEntry(state);
  const help = useHelp(state);
  const isEmpty = line.trim() === '';
  const canRepeat = repeat !== undefined && kind !== 'refund';
  const main = canRepeat && hasSeparateCadence(line, state.reading) ? 'repeat' : 'close';

  async function submit(next: NextStep): Promise<void> {
    const id = await save();
    if (id === undefined) return input.current?.focus();
    if (next === 'another') {
      state.clear();
      return input.current?.focus();
    }
    onDone();
    if (next !== 'repeat' || repeat === undefined) return undefined;
    // The next form also says that the transaction is saved. An undo there would delete that transaction.
    closeToast();
    void navigate(toRecurringPath(typeOfKind(kind), id, repeat));
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit('another');
  }

  return (
    <form
      className="stack gap-18"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(main);
      }}
    >
      <TextInput
        ref={input}
        classNames={{
          input: classes.line ?? '',
          description: classes.help ?? '',
          error: classes.help ?? '',
        }}
        label={t('quickAdd.line')}
        placeholder={t('quickAdd.example')}
        description={problem === undefined ? help : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={problem}
        value={line}
        onChange={(event) => {
          forgetProblem();
          state.setLine(event.currentTarget.value);
        }}
        maxLength={MAX_QUICK_TEXT_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        data-autofocus
      />
      {isEmpty ? (
        <Favourites
          onPick={(text, chosen) => {
            state.fill(text, chosen);
            input.current?.focus();
          }}
        />
      ) : (
        <EntryChips state={state} input={input} onChange={forgetProblem} />
      )}
      {isEmpty && <Guide />}
      <EntryStatus state={state} />
      <SaveButtons entry={entry} next={main} isBusy={isBusy} onSave={(next) => void submit(next)} />
    </form>
  );
}

/** Returns the path of the form that makes a saved transaction recurring, with the cadence of its line. */
function toRecurringPath(type: TransactionType, id: string, { unit, every }: Repeat): string {
  return `${paths.recurring}?${new URLSearchParams({ [type]: id, unit, every: String(every) })}`;
}

/** The help for an empty line, or the reason why the line's amount is not used. */
function useHelp({ line, entry, reading }: LineEntry): string | undefined {
  const { t } = useTranslation();
  const otherCurrencyText = useOtherCurrencyText();
  if (line.trim() === '') return t('quickAdd.help');
  return hasOtherCurrency(reading.ambiguous, entry) ? otherCurrencyText : undefined;
}
