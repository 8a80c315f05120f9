import { useEffect, useEffectEvent, useReducer, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadIfReachable } from '#web/lib/browser/reload-if-reachable.ts';
import { showToast } from './toast.ts';

/**
 * A dialog whose code is fetched when it first opens, or before by `fetch`. If it cannot be fetched, a toast says
 * so, the page stays as it is, and the next opening tries again. Older browsers remember that a file could not be
 * fetched, and a newer release has other files: then only a reload of the page helps.
 */
export function dialogOnDemand<Props extends { isOpen: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let Dialog: ComponentType<Props> | undefined;
  let hasFailed = false;
  const fetchDialog = async () => {
    Dialog ??= await load();
  };

  function DialogOnDemand(props: Props) {
    const { t } = useTranslation();
    const [, showFetched] = useReducer((count: number) => count + 1, 0);
    const [isMounted, setIsMounted] = useState(false);
    const { isOpen, onClose } = props;
    const giveUp = useEffectEvent(() => {
      showToast({ kind: 'error', message: t('app.offline') });
      onClose();
      if (hasFailed) void reloadIfReachable();
      hasFailed = true;
    });
    useEffect(() => {
      if (isOpen && Dialog === undefined) fetchDialog().then(showFetched, giveUp);
    }, [isOpen]);
    const isFetched = Dialog !== undefined;
    useEffect(() => setIsMounted(isFetched), [isFetched]);
    // A dialog that is open when it mounts would not know where to return the focus.
    return Dialog === undefined ? null : <Dialog {...props} isOpen={isOpen && isMounted} />;
  }

  return Object.assign(DialogOnDemand, { fetch: fetchDialog });
}
