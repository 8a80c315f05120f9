/** A change that is reported to open browsers. */
export type BusEvent =
  /** This user's transactions, categories or plans have changed. */
  | { name: 'records'; userId: string }
  | { name: 'categories'; userId: string }
  | { name: 'profile'; userId: string }
  /** One or all sessions of this user have ended, or their role or suspension has changed. */
  | { name: 'access'; userId: string }
  /** A conversation of this user with the administrators has changed. */
  | { name: 'support'; userId: string }
  /** Public facts about the installation have changed. */
  | { name: 'instance' }
  /** Somebody came online or went offline. */
  | { name: 'presence' }
  /** Notifications to administrators were added or read. */
  | { name: 'notifications' };

/** An event, or `missed` if any events may have been missed. */
export type ReceivedEvent = BusEvent | { name: 'missed' };
