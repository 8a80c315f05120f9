import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { centerInRow } from '#web/lib/screen/center-in-row.ts';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import { useIsPhone } from '../use-is-phone.ts';
import classes from './sections.module.css';
import linkClasses from './section-links.module.css';
import { useCurrentSection } from './use-current-section.ts';

type Section<Name extends string> = {
  name: Name;
  title: string;
  content: ReactNode;
  /** Whether its content begins with the title itself. */
  isTitled?: boolean;
};

type Props<Name extends string> = {
  sections: readonly Section<Name>[];
  /** Names the list of sections. */
  label: string;
};

/**
 * The sections of a long screen next to a list of them. On phones the list comes first, and each section is a separate
 * page. Hidden sections stay in the document, so that typed text is not lost.
 */
export function Sections<Name extends string>({ sections, label }: Props<Name>) {
  const groups = useRef<HTMLDivElement>(null);
  const names = useMemo(() => sections.map(({ name }) => name), [sections]);
  const current = useCurrentSection(names, groups);
  const isPhone = useIsPhone();
  const hash = useLocation().hash.slice(1);
  const chosen = names.find((name) => name === hash);
  useFocusOnPhones(isPhone, chosen);
  useRootMark('data-sections', '');
  const isListShown = !isPhone || chosen === undefined;
  return (
    <div className={`grid align-start ${classes.columns}`}>
      {isListShown && (
        <SectionLinks sections={sections} current={isPhone ? undefined : current} label={label} />
      )}
      <div className={`stack gap-20 ${classes.groups}`} ref={groups}>
        {sections.map(({ name, title, content, isTitled = false }) => (
          <div
            key={name}
            id={name}
            className={`stack gap-20 ${classes.group}`}
            tabIndex={-1}
            hidden={isPhone && name !== chosen}
          >
            {isPhone && <BackLink label={label} />}
            {isPhone && !isTitled && <h2 className={`weight-650 lines-130 ${classes.title}`}>{title}</h2>}
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

function BackLink({ label }: { label: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      className={`align-centre gap-4 touchable accent text-15 weight-600 no-underline ${classes.back}`}
      to={pathname}
    >
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      {label}
    </Link>
  );
}

/** Moves the focus into a chosen section, and back to its link afterwards. */
function useFocusOnPhones(isPhone: boolean, chosen: string | undefined): void {
  const before = useRef(chosen);
  useEffect(() => {
    if (!isPhone || before.current === chosen) return;
    const target =
      chosen === undefined
        ? document.querySelector<HTMLElement>(`a[href$="#${before.current ?? ''}"]`)
        : document.getElementById(chosen);
    target?.focus({ preventScroll: true });
    before.current = chosen;
  }, [isPhone, chosen]);
}

type LinksProps<Name extends string> = {
  sections: readonly { name: Name; title: string }[];
  current: Name | undefined;
  label: string;
};

/** Links to the sections of a long screen: at its side, in a scrolling row on tablets, or as a list on phones. */
function SectionLinks<Name extends string>({ sections, current, label }: LinksProps<Name>) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => centerInRow(list.current, '[aria-current]'), [current]);
  return (
    <nav ref={list} className={`stack ${linkClasses.list}`} aria-label={label}>
      {sections.map(({ name, title }) => (
        <Link
          key={name}
          className={`row rigid touchable rounded dim text-15 weight-600 lines-130 no-underline ${linkClasses.link}`}
          to={`#${name}`}
          aria-current={name === current ? 'location' : undefined}
          // Moves the focus too, as a link into a page does.
          onClick={() => document.getElementById(name)?.focus({ preventScroll: true })}
        >
          <span className="grow">{title}</span>
          <IconChevronRight
            className={`rigid dim ${linkClasses.chevron}`}
            size={20}
            stroke={1.75}
            aria-hidden
          />
        </Link>
      ))}
    </nav>
  );
}
