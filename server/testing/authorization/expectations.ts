import { expect } from 'vitest';
import { errorStatus, type ErrorCode } from '#shared/errors.ts';
import type { TestResponse } from '#server/testing/test-client.ts';
import { CANARY, type Row } from './stage.ts';

export function isById(name: string): boolean {
  return name.includes(':id');
}

export function expectRefused(answer: TestResponse, code: ErrorCode, status: number): void {
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(JSON.stringify(answer.body)).not.toContain(CANARY);
}

export function expectOwn(answer: TestResponse, row: Row): void {
  if (typeof row.owner === 'number') expect(answer.status, JSON.stringify(answer.body)).toBe(row.owner);
  else expect([answer.status, answer.body.code]).toEqual([errorStatus(row.owner), row.owner]);
}
