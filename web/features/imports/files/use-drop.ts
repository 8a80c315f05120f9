import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files and text that are dropped or pasted anywhere on the page. Returns whether files are dragged over it. */
export function useDrop(onFiles: (files: File[]) => void, onText: (text: string) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const takeFiles = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  const takeText = useEffectEvent(onText);
  useEffect(() => {
    const controller = new AbortController();
    listenToDrops(controller.signal, setIsOver, (files) => takeFiles(files));
    listenToPastes(
      controller.signal,
      (files) => takeFiles(files),
      (text) => takeText(text),
    );
    return () => controller.abort();
  }, []);
  return isOver;
}

type Handler<Value> = (value: Value) => void;

function listenToDrops(signal: AbortSignal, setIsOver: Handler<boolean>, takeFiles: Handler<File[]>): void {
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(true);
  };
  // When the pointer moves to another element of the page, that element is the related target.
  const onDragLeave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
  const onDrop = (event: DragEvent) => {
    setIsOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    takeFiles([...(event.dataTransfer?.files ?? [])]);
  };
  document.addEventListener('dragover', onDragOver, { signal });
  document.addEventListener('dragleave', onDragLeave, { signal });
  document.addEventListener('drop', onDrop, { signal });
}

function listenToPastes(signal: AbortSignal, takeFiles: Handler<File[]>, takeText: Handler<string>): void {
  const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
    if (isEditable(target)) return;
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) takeFiles(files);
    else if (text.trim() !== '') takeText(text);
  };
  document.addEventListener('paste', onPaste, { signal });
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true;
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
