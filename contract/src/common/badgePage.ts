import * as z from 'zod/mini';
import { endpoint, type Limit } from './endpoint.ts';

/** For anybody, so that nobody tries codes for long. */
const limits: readonly Limit[] = [{ by: 'address', max: 120, minutes: 1 }];

const page = {
  access: 'public',
  limits,
  method: 'GET',
  path: '/badge-pages/:code',
  params: z.strictObject({ code: z.string().check(z.regex(/^[\w-]{22}$/)) }),
} as const;
const issuer = {
  access: 'public',
  limits,
  method: 'GET',
  path: '/issuers/:issuer',
  params: z.strictObject({
    issuer: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
  }),
} as const;

/** When and why it no longer holds; nothing as long as it does. */
export const revoked = z.nullable(z.object({ at: z.string(), reason: z.string() }));

/** What anybody with its code reads of a badge. */
export const badgePage = z.object({
  organisation: z.string(),
  student: z.string(),
  title: z.string(),
  diploma: z.object({ title: z.string(), level: z.string() }),
  work_processes: z.array(z.object({ number: z.string(), title: z.string() })),
  remark: z.string(),
  granted_at: z.string(),
  revoked,
  /** The signed badge itself, and where the keys are that check it. */
  credential: z.string(),
  keys_address: z.string(),
});

/** As Open Badges names them. */
const profile = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
});
const revocations = z.object({
  id: z.string(),
  issuer: z.string(),
  revokedCredential: z.array(z.object({ id: z.string(), revoked: z.literal(true) })),
});

/** Separate, because the page itself loads nothing else of it. */
export const badgePageApi = {
  page: endpoint({
    summary: 'Shows a badge to anybody who has its code, and whether it still holds',
    ...page,
    response: badgePage,
  }),
  credential: endpoint({
    summary: 'Downloads the signed badge',
    ...page,
    path: `${page.path}/credential`,
    file: true,
  }),
  issuer: endpoint({
    summary: 'Tells which organisation issues badges under this address',
    ...issuer,
    published: true,
    response: profile,
  }),
  revocations: endpoint({
    summary: 'Lists the badges of an issuer that no longer hold',
    ...issuer,
    path: `${issuer.path}/revocations`,
    published: true,
    response: revocations,
  }),
};

export type BadgePage = z.infer<typeof badgePage>;
