import { TextInput } from '@mantine/core';
import { useRef, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { MAX_QUICK_TEXT_LENGTH } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import type { TransferReading } from '#shared/quick-add/transfers.ts';
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
import { TakeTransferBack, TransferChips } from './transfer-chips.tsx';
import { useAttempt } from './use-attempt.ts';
import { useEntry, type LineEntry } from './use-entry.ts';
import { useOtherCurrencyText } from './use-other-currency-text.ts';
import { useSaveEntry } from './use-save-entry.ts';
import { useTransferLine, type TransferLine } from './use-transfer-line.ts';
import classes from './quick-add.module.css';

/** Adds the transfer of a line, and returns its id. */
type SaveTransfer = (reading: TransferReading) => Promise<string>;
type Props = { isOpen: boolean; onClose: () => void; saveTransfer: SaveTransfer };

/** The dialog that adds a transaction or a transfer from one line, and shows the reading of the line while it is typed. */
export function QuickAddDialog({ isOpen, onClose, saveTransfer }: Props) {
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
      <QuickAddForm onDone={onClose} saveTransfer={saveTransfer} />
    </Dialog>
  );
}

function QuickAddForm({ onDone, saveTransfer }: { onDone: () => void; saveTransfer: SaveTransfer }) {
  const input = useRef<HTMLInputElement>(null);
  const state = useEntry();
  const { line, entry } = state;
  const { kind, repeat } = entry;
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { isBusy, problem } = attempt;
  const forgetProblem = () => attempt.setProblem(undefined);
  const save = useSaveEntry(state, attempt);
  const transfer = useTransferLine(line);
  const { reading: transferReading } = transfer;
  const help = useHelp(state);
  const isEmpty = line.trim() === '';
  const canRepeat = repeat !== undefined && kind !== 'refund';
  const main = canRepeat && hasSeparateCadence(line, state.reading) ? 'repeat' : 'close';

  async function submit(next: NextStep): Promise<void> {
    const id = await (transferReading ? attempt.run(() => saveTransfer(transferReading)) : save());
    if (id === undefined) return input.current?.focus();
    if (next === 'another') {
      state.clear();
      return input.current?.focus();
    }
    onDone();
    if (next !== 'repeat' || repeat === undefined || transferReading) return undefined;
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
      <LineInput
        ref={input}
        line={line}
        help={help}
        problem={problem}
        onChange={(text) => {
          forgetProblem();
          state.setLine(text);
        }}
      />
      {isEmpty ? (
        <Favourites
          onPick={(text, chosen) => {
            state.fill(text, chosen);
            input.current?.focus();
          }}
        />
      ) : (
        <LineChips state={state} transfer={transfer} input={input} onChange={forgetProblem} />
      )}
      {isEmpty && <Guide />}
      <SaveButtons
        entry={entry}
        isTransfer={transferReading !== undefined}
        next={main}
        isBusy={isBusy}
        onSave={(next) => void submit(next)}
      />
    </form>
  );
}

type InputProps = {
  ref: RefObject<HTMLInputElement | null>;
  line: string;
  help: string | undefined;
  problem: string | undefined;
  onChange: (line: string) => void;
};

function LineInput({ ref, line, help, problem, onChange }: InputProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      ref={ref}
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
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={MAX_QUICK_TEXT_LENGTH}
      autoComplete="off"
      enterKeyHint="done"
      data-autofocus
    />
  );
}

type ChipsProps = ComponentProps<typeof EntryChips> & { transfer: TransferLine };

/** The reading of the line, as a transfer or as a transaction. */
function LineChips({ transfer: { reading, isRefused, refuse }, ...entry }: ChipsProps) {
  const change = (isNowRefused: boolean) => {
    entry.onChange();
    refuse(isNowRefused);
    // The pressed button disappears.
    entry.input.current?.focus();
  };
  if (reading) return <TransferChips reading={reading} onRefuse={() => change(true)} />;
  return (
    <>
      <EntryChips {...entry} />
      {isRefused && <TakeTransferBack onPress={() => change(false)} />}
      <EntryStatus state={entry.state} />
    </>
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
