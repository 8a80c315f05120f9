import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation } from 'react-router';
import { useFormat } from '#web/lib/format.ts';
import { QuestionDialog } from '#web/ui/question.tsx';

type Report = (title: string, isUnsaved: boolean) => void;

const Unsaved = createContext<Report>(() => undefined);

/** Tells the screen around a form, by the form's title, that something in it is not saved. */
export function useReportUnsaved(title: string, isUnsaved: boolean): void {
  const report = use(Unsaved);
  useEffect(() => {
    report(title, isUnsaved);
    return () => report(title, false);
  }, [report, title, isUnsaved]);
}

/** Asks before the screen is left while one of the forms in it has something that is not saved. */
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
    // Once somebody has left, the router is elsewhere already while this still shows.
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <QuestionDialog
      title={t('systemSettings.unsaved.title')}
      confirmLabel={t('systemSettings.unsaved.leave')}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>
        {t('systemSettings.unsaved.text', {
          sections: new Intl.ListFormat(locale, { type: 'conjunction' }).format(titles),
        })}
      </p>
    </QuestionDialog>
  );
}
