import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoStep } from '#shared/contract/two-step.ts';
import { useInstantText } from '#web/lib/format/instant-text.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { WarningLine } from '#web/ui/warning-line.tsx';
import classes from './two-step.module.css';
import { twoStepQuery, useRenew, useStart, useTurnOff, type Started } from './use-two-step.ts';

const TurnOnDialog = dialogOnDemand(async () => (await import('./turn-on-dialog.tsx')).TurnOnDialog);
const NewCodesDialog = dialogOnDemand(async () => (await import('./new-codes-dialog.tsx')).NewCodesDialog);

const FEW_CODES = 3;

/** Turns the code at sign-in on and off, and makes new recovery codes. */
export function TwoStepSection() {
  const { t } = useTranslation();
  const query = useQuery(twoStepQuery);
  const { data, isError } = query;
  const content = useRef<HTMLDivElement>(null);
  const started = useDialogContent<Started>();
  const codes = useDialogContent<readonly string[]>();
  // The button that opened a dialog may be gone, because the state has changed.
  const focusContent = () =>
    requestAnimationFrame(() => (content.current?.querySelector('button') ?? content.current)?.focus());
  return (
    <Card title={t('twoStep.title')}>
      <div ref={content} tabIndex={-1}>
        {data?.since === null && <Off onStarted={started.show} />}
        {data && data.since !== null && (
          <On
            since={data.since}
            left={data.recoveryCodesLeft}
            onRenewed={codes.show}
            onTurnedOff={focusContent}
          />
        )}
        {!data && isError && <LoadFailed query={query} />}
        {!data && !isError && <BlockSkeleton heights={[44, 44]} />}
      </div>
      {started.content && <TurnOnDialog {...started.dialog(focusContent)} started={started.content} />}
      {codes.content && <NewCodesDialog {...codes.dialog(focusContent)} codes={codes.content} />}
    </Card>
  );
}

/** The content of a dialog, which stays while the dialog closes and is forgotten afterwards. */
function useDialogContent<Content>() {
  const [shown, setShown] = useState<{ content: Content; isOpen: boolean }>();
  return {
    content: shown?.content,
    show: (content: Content) => setShown({ content, isOpen: true }),
    dialog: (onLeft: () => void) => ({
      isOpen: shown?.isOpen === true,
      onClose: () => setShown((current) => current && { ...current, isOpen: false }),
      onClosed: () => {
        setShown(undefined);
        onLeft();
      },
    }),
  };
}

function Off({ onStarted }: { onStarted: (started: Started) => void }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useStart(onStarted);
  return (
    <div className={`row wrap between ${classes.state}`}>
      <p className={`dim text-15 lines-145 ${classes.words}`}>{t('twoStep.off')}</p>
      <BusyButton variant="default" isBusy={isPending} onClick={() => mutate()}>
        {t('twoStep.turnOn')}
      </BusyButton>
    </div>
  );
}

type OnProps = {
  since: NonNullable<TwoStep['since']>;
  left: number;
  onRenewed: (codes: readonly string[]) => void;
  onTurnedOff: () => void;
};

function On({ since, left, onRenewed, onTurnedOff }: OnProps) {
  const { t } = useTranslation();
  const { date } = useInstantText();
  return (
    <div className="stack gap-14">
      <p className={`dim text-15 lines-145 ${classes.text}`}>{t('twoStep.on', { day: date(since) })}</p>
      <CodesLeft left={left} />
      <Actions onRenewed={onRenewed} onTurnedOff={onTurnedOff} />
    </div>
  );
}

function CodesLeft({ left }: { left: number }) {
  const { t } = useTranslation();
  if (left === 0) return <WarningLine text={t('twoStep.leftNone')} />;
  if (left <= FEW_CODES) return <WarningLine text={t('twoStep.leftFew', { count: left })} />;
  return <p className="text-15 weight-600">{t('twoStep.left', { count: left })}</p>;
}

function Actions({ onRenewed, onTurnedOff }: Pick<OnProps, 'onRenewed' | 'onTurnedOff'>) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<'renew' | 'turnOff'>();
  const close = () => setQuestion(undefined);
  const renew = useRenew(onRenewed);
  const turnOff = useTurnOff(onTurnedOff);
  return (
    <>
      <div className={`flex wrap at-end gap-10 ${classes.actions}`}>
        <BusyButton variant="default" isBusy={renew.isPending} onClick={() => setQuestion('renew')}>
          {t('twoStep.renew')}
        </BusyButton>
        <BusyButton
          variant="light"
          color="red"
          isBusy={turnOff.isPending}
          onClick={() => setQuestion('turnOff')}
        >
          {t('twoStep.turnOff')}
        </BusyButton>
      </div>
      <QuestionDialog
        isOpen={question === 'renew'}
        onClose={close}
        onConfirm={() => {
          close();
          renew.mutate();
        }}
        title={t('twoStep.renewQuestion.title')}
        confirmLabel={t('twoStep.renewQuestion.confirm')}
        isDangerous={false}
      >
        <p>{t('twoStep.renewQuestion.text')}</p>
      </QuestionDialog>
      <QuestionDialog
        isOpen={question === 'turnOff'}
        onClose={close}
        onConfirm={() => {
          close();
          turnOff.mutate();
        }}
        title={t('twoStep.turnOffQuestion.title')}
        confirmLabel={t('twoStep.turnOffQuestion.confirm')}
      >
        <p>{t('twoStep.turnOffQuestion.text')}</p>
      </QuestionDialog>
    </>
  );
}
