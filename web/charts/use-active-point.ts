import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

type Options = {
  lastIndex: number;
  /** The index of the point at an x coordinate of the chart. */
  pointAt: (x: number) => number;
  onOpen: ((index: number) => void) | undefined;
};

/** The active point of a chart, and the handlers with which pointer, touch and keyboard move or open it. */
export function useActivePoint({ lastIndex, pointAt, onOpen }: Options) {
  const [activeIndex, setActiveIndex] = useState<number>();
  const active = activeIndex === undefined ? undefined : Math.min(activeIndex, lastIndex);
  const isShown = useRef(false);

  const findPoint = (event: MouseEvent<HTMLDivElement>) =>
    pointAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
  const moveTo = (event: PointerEvent<HTMLDivElement>) => setActiveIndex(findPoint(event));

  const handlers = {
    onPointerMove: moveTo,
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      // The first tap shows the point and the second opens it; a mouse has already shown it.
      isShown.current = event.pointerType === 'mouse' || active === findPoint(event);
      moveTo(event);
    },
    onClick(event: MouseEvent<HTMLDivElement>) {
      if (isShown.current) onOpen?.(findPoint(event));
    },
    onPointerLeave(event: PointerEvent<HTMLDivElement>) {
      const isReadByKeyboard = event.currentTarget.matches(':focus-visible');
      if (event.pointerType === 'mouse' && !isReadByKeyboard) setActiveIndex(undefined);
    },
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      if (event.key === 'Escape') return setActiveIndex(undefined);
      if (event.key === 'Enter') return onOpen?.(active ?? lastIndex);
      const nextIndex = stepTo(event.key, active ?? lastIndex, lastIndex);
      if (nextIndex === undefined) return;
      event.preventDefault();
      setActiveIndex(nextIndex);
    },
    onFocus(event: FocusEvent<HTMLDivElement>) {
      if (event.currentTarget.matches(':focus-visible')) setActiveIndex((current) => current ?? lastIndex);
    },
    onBlur: () => setActiveIndex(undefined),
  };
  return { active, handlers };
}

function stepTo(key: string, index: number, last: number): number | undefined {
  const page = Math.max(2, Math.round(last / 10));
  const steps: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - page,
    PageUp: index + page,
    Home: 0,
    End: last,
  };
  const nextIndex = steps[key];
  return nextIndex === undefined ? undefined : Math.min(last, Math.max(0, nextIndex));
}
