import { Button, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUESTION_LENGTH } from '#shared/limits.ts';
import classes from './ask.module.css';

type Props = {
  input?: RefObject<HTMLInputElement | null>;
  /** What the arrow up brings back. */
  lastQuestion?: string | undefined;
  onAsk: (question: string) => void;
};

/** One line for a question. */
export function QuestionForm({ input, lastQuestion, onAsk }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' || text !== '' || lastQuestion === undefined) return;
    event.preventDefault();
    setText(lastQuestion);
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const question = text.trim();
        if (question === '') return;
        setText('');
        onAsk(question);
      }}
    >
      <TextInput
        {...(input && { ref: input })}
        className={classes.question ?? ''}
        label={t('ask.question')}
        placeholder={t('ask.placeholder')}
        value={text}
        maxLength={MAX_QUESTION_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">{t('ask.send')}</Button>
    </form>
  );
}
