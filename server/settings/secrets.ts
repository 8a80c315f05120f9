import { SECRET_NAMES, type SecretName } from '#shared/contract/setting-values.ts';
import type { SettingRow } from './queries.ts';

/** The secrets by name; null if a secret is not stored, or was sealed with another SECRET. */
export type Secrets = Record<SecretName, string | null>;

/** Reads the secrets among the rows of the settings. */
export function openSecrets(rows: readonly SettingRow[], open: (sealed: string) => string): Secrets {
  return Object.fromEntries(SECRET_NAMES.map((name) => [name, openSecret(name)])) as Secrets;

  function openSecret(name: SecretName): string | null {
    const row = rows.find(({ key }) => key === name);
    if (row === undefined) return null;
    try {
      return open(JSON.parse(row.value) as string);
    } catch {
      return null;
    }
  }
}
