import { expect, it } from 'vitest';
import { toMailProblem } from './mail-problem.ts';

it.each([
  ['ESOCKET: connect ECONNREFUSED 127.0.0.1:9', 'refused'],
  ['EDNS: getaddrinfo ENOTFOUND smtp.exmaple.org', 'hostUnknown'],
  ['ESOCKET: getaddrinfo EAI_AGAIN smtp.example.org', 'hostUnknown'],
  ['ETIMEDOUT: Connection timeout', 'timedOut'],
  ['TimeoutError: The operation was aborted due to timeout', 'timedOut'],
  ['EAUTH: Invalid login: 535 5.7.8 Authentication credentials invalid', 'login'],
  ['EAUTH: Missing credentials for "PLAIN"', 'login'],
  ['ESOCKET: self-signed certificate', 'tls'],
  ['ESOCKET: 8038B7: error:0A00010B:SSL routines:ssl3_get_record:wrong version number', 'tls'],
  ['ETLS: Error upgrading connection with STARTTLS: 502 not implemented', 'tls'],
  ['EENVELOPE: Mail command failed: 530 5.7.0 Must issue a STARTTLS command first', 'tls'],
  ['EENVELOPE: Mail command failed: 550 5.1.0 rejected', 'sender'],
  ["EENVELOPE: Can't send mail - all recipients were rejected: 553 Sender address not owned", 'sender'],
  ["EENVELOPE: Can't send mail - all recipients were rejected: 550 5.1.1 unknown user", 'recipient'],
  ['EMESSAGE: Message failed: 554 5.7.1 Spam', 'message'],
  ['ECONNECTION: Connection closed unexpectedly', 'closed'],
  ['unknown', 'other'],
])('%s is a matter of: %s', (line, problem) => {
  expect(toMailProblem(line)).toBe(problem);
});
