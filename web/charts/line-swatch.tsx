type Props = { color: string; dash?: string | undefined; isBars?: boolean | undefined };

/** A short piece of a line with its dash, or of a bar, so that a legend does not depend on colour alone. */
export function LineSwatch({ color, dash, isBars = false }: Props) {
  if (isBars) {
    return (
      <svg width={10} height={10} aria-hidden focusable="false">
        <rect width={10} height={10} rx={3} fill={color} />
      </svg>
    );
  }
  return (
    <svg width={18} height={8} aria-hidden focusable="false">
      <line x1={1} x2={17} y1={4} y2={4} stroke={color} strokeWidth={2.5} strokeDasharray={dash} />
    </svg>
  );
}
