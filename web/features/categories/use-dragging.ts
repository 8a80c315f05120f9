import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import { moveTo } from '#web/ui/ordering/move-to.ts';

/** The props of a row's drag handle. */
export type DragHandle = { onPointerDown: (event: PointerEvent) => void };

type Drag = { id: string; order: readonly string[] };

const EDGE_PX = 80;
const SCROLL_PX = 12;

/**
 * Moves the rows of a list with the pointer. While a row is dragged only CSS changes the order, because a row that
 * leaves the document ends the touch. `onDrop` gets the new order at the end; Escape cancels.
 */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (ids: readonly string[]) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (drag === undefined) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const move = ({ clientY }: { clientY: number }) => {
      setDrag({ ...drag, order: moveTo(drag.order, drag.id, placeAt(list.current, drag, clientY)) });
      scrollAtEdge(clientY);
    };
    const drop = () => {
      setDrag(undefined);
      if (drag.order.some((id, place) => id !== ids[place])) onDrop(drag.order);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', () => setDrag(undefined), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && setDrag(undefined), { signal });
    return () => stop.abort();
  }, [drag, ids, list, onDrop]);

  const toHandle = (id: string): DragHandle => ({
    onPointerDown: (event) => {
      if (event.button !== 0 || isDragging) return;
      // Dragging must not select text.
      event.preventDefault();
      setDrag({ id, order: ids });
    },
  });
  return { order: drag?.order ?? ids, draggedId: drag?.id, toHandle };
}

/** The dragged row's place: how many other rows have their middle above the pointer. */
function placeAt(list: HTMLElement | null, { id }: Drag, y: number): number {
  const rows = [...(list?.children ?? [])] as HTMLElement[];
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset['categoryId'] !== id && top + height / 2 < y;
  }).length;
}

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
  if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
}
