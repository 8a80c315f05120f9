type AccountFile = { name: string; mimeType: string; buffer: Buffer };

const toFile = (name: string, text: string): AccountFile => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

const TIMES = { createdAt: '2026-01-02T03:04:05.678Z', updatedAt: '2026-02-03T04:05:06.789Z' };

/** Makes a download with `count` transactions, in the format of the previous version. */
export function accountFile({
  count = 3,
  ...fields
}: Record<string, unknown> & { count?: number } = {}): AccountFile {
  const profile = {
    email: 'marta@example.org',
    displayName: 'Marta',
    currency: 'USD',
    language: 'en',
    theme: 'light',
    timeZone: 'UTC',
    firstDayOfWeek: 1,
  };
  const records = Array.from({ length: count }, (_, at) => ({
    id: `01a20000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    userId: 'a7c1',
    type: at % 5 === 0 ? 'income' : 'expense',
    amount: 1.25,
    description: `Number ${at}`,
    category: at % 5 === 0 ? 'salary' : 'food',
    date: `2026-01-${String(1 + (at % 28)).padStart(2, '0')}`,
    ...TIMES,
  }));
  const head = { format: 'saldo', version: 1, exportedAt: '2026-09-01T10:00:00.000Z', profile, photo: null };
  return toFile('saldo-2026-09-01.json', JSON.stringify({ ...head, records, ...fields }));
}

export function damagedAccountFile(): AccountFile {
  const { buffer } = accountFile();
  return toFile('half.json', buffer.toString().slice(0, -40));
}

export function downloadedFile(text: string): AccountFile {
  return toFile('saldo-2026-11-20.json', text);
}
