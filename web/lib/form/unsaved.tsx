import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from '#web/lib/navigation/hooks.ts';
import { paths } from '#shared/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import { useFormat } from '../format/format.ts';

/** Reports the title of a form while it has unsaved changes; undefined otherwise. Two forms may have the same title. */
type Report = (id: string, title: string | undefined) => void;

const Unsaved = createContext<Report | undefined>(undefined);

/** Asks before somebody leaves a form with unsaved changes; the question names the form by its title. */
export function useUnsaved(title: string, isUnsaved: boolean): void {
  const report = use(Unsaved);
  if (report === undefined)
    throw new Error('Nobody would ask: the screen needs an <UnsavedGuard> around it.');
  const id = useId();
  useEffect(() => {
    report(id, isUnsaved ? title : undefined);
    return () => report(id, undefined);
  }, [report, id, title, isUnsaved]);
}

/** Asks before somebody leaves a screen with unsaved changes in one of its forms. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const reports = useReports();
  return (
    <Unsaved value={reports.report}>
      {children}
      <LeaveQuestion {...reports} />
    </Unsaved>
  );
}

type Props = Omit<ComponentProps<typeof Dialog>, 'children' | 'closeOnEscape'> & {
  /** The content; `leave` closes the dialog as its close button does. */
  children: (leave: () => void) => ReactNode;
};

/** A dialog that asks before somebody closes it or leaves its screen with unsaved changes. */
export function UnsavedDialog({ children, onClose, ...dialog }: Props) {
  const reports = useReports();
  const [isAsking, setIsAsking] = useState(false);
  // Waits until the press of Escape is over, which would close the question as well.
  const ask = () => setTimeout(() => setIsAsking(true));
  const leave = () => (reports.isUnsaved() ? ask() : onClose());
  return (
    <Unsaved value={reports.report}>
      <Dialog {...dialog} onClose={leave} closeOnEscape={!isAsking}>
        {children(leave)}
      </Dialog>
      <LeaveQuestion {...reports} isInDialog />
      <UnsavedQuestion
        titles={reports.titles}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
      />
    </Unsaved>
  );
}

type Reports = {
  /** The titles of the forms with unsaved changes. */
  titles: readonly string[];
  /** Whether any form has unsaved changes; right even before the next render, because somebody may leave at once. */
  isUnsaved: () => boolean;
  report: Report;
};

function useReports(): Reports {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const latest = useRef(new Map<string, string>());
  const report = useCallback<Report>((id, title) => {
    latest.current.delete(id);
    if (title !== undefined) latest.current.set(id, title);
    setTitles([...new Set(latest.current.values())]);
  }, []);
  const isUnsaved = useCallback(() => latest.current.size > 0, []);
  return { titles, isUnsaved, report };
}

/** Asks before the browser or a link leaves the screen. Back closes a dialog, which asks by itself. */
function LeaveQuestion({ titles, isUnsaved, isInDialog = false }: Reports & { isInDialog?: boolean }) {
  const isGuarding = titles.length > 0;
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, isBack }) =>
      isUnsaved() &&
      !(isInDialog && isBack) &&
      // After somebody has left, the router has the new path while this still renders.
      currentLocation.pathname === pathname &&
      // Only a session that has ended leads to the sign-in, and nothing could be saved.
      ![pathname, paths.login as string].includes(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isGuarding) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isGuarding]);
  return (
    <UnsavedQuestion
      titles={titles}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

function UnsavedQuestion({ titles, ...question }: Question & { titles: readonly string[] }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const forms = new Intl.ListFormat(locale, { type: 'conjunction' }).format(titles);
  return (
    <QuestionDialog {...question} title={t('forms.unsaved.title')} confirmLabel={t('forms.unsaved.leave')}>
      <p>{t('forms.unsaved.text', { forms })}</p>
    </QuestionDialog>
  );
}
