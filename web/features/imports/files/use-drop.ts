import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped or pasted anywhere on the page, and pasted text. True while files are over the page. */
export function useDrop(onFiles: (files: File[]) => void, onText: (text: string) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  const takeText = useEffectEvent(onText);
  useEffect(() => {
    const { signal, abort } = listen();
    const on = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      handle: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, handle, { signal });
    on('dragover', (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsOver(true);
    });
    on('dragleave', (event) => {
      // To another element of the page it is no leaving.
      if (event.relatedTarget === null) setIsOver(false);
    });
    on('drop', (event) => {
      setIsOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    });
    on('paste', (event) => {
      if (isEditable(event.target)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) take(files);
      else if (text.trim() !== '') takeText(text);
    });
    return abort;
  }, []);
  return isOver;
}

function listen() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
