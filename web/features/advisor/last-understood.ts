import type { Previous } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';

/** Intents that the next question cannot build on: greetings, help and refusals. */
const WITHOUT_FIGURES = /^(?:smalltalk|help|refuse)/;

/** Returns how the latest question about transactions was understood. `turns` is newest first. */
export function lastUnderstood(
  turns: readonly { outcome?: { answer?: Answer | undefined; error?: unknown } | undefined }[],
): Previous | undefined {
  for (const { outcome } of turns) {
    const understood = outcome?.answer?.understood;
    if (understood && outcome.answer?.kind !== 'refused' && !WITHOUT_FIGURES.test(understood.intent))
      return { intent: understood.intent, slots: understood.slots } as Previous;
  }
  return undefined;
}
