import { useState } from 'react';
import { SIDEBAR_COOKIE_DAYS } from '#shared/limits.ts';
import { readCookie, writeCookie } from '#web/lib/browser/browser-storage.ts';

const SIDEBAR_COOKIE = 'saldo-sidebar';

/** From this width on there is room for an open sidebar. */
const OPEN_FROM_WIDTH_PX = 1100;

/** A cookie keeps the state of the sidebar for seven days (spec section 3). Without it, the window's width decides. */
export function useSidebarState(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(() => {
    const stored = readCookie(SIDEBAR_COOKIE);
    return stored === undefined ? innerWidth >= OPEN_FROM_WIDTH_PX : stored !== 'collapsed';
  });
  const toggle = () => {
    writeCookie(SIDEBAR_COOKIE, isOpen ? 'collapsed' : 'open', SIDEBAR_COOKIE_DAYS * 24 * 60 * 60);
    setIsOpen(!isOpen);
  };
  return [isOpen, toggle];
}
