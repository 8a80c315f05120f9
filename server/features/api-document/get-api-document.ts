import * as z from 'zod/mini';
import { endpoint } from '#shared/contract/endpoint.ts';

/** The only endpoint outside the contract, since it describes the contract. */
export const getApiDocument = endpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'The description of this API, as OpenAPI 3.1',
  tag: 'This description',
  access: 'public',
  output: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
});
