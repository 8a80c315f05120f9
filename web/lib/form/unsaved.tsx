import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import { useFormat } from '../format/format.ts';

type Report = (title: string, isUnsaved: boolean) => void;

const Unsaved = createContext<Report | undefined>(undefined);

/** Has people asked before they leave a form in which something is not saved; the question names it by its title. */
export function useUnsaved(title: string, isUnsaved: boolean): void {
  const report = use(Unsaved);
  if (report === undefined)
    throw new Error('Nobody would ask: the screen needs an <UnsavedGuard> around it.');
  useEffect(() => {
    report(title, isUnsaved);
    return () => report(title, false);
  }, [report, title, isUnsaved]);
}

/** Asks before a screen is left while one of the forms in it has something that is not saved. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const reports = useReports();
  return (
    <Unsaved value={reports.report}>
      {children}
      <LeaveQuestion {...reports} />
    </Unsaved>
  );
}

type DialogProps = Omit<ComponentProps<typeof Dialog>, 'children' | 'closeOnEscape'> & {
  /** What is in it; `leave` closes it as its own button does. */
  children: (leave: () => void) => ReactNode;
};

/** A dialog that asks before it is closed, and before its screen is left, while its form has something that is not saved. */
export function UnsavedDialog({ children, onClose, ...dialog }: DialogProps) {
  const reports = useReports();
  const [isAsking, setIsAsking] = useState(false);
  // After the press of Escape that leaves, which would close the question as well.
  const ask = () => setTimeout(() => setIsAsking(true));
  const leave = () => (reports.isUnsaved() ? ask() : onClose());
  return (
    <Unsaved value={reports.report}>
      <Dialog {...dialog} onClose={leave} closeOnEscape={!isAsking}>
        {children(leave)}
      </Dialog>
      <LeaveQuestion {...reports} />
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
  /** The titles of the forms in which something is not saved. */
  titles: readonly string[];
  /** Whether there is one, also before that shows: somebody may leave at once. */
  isUnsaved: () => boolean;
  report: Report;
};

function useReports(): Reports {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const latest = useRef(titles);
  const report = useCallback<Report>((title, isUnsaved) => {
    const others = latest.current.filter((each) => each !== title);
    latest.current = isUnsaved ? [...others, title] : others;
    setTitles(latest.current);
  }, []);
  const isUnsaved = useCallback(() => latest.current.length > 0, []);
  return { titles, isUnsaved, report };
}

/** Asks before the browser or a link leads elsewhere. */
function LeaveQuestion({ titles, isUnsaved }: Reports) {
  const isGuarding = titles.length > 0;
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() &&
      // Once somebody has left, the router is elsewhere already while this still shows.
      currentLocation.pathname === pathname &&
      // Who goes to the sign-in has no session any more, and could save nothing.
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
