import { authApi } from './auth.ts';
import type { Endpoint } from './common/endpoint.ts';
import { evaluationsApi } from './evaluations.ts';
import { outboxApi } from './outbox.ts';
import { referenceApi } from './reference.ts';

/** Every call there is, by feature: what the access walk, the fuzzer and OpenAPI go through. */
export const contract: Record<string, Record<string, Endpoint>> = {
  auth: authApi,
  evaluations: evaluationsApi,
  outbox: outboxApi,
  reference: referenceApi,
};
