import { randomBytes, randomUUID } from 'node:crypto';
import type { BadgeInput } from '@traject/contract/badges';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { World } from '../../platform/program/world.ts';
import { findReader, mayJudge, refuseEvaluators } from '../evaluations/evaluations.service.ts';
import * as badges from './badges.queries.ts';
import { pageOf, signCredential } from './credential.ts';

/** 128 bits: nobody finds it who was not given it. */
const newCode = () => randomBytes(16).toString('base64url');

type Granting = BadgeInput & {
  organisation_id: number;
  student_id: number;
  granted_by: number;
  granted_at: Date;
};
type Signing = Pick<World, 'address' | 'sealing'>;

/** At most one that holds, for a core task of a diploma that the student is enrolled in. */
export async function addBadge(world: Signing, db: Db, granting: Granting) {
  const granted = await badges.lockPlace(db, granting);
  if (!granted) throw wrongField('core_task_id', 'unknown_choice');
  if (await badges.holds(db, granting)) throw unprocessable('badges.held');
  const named = { code: newCode(), credential_id: randomUUID() };
  const credential = await signCredential({ ...world, db }, { ...granted, ...granting, ...named });
  const { id } = await db
    .insertInto('badges')
    .values({ ...granting, ...named, credential })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code: named.code, ...granted };
}

type By = { student: StudentScope; by: number };

function refuseOthers(student: StudentScope) {
  refuseEvaluators(student);
  if (!mayJudge(student)) throw forbidden('badges.not_yours');
}

export async function grantBadge(world: World, db: Db, { student, by, ...input }: By & BadgeInput) {
  refuseOthers(student);
  const { id: student_id, organisation_id } = student;
  const granted = { organisation_id, student_id, granted_by: by, granted_at: world.clock() };
  const badge = await addBadge(world, db, { ...input, ...granted });
  await tell(world, db, { student, badge, template: 'badge-granted', reason: '' });
  return badges.getBadge(db, badge.id);
}

type Revoking = By & { id: number; reason: string };

/** It stays, and says so from then on. */
export async function revokeBadge(world: World, db: Db, { student, by, id, reason }: Revoking) {
  refuseOthers(student);
  const badge = await badges.lockBadge(db, student.id, id);
  if (badge.revoked_at) throw unprocessable('badges.revoked');
  const revoked = { revoked_by: by, revoked_at: world.clock(), revoked_reason: reason };
  await badges.setRevoked(db, id, revoked);
  await tell(world, db, { student, badge, template: 'badge-revoked', reason });
  return badges.getBadge(db, id);
}

type Told = {
  student: StudentScope;
  badge: { code: string; title: string; diploma: string; organisation: string };
  template: 'badge-granted' | 'badge-revoked';
  reason: string;
};

/** The page opens without an account; people who left are not mailed. */
async function tell(world: World, db: Db, { student, badge, template, reason }: Told) {
  const reader = await findReader(db, student.id);
  if (!reader) return;
  const { title, diploma, organisation } = badge;
  await world.mail.send(db, {
    to: reader.email,
    template,
    language: reader.language,
    organisation_id: student.organisation_id,
    concerns: [student.id],
    data: {
      first_name: reader.first_name,
      link: pageOf(world, badge.code),
      ...{ badge: title, diploma, organisation, reason },
    },
  });
}
