import type { CountedImport } from '#shared/contract/imports.ts';
import type { Categories } from '../categories/use-category-map.ts';
import type { FileError, FileReading, ImportFile } from '../files/import-file.ts';
import type { KnownSources } from '../files/use-files.ts';
import type { FileAccount } from '../sources/accounts.ts';
import type { SourceChoices } from '../sources/drafts.ts';
import type { ReviewMemory } from './kept-review.ts';

/** The inputs of the review, and the functions that go to other steps. */
export type PreviewProps = {
  files: readonly (ImportFile & { reading: FileReading })[];
  /** The files that could not be read. */
  unread: readonly (ImportFile & { error: FileError })[];
  accounts: readonly FileAccount[];
  choices: SourceChoices;
  categories: Categories;
  known: KnownSources;
  /** Keeps the decisions while an earlier step shows. */
  memory: ReviewMemory;
  onBack: () => void;
  onEditSources: () => void;
  onEditReading: () => void;
  onSaved: (imports: CountedImport[]) => void;
};
