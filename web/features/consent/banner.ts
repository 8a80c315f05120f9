import type { consent as en } from '#shared/i18n/en/consent.ts';
import type { Shape } from '#shared/i18n/shape.ts';
import { paths } from '#shared/paths.ts';
import classes from './banner.module.css';
import { reportPageView } from './report-page-view.ts';
import { chooseConsent, consentStatus, type ConsentChoice } from './status.ts';

type Texts = Shape<typeof en>;

let closeOpened: (() => void) | undefined;

/**
 * Shows the question at the bottom, on pages with and without React. Nobody has to answer first: the page keeps
 * working, and Escape changes nothing.
 */
export function openBanner(texts: Texts, isReopened: boolean): void {
  // A question that somebody opened can be closed. It replaces an open question in another language.
  const opener = isReopened ? document.activeElement : null;
  closeOpened?.();
  const banner = build(texts, isReopened, answer, close);
  const measure = new ResizeObserver(() => makeRoom(banner.offsetHeight, isOverPage(banner)));
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  // The banner comes after the page, so that the skip link stays the first stop of the keyboard.
  document.body.append(banner);
  banner.addEventListener('keydown', closeOnEscape);
  measure.observe(banner);
  measure.observe(document.body);
  closeOpened = remove;
  if (isReopened) banner.focus();

  function answer(choice: ConsentChoice): void {
    const oldStatus = consentStatus();
    chooseConsent(choice);
    close();
    if (choice === 'accepted' && oldStatus !== 'accepted') void reportPageView(location.pathname);
  }

  function close(): void {
    const hadFocus = banner.contains(document.activeElement);
    remove();
    if (!hadFocus) return;
    const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  function remove(): void {
    measure.disconnect();
    banner.remove();
    makeRoom(0, false);
    closeOpened = undefined;
  }
}

const PARTS = 'a, button, input, select, textarea, summary, label, h1, h2, h3, p, li, td';

/** Whether the page is longer than the window, or the question covers a part of the page. */
function isOverPage(banner: HTMLElement): boolean {
  const room = Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
  if (document.body.offsetHeight - room > innerHeight) return true;
  const { left, right, top, bottom } = banner.getBoundingClientRect();
  return [...document.body.querySelectorAll(PARTS)].some((part) => {
    if (banner.contains(part)) return false;
    const box = part.getBoundingClientRect();
    return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
}

/** Makes room for toasts above the question, and extends the page so that its end can scroll above the question too. */
function makeRoom(height: number, coversPage: boolean): void {
  const { style } = document.documentElement;
  style.setProperty('--consent-height', `${height}px`);
  style.setProperty('--consent-room', coversPage ? `${height + 24}px` : '0px');
}

function build(
  texts: Texts,
  isReopened: boolean,
  onAnswer: (choice: ConsentChoice) => void,
  onClose: () => void,
): HTMLElement {
  const status = consentStatus();
  const banner = element('section', classes.banner);
  banner.tabIndex = -1;
  banner.setAttribute('aria-label', texts.title);
  banner.append(element('p', classes.title, texts.title), element('p', classes.text, texts.text));
  if (status !== 'not_set') banner.append(element('p', classes.current, texts.current[status]));
  banner.append(
    ...buildDetails(texts),
    button(texts.decline, classes.button, () => onAnswer('declined')),
    button(texts.accept, classes.button, () => onAnswer('accepted')),
  );
  if (isReopened) banner.append(closeButton(texts.close, onClose));
  return banner;
}

/** A list of what is counted, and the button that shows and hides the list. */
function buildDetails(texts: Texts): HTMLElement[] {
  const details = element('div', classes.more);
  details.hidden = true;
  const list = element('ul', classes.list);
  list.append(...[texts.counted, texts.never, texts.stored].map((text) => element('li', undefined, text)));
  const link = element('a', classes.link, texts.policy);
  link.href = paths.privacyPolicy;
  details.append(list, link);
  const opener = button(texts.details, classes.opener, () => {
    details.hidden = !details.hidden;
    opener.setAttribute('aria-expanded', String(!details.hidden));
  });
  opener.setAttribute('aria-expanded', 'false');
  return [opener, details];
}

function button(label: string, className: string | undefined, onClick: () => void): HTMLButtonElement {
  const created = element('button', className, label);
  created.type = 'button';
  created.addEventListener('click', onClick);
  return created;
}

function closeButton(label: string, onClick: () => void): HTMLButtonElement {
  const created = button('×', classes.close, onClick);
  created.setAttribute('aria-label', label);
  return created;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  if (className !== undefined) created.className = className;
  created.textContent = text;
  return created;
}
