import { expect } from 'vitest';
import { errorStatus, type ErrorCode } from '#shared/errors.ts';
import type { TestResponse } from '#server/testing/test-client.ts';
import { CANARY, type Row } from './stage.ts';

export function isById(name: string): boolean {
  return name.includes(':id');
}

export function expectRefused({ status, body }: TestResponse, code: ErrorCode, expectedStatus: number): void {
  expect([status, body.code]).toEqual([expectedStatus, code]);
  expect(JSON.stringify(body)).not.toContain(CANARY);
}

export function expectOwnerResponse({ status, body }: TestResponse, { owner }: Row): void {
  if (typeof owner === 'number') expect(status, JSON.stringify(body)).toBe(owner);
  else expect([status, body.code]).toEqual([errorStatus(owner), owner]);
}
