import { createShownState } from './shown-state.ts';

export const { show: showQuickAdd, useIsShown: useIsQuickAddShown } = createShownState();
