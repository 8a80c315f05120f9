/** A short piece of a line with its dash, so that a legend does not depend on colour alone. */
export function LineSwatch({ color, dash }: { color: string; dash?: string | undefined }) {
  return (
    <svg width={18} height={8} aria-hidden focusable="false">
      <line x1={1} x2={17} y1={4} y2={4} stroke={color} strokeWidth={2.5} strokeDasharray={dash} />
    </svg>
  );
}
