import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { QuestionDialog } from '#web/ui/question.tsx';
import { useFormat } from '../format.ts';

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
  const [titles, setTitles] = useState<readonly string[]>([]);
  const report = useCallback<Report>((title, isUnsaved) => {
    setTitles((before) => {
      if (before.includes(title) === isUnsaved) return before;
      return isUnsaved ? [...before, title] : before.filter((each) => each !== title);
    });
  }, []);
  return (
    <Unsaved value={report}>
      {children}
      <LeaveQuestion titles={titles} />
    </Unsaved>
  );
}

function LeaveQuestion({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const isUnsaved = titles.length > 0;
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      // Once somebody has left, the router is elsewhere already while this still shows.
      currentLocation.pathname === pathname &&
      // Who goes to the sign-in has no session any more, and could save nothing.
      ![pathname, paths.login as string].includes(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <QuestionDialog
      title={t('forms.unsaved.title')}
      confirmLabel={t('forms.unsaved.leave')}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>
        {t('forms.unsaved.text', {
          forms: new Intl.ListFormat(locale, { type: 'conjunction' }).format(titles),
        })}
      </p>
    </QuestionDialog>
  );
}
