type Size = { width: number; height: number };

const OVERLAP = 14;

/**
 * The place of a slice's card: on the slice's side, at the top of the ring for its upper half and at the bottom for its
 * lower one, so that the card covers neither the total nor the legend.
 */
export function placeBySlice({
  values,
  index,
  size,
  card,
}: {
  values: readonly number[];
  index: number;
  size: number;
  card: Size;
}): { left: number; top: number } {
  const total = values.reduce((sum, value) => sum + value, 0);
  const valueBefore = values.slice(0, index).reduce((sum, value) => sum + value, 0);
  const turn = total > 0 ? (valueBefore + (values[index] ?? 0) / 2) / total : 0;
  const angle = turn * 2 * Math.PI;
  const isUpper = Math.cos(angle) > 0;
  // A phone has little room next to the ring, so the card stays between the ring's sides.
  const side = (Math.sin(angle) + 1) / 2;
  return { left: side * (size - card.width), top: isUpper ? OVERLAP - card.height : size - card.height };
}
