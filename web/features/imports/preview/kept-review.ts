import type { PreviewRow } from '#shared/import/match/types.ts';
import type { CategoryMap } from '../categories/mapping.ts';
import type { SourceChoices } from '../sources/drafts.ts';
import type { Preview } from './decisions.ts';
import type { PartMovements } from './use-preview.ts';

/** What is looked at in the review. It stays the same, whatever is fetched again meanwhile. */
export type Look = { of: LookedAt; turn: string; parts: PartMovements };

/** A review that somebody left to look at an earlier step, with what they had decided. */
export type KeptReview = { look: Look; rows: readonly PreviewRow[]; preview: Preview };

/** Where the review is kept while another step shows. */
export type ReviewMemory = { current: KeptReview | undefined };

type LookedAt = { readings: readonly unknown[]; sources: string; categories: string };

type Inputs = {
  files: readonly { reading: unknown }[];
  choices: Pick<SourceChoices, 'chosen'>;
  categories: { map: CategoryMap };
};

/** What a review depends on. A file has a new reading whenever its answers change. */
export function lookedAt({ files, choices, categories }: Inputs): LookedAt {
  return {
    readings: files.map(({ reading }) => reading),
    sources: sorted(choices.chosen),
    categories: sorted(categories.map),
  };
}

/** The kept review if it is one of the same files, read alike, with the same sources and categories. */
export function sameReview(kept: KeptReview | undefined, now: LookedAt): KeptReview | undefined {
  if (kept === undefined) return undefined;
  const { readings, sources, categories } = kept.look.of;
  const isSame =
    sources === now.sources &&
    categories === now.categories &&
    readings.length === now.readings.length &&
    readings.every((reading, at) => reading === now.readings[at]);
  return isSame ? kept : undefined;
}

function sorted(values: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
