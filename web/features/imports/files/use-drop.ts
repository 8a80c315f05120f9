import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files and text that are dropped or pasted anywhere on the page. Returns whether files are over the page. */
export function useDrop(onFiles: (files: File[]) => void, onText: (text: string) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  const takeText = useEffectEvent(onText);
  useEffect(() => {
    const listening = new AbortController();
    listenToDrops(listening.signal, setIsOver, (files) => take(files));
    listenToPastes(
      listening.signal,
      (files) => take(files),
      (text) => takeText(text),
    );
    return () => listening.abort();
  }, []);
  return isOver;
}

type Handler<Value> = (value: Value) => void;

function listenToDrops(signal: AbortSignal, setIsOver: Handler<boolean>, take: Handler<File[]>): void {
  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(true);
  };
  // When the pointer moves to another element of the page, that element is the related target.
  const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  };
  document.addEventListener('dragover', over, { signal });
  document.addEventListener('dragleave', leave, { signal });
  document.addEventListener('drop', drop, { signal });
}

function listenToPastes(signal: AbortSignal, take: Handler<File[]>, takeText: Handler<string>): void {
  const paste = ({ target, clipboardData }: ClipboardEvent) => {
    if (isEditable(target)) return;
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) take(files);
    else if (text.trim() !== '') takeText(text);
  };
  document.addEventListener('paste', paste, { signal });
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
