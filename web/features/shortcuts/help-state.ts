import { createShownState } from '#web/lib/screen/shown-state.ts';

export const { show: showShortcutsHelp, useIsShown: useIsHelpShown } = createShownState();
