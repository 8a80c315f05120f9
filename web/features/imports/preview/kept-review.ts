import type { PreviewRow } from '#shared/import/match/types.ts';
import type { CategoryMap } from '../categories/mapping.ts';
import type { Settled } from '../settlements/answers.ts';
import type { SourceChoices } from '../sources/drafts.ts';
import type { Preview } from './decisions.ts';
import type { PartMovements } from './use-preview.ts';

/** The inputs of a review when it started. Queries that fetch again do not change them. */
export type ReviewStart = { inputs: ReviewInputs; reviewId: string; parts: PartMovements };

/** A review that the user left for an earlier step, with the decisions so far. */
export type KeptReview = {
  start: ReviewStart;
  rows: readonly PreviewRow[];
  preview: Preview;
  settled: Settled;
};

/** Keeps the review while another step shows. */
export type ReviewMemory = { current: KeptReview | undefined };

type ReviewInputs = { readings: readonly unknown[]; sources: string; categories: string };

type Inputs = {
  files: readonly { reading: unknown }[];
  choices: Pick<SourceChoices, 'chosen'>;
  categories: { map: CategoryMap };
};

/** Returns the inputs that a review depends on. A file gets a new reading when its answers change. */
export function toReviewInputs({ files, choices, categories }: Inputs): ReviewInputs {
  return {
    readings: files.map(({ reading }) => reading),
    sources: toSortedJson(choices.chosen),
    categories: toSortedJson(categories.map),
  };
}

/** Returns the kept review if the readings, sources and categories are the same. */
export function findSameReview(kept: KeptReview | undefined, current: ReviewInputs): KeptReview | undefined {
  if (kept === undefined) return undefined;
  const { readings, sources, categories } = kept.start.inputs;
  const isSame =
    sources === current.sources &&
    categories === current.categories &&
    readings.length === current.readings.length &&
    readings.every((reading, index) => reading === current.readings[index]);
  return isSame ? kept : undefined;
}

function toSortedJson(values: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
