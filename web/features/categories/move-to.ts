/** Returns the ids with `id` at `place`, counted from 0; the others keep their order. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  const at = Math.max(0, Math.min(place, others.length));
  return others.toSpliced(at, 0, id);
}
