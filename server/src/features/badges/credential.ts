import { createHash, randomBytes } from 'node:crypto';
import type { World } from '../../platform/program/world.ts';
import { issuerOf, sign } from '../../platform/signing/sign.ts';
import type { Granted } from './badges.queries.ts';

type Address = Pick<World, 'address'>;

export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
];

export const pageOf = ({ address }: Address, code: string) => address(`/badge/${code}`);
export const revocationsOf = (world: Address, code: string) =>
  `${issuerOf(world, code)}/revocations`;
export const nameOf = (credential_id: string) => `urn:uuid:${credential_id}`;

export type Claim = Granted & {
  core_task_id: number;
  code: string;
  credential_id: string;
  remark: string;
  granted_at: Date;
};

/** The badge as Open Badges 3.0 writes it, signed. It tells the student’s address to nobody. */
export function signCredential(world: Parameters<typeof sign>[0], claim: Claim) {
  const iss = issuerOf(world, claim.issuer_code);
  const jti = nameOf(claim.credential_id);
  const nbf = Math.floor(claim.granted_at.getTime() / 1000);
  return sign(world, { ...credentialOf(world, claim), iss, jti, nbf });
}

function credentialOf(world: Address, claim: Claim) {
  const issuer = issuerOf(world, claim.issuer_code);
  return {
    '@context': contexts,
    id: nameOf(claim.credential_id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer, type: ['Profile'], name: claim.organisation },
    validFrom: claim.granted_at.toISOString(),
    name: claim.title,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [identityOf(claim.email)],
      ...(claim.remark && { narrative: claim.remark }),
      achievement: {
        id: `${issuer}#core-task-${claim.core_task_id}`,
        type: ['Achievement'],
        achievementType: 'Competency',
        name: claim.title,
        description: `${claim.title} (${claim.diploma}, ${claim.level})`,
        criteria: {
          id: pageOf(world, claim.code),
          narrative: claim.criteria.map((one) => `- ${one}`).join('\n'),
        },
      },
    },
    credentialStatus: {
      id: revocationsOf(world, claim.issuer_code),
      type: '1EdTechRevocationList',
    },
  };
}

/** Only who knows the address can tell that it is about them. */
function identityOf(email: string) {
  const salt = randomBytes(16).toString('hex');
  const hash = createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex');
  return {
    type: 'IdentityObject',
    hashed: true,
    identityType: 'emailAddress',
    identityHash: `sha256$${hash}`,
    salt,
  };
}
