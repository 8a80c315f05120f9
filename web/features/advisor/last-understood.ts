import type { Previous } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';

/** A greeting, help and a refusal have nothing that a next question could follow. */
const TALK = /^(?:smalltalk|help|refuse)/;

/** What a next question follows: the last that was asked of the transactions; the newest of `turns` is first. */
export function lastUnderstood(
  turns: readonly { outcome?: { answer?: Answer | undefined; error?: unknown } | undefined }[],
): Previous | undefined {
  for (const { outcome } of turns) {
    const understood = outcome?.answer?.understood;
    if (understood && outcome.answer?.kind !== 'refused' && !TALK.test(understood.intent))
      return { intent: understood.intent, slots: understood.slots } as Previous;
  }
  return undefined;
}
