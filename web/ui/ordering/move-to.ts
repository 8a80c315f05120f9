/** Returns the ids with `id` at `place`, counted from 0; the others keep their order. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const otherIds = ids.filter((other) => other !== id);
  return otherIds.toSpliced(Math.max(0, place), 0, id);
}
