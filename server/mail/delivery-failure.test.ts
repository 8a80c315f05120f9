import { expect, it } from 'vitest';
import { toMailProblem } from './delivery-failure.ts';

it.each([
  ['ESOCKET', 'connect ECONNREFUSED 127.0.0.1:9', 'connectionRefused'],
  ['EDNS', 'getaddrinfo ENOTFOUND smtp.exmaple.org', 'nameNotFound'],
  ['ESOCKET', 'getaddrinfo EAI_AGAIN smtp.example.org', 'nameNotFound'],
  ['ETIMEDOUT', 'Connection timeout', 'timedOut'],
  ['TimeoutError', 'The operation was aborted due to timeout', 'timedOut'],
  ['EAUTH', 'Invalid login: 535 5.7.8 Authentication credentials invalid', 'loginRefused'],
  ['EAUTH', 'Missing credentials for "PLAIN"', 'loginRefused'],
  ['ESOCKET', 'self-signed certificate', 'tlsFailed'],
  ['ESOCKET', '8038B7: error:0A00010B:SSL routines:ssl3_get_record:wrong version number', 'tlsFailed'],
  ['ETLS', 'Error upgrading connection with STARTTLS: 502 not implemented', 'tlsFailed'],
  ['EENVELOPE', 'Mail command failed: 530 5.7.0 Must issue a STARTTLS command first', 'tlsFailed'],
  ['EENVELOPE', 'Mail command failed: 550 5.1.0 rejected', 'senderRefused'],
  [
    'EENVELOPE',
    "Can't send mail - all recipients were rejected: 553 Sender address not owned",
    'senderRefused',
  ],
  ['EENVELOPE', "Can't send mail - all recipients were rejected: 550 5.1.1 unknown user", 'recipientRefused'],
  ['EMESSAGE', 'Message failed: 554 5.7.1 Spam', 'messageRefused'],
  ['ECONNECTION', 'Connection closed unexpectedly', 'connectionClosed'],
  ['EPROTOCOL', 'Invalid greeting. response=SSH-2.0-canary', 'unknown'],
])('%s: %s becomes %s', (code, message, problem) => {
  expect(toMailProblem(Object.assign(new Error(message), { code }))).toBe(problem);
});

it('a time-out of Saldo and values that are not errors become problems, too', () => {
  expect(toMailProblem(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))).toBe(
    'timedOut',
  );
  expect(toMailProblem('canary')).toBe('unknown');
});
