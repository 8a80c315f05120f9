/** Whether a field stands in what a caller sends or in what the API answers. */
export type Side = 'input' | 'output';

type Note = { description: string; examples?: [unknown] };

/** What a field means, in the words of whoever sends it. */
const SENT: Record<string, Note> = {
  accepted: { description: 'Has to be true.' },
  amount: {
    description: "In major units, with at most the decimals of the user's currency.",
    examples: [25.5],
  },
  category: { description: "A new record without one is 'uncategorized'." },
  confirm: { description: 'The e-mail address of the account.', examples: ['ana@example.org'] },
  city: { description: 'One line; goes with country, without coordinates.', examples: ['Madrid'] },
  country: { description: 'An ISO 3166 code, or a name in one line.', examples: ['ES'] },
  currency: { description: 'An ISO 4217 code.', examples: ['EUR'] },
  currentPassword: { description: 'As it is now.', examples: ['three unrelated words'] },
  cursor: { description: 'The nextCursor of the page before.' },
  date: { description: 'A calendar day, at most one year ahead.', examples: ['2026-11-21'] },
  description: { description: 'One line; spaces around it are dropped.', examples: ['Coffee with Marta'] },
  displayName: { description: 'One line; spaces around it are dropped.', examples: ['Ana Ureña'] },
  email: { description: 'Kept in lower case.', examples: ['ana@example.org'] },
  firstDayOfWeek: { description: '0 for Sunday, 1 for Monday, 6 for Saturday.' },
  format: { description: 'json, if left out.', examples: ['json'] },
  from: { description: 'First day of the period, included.', examples: ['2026-11-01'] },
  id: {
    description:
      'A UUID of version 7. In a new record it is optional, and makes a repeated request harmless.',
    examples: ['01932f4e-8c00-7abc-8def-0123456789ab'],
  },
  instanceName: { description: 'One line; spaces around it are dropped.', examples: ['Casa Ureña'] },
  isAdmin: { description: 'What is not true counts as false.', examples: [true] },
  isSuspended: { description: 'What is not true counts as false.', examples: [true] },
  latitude: { description: 'In degrees; used to find the nearest city, never kept.', examples: [40.4168] },
  longitude: { description: 'In degrees; used to find the nearest city, never kept.', examples: [-3.7038] },
  ids: {
    description: 'Of records of either kind; those that do not exist are counted as missing.',
    examples: [['01932f4e-8c00-7abc-8def-0123456789ab']],
  },
  limit: { description: 'At most so many records.', examples: [10] },
  max: { description: "The largest amount, in major units of the user's currency." },
  min: { description: "The smallest amount, in major units of the user's currency." },
  name: {
    description: 'Left out, the part of the e-mail address before the at-sign.',
    examples: ['Ana Ureña'],
  },
  newEmail: { description: 'Kept in lower case.', examples: ['ana.urena@example.org'] },
  newPassword: {
    description: 'As long as minPasswordLength says; one of the most used passwords is refused.',
    examples: ['four other unrelated words'],
  },
  invite: { description: 'What an invitation link carries; needed where only the invited may sign up.' },
  note: { description: 'For whom it is; only administrators see it.', examples: ['Marta'] },
  order: {
    description: "'date' for newest first; any other value for the order of ids.",
    examples: ['date'],
  },
  password: {
    description: 'A new one is as long as minPasswordLength says, and none of the most used ones.',
    examples: ['three unrelated words'],
  },
  q: {
    description: 'A part of the description, without regard to case and accents.',
    examples: ['coffee'],
  },
  path: { description: 'The address of a screen; query and ids are not kept.', examples: ['/dashboard'] },
  setupCode: { description: 'The code that the server prints at its start while nobody administers it.' },
  sort: { description: "By date or by amount; 'newest' where it is left out." },
  termsAccepted: { description: 'Has to be true: the terms and the privacy policy are accepted.' },
  timeZone: { description: 'An IANA name; decides which day it is.', examples: ['Europe/Madrid'] },
  token: { description: 'What the link that was mailed carries.' },
  to: { description: 'Last day of the period, included.', examples: ['2026-11-30'] },
  v: { description: 'As it stands in photoURL.' },
  version: { description: 'The version of the terms that was shown.' },
};

/** What a field of an answer means. */
const ANSWERED: Record<string, Note> = {
  address: { description: 'Where it was begun.' },
  amount: { description: "In major units of the user's currency." },
  base64: { description: 'The photo itself.' },
  balance: { description: 'Income less expenses.' },
  categories: { description: 'Expenses by category, largest first.' },
  confirmed: { description: 'Which of the two addresses have confirmed the change.' },
  country: { description: 'An ISO 3166 code, or the name that was sent.' },
  count: { description: 'How many records.' },
  createdAt: { description: 'An instant in UTC.' },
  currency: { description: 'An ISO 4217 code.' },
  daily: { description: 'Every day of the period in order, days without records as zeros.' },
  date: { description: 'A calendar day.' },
  expiresAt: { description: 'An instant in UTC.' },
  deleted: { description: 'Send one again with its id to take its deletion back.' },
  expenses: { description: 'A sum in major units.' },
  firstDayOfWeek: { description: '0 for Sunday, 1 for Monday, 6 for Saturday.' },
  from: { description: 'First day, included.' },
  id: { description: 'A UUID of version 7.' },
  income: { description: 'A sum in major units.' },
  isCurrent: { description: 'Whether it is the session of who is asking.' },
  lastSeen: { description: 'An instant in UTC, or null.' },
  lastUsedAt: { description: 'An instant in UTC, at most five minutes behind.' },
  mail: { description: 'Whether mail is sent.' },
  locationDeclined: { description: 'Whether to ask for the location no more.' },
  missing: { description: 'How many of the ids had no record.' },
  name: { description: 'A category.' },
  nextCursor: { description: 'Send it as cursor for the next page; null on the last one.' },
  pending: { description: 'The change that waits to be confirmed, or null.' },
  photoURL: { description: 'Where the photo is, or null.' },
  previous: { description: 'The period before, up to the same day of it while this one still runs.' },
  recent: { description: 'The latest records of both kinds, newest first.' },
  termsVersion: { description: 'The version of the terms that was accepted; 0 for none.' },
  timeZone: { description: 'An IANA name.' },
  to: { description: 'Last day, included.' },
  total: { description: 'A sum in major units.' },
  unreadNotifications: { description: 'Always 0 for those who are no administrators.' },
  updatedAt: { description: 'An instant in UTC.' },
  value: { description: 'A sum in major units, rounded to two decimals.' },
};

/** Fields of the profile that nobody changes; a client may send back what it was given. */
const DROPPED: Record<string, Note> = {
  createdAt: { description: 'Accepted and dropped.' },
  email: { description: 'Accepted and dropped.' },
  uid: { description: 'Accepted and dropped.' },
};

/**
 * The description, and for what is sent an example, of a field that its name does not explain.
 * `takesAnything` tells a field that is looked at from one that may hold what it will.
 */
export function noteOn(field: string, side: Side, takesAnything: boolean): Note | undefined {
  if (side === 'output') return ANSWERED[field];
  return (takesAnything ? DROPPED[field] : undefined) ?? SENT[field];
}
