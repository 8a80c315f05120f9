/** Returns the ids with `id` at `place`, counted from 0; the others keep their order. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, place), 0, id);
}
