import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { ResetLinkDialog } from './reset-link-dialog.tsx';
import type { useAccountAction } from './use-account-action.ts';
import type { useOpenUser } from './use-users-search.ts';
import { isDangerous, type Person } from './account-actions.ts';
import type { AccountAction } from './api.ts';

type Action = ReturnType<typeof useAccountAction>;

type Props = {
  details: ReturnType<typeof useOpenUser>;
  action: Action;
  /** Holds a row with `data-user` for each user. */
  list: RefObject<HTMLElement | null>;
  renderAuditEntry: (entry: AuditEntry) => ReactNode;
};

/**
 * Shows one dialog at a time: the details of the user in the address, the question or form before an action, or the
 * link for a new password.
 */
export function UserDialogs({ details: { userId, closeUser }, action, list, renderAuditEntry }: Props) {
  const [lastId, setLastId] = useState(userId);
  if (userId !== undefined && userId !== lastId) setLastId(userId);
  const isActionOpen = [action.question, action.resetLink, action.plan].some(
    ({ shown }) => shown?.isOpen === true,
  );
  const returnToList = (id: string) => userId === undefined && focusRow(list.current, id);
  return (
    <>
      {lastId !== undefined && (
        <DetailsDialog
          id={lastId}
          isOpen={userId !== undefined && !isActionOpen}
          onClose={closeUser}
          onClosed={() => !isActionOpen && returnToList(lastId)}
          onAction={action.ask}
          renderAuditEntry={renderAuditEntry}
        />
      )}
      <ActionDialogs action={action} returnToList={returnToList} />
    </>
  );
}

function ActionDialogs({ action, returnToList }: { action: Action; returnToList: (id: string) => void }) {
  const { question, resetLink, plan } = action;
  const { shown: shownQuestion } = question;
  const { shown: shownLink } = resetLink;
  return (
    <>
      {shownQuestion && (
        <AccountQuestion
          {...shownQuestion}
          isPending={action.isPending}
          onClose={question.close}
          onConfirm={() => action.confirm(shownQuestion)}
          onClosed={() => shownLink?.isOpen !== true && returnToList(shownQuestion.person.id)}
        />
      )}
      {plan.shown && (
        <PlanDialog
          {...plan.shown}
          key={plan.shown.person.id}
          onClose={plan.close}
          onClosed={() => returnToList(plan.shown?.person.id ?? '')}
        />
      )}
      {shownLink && (
        <ResetLinkDialog
          {...shownLink}
          onClose={resetLink.close}
          onClosed={() => {
            resetLink.forget();
            returnToList(shownLink.person.id);
          }}
        />
      )}
    </>
  );
}

/** The opener has closed or rendered again, so the focus is restored by hand. */
function focusRow(list: HTMLElement | null, id: string): void {
  const row = list?.querySelector(`[data-user='${CSS.escape(id)}']`);
  (row?.querySelector('button') ?? list)?.focus();
}

type AccountQuestionProps = Question & {
  action: Exclude<AccountAction, 'plan'>;
  person: Person;
  isPending: boolean;
};

/** Asks before an action on an account; names the person and says what will happen. */
function AccountQuestion({ action, person, ...question }: AccountQuestionProps) {
  const { t } = useTranslation();
  const { displayName: name, email } = person;
  return (
    <QuestionDialog
      {...question}
      title={t(`adminUsers.questions.${action}.title`, { name })}
      confirmLabel={t(`adminUsers.questions.${action}.confirm`)}
      isDangerous={isDangerous(action)}
      returnFocus={false}
    >
      <p>{t(`adminUsers.questions.${action}.text`, { name, email })}</p>
    </QuestionDialog>
  );
}
