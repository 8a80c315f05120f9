import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUESTION_LENGTH } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useFieldErrorText } from '#web/ui/error-text.ts';
import classes from './ask.module.css';

type Props = {
  input?: RefObject<HTMLInputElement | null>;
  /** The arrow-up key puts this question into the empty field. */
  lastQuestion?: string | undefined;
  /** A question that was not understood. It returns to the empty field and is selected, to be corrected or replaced. */
  unclear?: string | undefined;
  onAsk: (question: string) => void;
};

/** The error is above the input, because below it would push the button away. */
const ERROR_ABOVE: ('label' | 'error' | 'input')[] = ['label', 'error', 'input'];

export function QuestionForm({ input, lastQuestion, unclear, onAsk }: Props) {
  const { t } = useTranslation();
  const ownInput = useRef<HTMLInputElement>(null);
  const field = input ?? ownInput;
  const [text, setText] = useReturningText(field, unclear);
  const question = text.trim();
  const error = useLengthError(question.length);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' || text !== '' || lastQuestion === undefined) return;
    event.preventDefault();
    setText(lastQuestion);
  }
  return (
    <form
      className={`flex wrap gap-12 ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (question === '' || error !== undefined) return;
        setText('');
        onAsk(question);
      }}
    >
      <TextInput
        ref={field}
        className={`shrink ${classes.question}`}
        label={t('ask.question')}
        placeholder={t('ask.placeholder')}
        value={text}
        error={error}
        inputWrapperOrder={ERROR_ABOVE}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">{t('ask.send')}</Button>
    </form>
  );
}

/** The field's text. An unclear question returns to it, and leaves it once another question is clear. */
function useReturningText(field: RefObject<HTMLInputElement | null>, unclear: string | undefined) {
  const [text, setText] = useState('');
  const [returned, setReturned] = useState(unclear);
  if (unclear !== returned) {
    setReturned(unclear);
    if (unclear !== undefined && text === '') setText(unclear);
    if (unclear === undefined && text === returned) setText('');
  }
  useEffect(() => {
    if (unclear !== undefined && field.current?.value === unclear)
      field.current.setSelectionRange(0, unclear.length);
  }, [field, unclear]);
  return [text, setText] as const;
}

/** The message that a question is too long, with its length and the limit: '(312 / 300)'. */
function useLengthError(length: number): string | undefined {
  const format = useFormat();
  const fieldErrorText = useFieldErrorText();
  if (length <= MAX_QUESTION_LENGTH) return undefined;
  return `${fieldErrorText('textTooLong')} (${format.count(length)} / ${format.count(MAX_QUESTION_LENGTH)})`;
}
