import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';

type Props = DialogProps & {
  title: string;
  /** The question before the dialog closes, if closing would lose something now. */
  question: 'leaveCheck' | 'leaveCodes' | undefined;
  children: ReactNode;
};

/** A dialog that asks before somebody closes it too early. */
export function GuardedDialog({ question, onClose, children, ...dialog }: Props) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  // The question keeps its words while it closes.
  const [asked, setAsked] = useState<NonNullable<Props['question']>>('leaveCodes');
  function leave(): void {
    if (question === undefined) return onClose();
    setAsked(question);
    // Waits until the press of Escape is over, which would close the question as well.
    setTimeout(() => setIsAsking(true));
  }
  return (
    <>
      <Dialog
        {...dialog}
        onClose={leave}
        closeOnClickOutside={false}
        closeOnEscape={!isAsking}
        returnFocus={false}
        size={480}
      >
        {children}
      </Dialog>
      <QuestionDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
        title={t(`twoStep.${asked}.title`)}
        confirmLabel={t(`twoStep.${asked}.confirm`)}
      >
        <p>{t(`twoStep.${asked}.text`)}</p>
      </QuestionDialog>
    </>
  );
}
