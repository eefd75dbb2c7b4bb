import type { Party, RequestKind } from '@traject/contract/approvals';
import type { ActionCode } from '@traject/contract/common/fileActions';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.gen.ts';
import { deadLink } from '../../platform/http/errors.ts';

type Row = Tables['approval_requests'];
export type Request = {
  id: number;
  trajectory_id: number;
  kind: RequestKind;
  party: Party;
  requested: boolean;
  recipient_name: string;
};

export async function addRequest(db: Db, request: Insertable<Row>, versionIds: number[]) {
  const { id } = await db
    .insertInto('approval_requests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  const versions = versionIds.map((version_id, index) => ({
    approval_request_id: id,
    party: request.party,
    version_id,
    position: index + 1,
  }));
  await db.insertInto('approval_request_versions').values(versions).execute();
  return id;
}

export const setRequest = (db: Db, id: number, values: Updateable<Row>) =>
  db.updateTable('approval_requests').set(values).where('id', '=', id).execute();

const requests = (db: Db) =>
  db
    .selectFrom('approval_requests as r')
    .select(['r.id', 'r.trajectory_id', 'r.requested', 'r.recipient_name'])
    .select(({ ref }) => [ref('r.kind').$castTo<RequestKind>().as('kind')])
    .select(({ ref }) => [ref('r.party').$castTo<Party>().as('party')]);

const openRequests = (db: Db) =>
  requests(db).where('r.decided_at', 'is', null).where('r.closed_at', 'is', null);

export const findOpenReview = (db: Db, trajectoryId: number): Promise<Request | undefined> =>
  openRequests(db)
    .where('r.trajectory_id', '=', trajectoryId)
    .where('r.kind', '<>', 'approve-document')
    .executeTakeFirst();

/** Whatever its state: each party is asked about a version once. */
export const findOnVersion = (db: Db, versionId: number, party: Party) =>
  requests(db)
    .innerJoin('approval_request_versions as rv', 'rv.approval_request_id', 'r.id')
    .where('rv.version_id', '=', versionId)
    .where('rv.party', '=', party)
    .select('r.withdrawn')
    .executeTakeFirst();

export const findOpenOnVersion = (db: Db, versionId: number, party: Party) =>
  openRequests(db)
    .innerJoin('approval_request_versions as rv', 'rv.approval_request_id', 'r.id')
    .where('rv.version_id', '=', versionId)
    .where('rv.party', '=', party)
    .executeTakeFirst();

/** The open review that any version of a document is part of. */
export const findReviewOn = (db: Db, documentId: number) =>
  openRequests(db)
    .innerJoin('approval_request_versions as rv', 'rv.approval_request_id', 'r.id')
    .innerJoin('trajectory_file_versions as v', 'v.id', 'rv.version_id')
    .where('v.trajectory_file_id', '=', documentId)
    .where('r.kind', '<>', 'approve-document')
    .executeTakeFirst();

const closeOpen = (db: Db, closed_at: Date) =>
  db
    .updateTable('approval_requests')
    .set({ closed_at })
    .where('decided_at', 'is', null)
    .where('closed_at', 'is', null);

export const closeOfTrajectory = (
  db: Db,
  trajectoryId: number,
  { kinds, at }: { kinds: readonly RequestKind[]; at: Date },
) =>
  closeOpen(db, at).where('trajectory_id', '=', trajectoryId).where('kind', 'in', kinds).execute();

export const reopenOfTrajectory = (db: Db, trajectoryId: number, since: Date) =>
  sql`update approval_requests r set closed_at = null
    from trajectories t join people client on client.id = t.client_id
    where r.trajectory_id = ${trajectoryId} and t.id = r.trajectory_id
      and r.closed_at >= ${since} and r.decided_at is null and lower(r.recipient_email) =
        lower(case r.party when 'client' then client.email::text else t.contact_email end)`.execute(
    db,
  );

export const closeOfDocument = (db: Db, documentId: number, at: Date) =>
  closeOpen(db, at)
    .where('id', 'in', (query) =>
      query
        .selectFrom('approval_request_versions as rv')
        .innerJoin('trajectory_file_versions as v', 'v.id', 'rv.version_id')
        .where('v.trajectory_file_id', '=', documentId)
        .select('rv.approval_request_id'),
    )
    .returning('id')
    .execute();

export type Trajectory = Awaited<ReturnType<typeof lockTrajectory>>;

/** The trajectory first, as everywhere, so that a decision and an edit wait for each other. */
export const lockTrajectory = (db: Db, id: number, otherwise = deadLink) =>
  db
    .selectFrom('trajectories')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'organisation_id', 'client_id', 'counselor_id'])
    .forUpdate()
    .executeTakeFirstOrThrow(otherwise);

/** The people around a trajectory, as far as needed to write to one of them. */
export const findPeople = (db: Db, trajectoryId: number) =>
  db
    .selectFrom('trajectories as t')
    .innerJoin('people as client', 'client.id', 't.client_id')
    .innerJoin('people as counselor', 'counselor.id', 't.counselor_id')
    .innerJoin('organisations as organisation', 'organisation.id', 't.organisation_id')
    .where('t.id', '=', trajectoryId)
    .select(['t.organisation_id', 't.client_id', 't.contact_name', 't.contact_email'])
    .select(['organisation.name as organisation', 'organisation.language as organisation_language'])
    .select('counselor.name as counselor')
    .select(['client.name as client', 'client.first_name as client_first_name'])
    .select(['client.email as client_email', 'client.language as client_language'])
    .executeTakeFirstOrThrow();

/** The name a document was sent under, and what it is for. */
export async function findDocument(db: Db, requestId: number) {
  const { code, action, ...found } = await db
    .selectFrom('approval_request_versions as rv')
    .innerJoin('trajectory_file_versions as v', 'v.id', 'rv.version_id')
    .innerJoin('files as f', 'f.id', 'v.file_id')
    .where('rv.approval_request_id', '=', requestId)
    .orderBy('rv.position')
    .innerJoin('trajectory_files as d', 'd.id', 'v.trajectory_file_id')
    .innerJoin('file_actions as a', 'a.id', 'd.trajectory_file_action_id')
    .select(['f.name', 'd.id', 'a.name as action'])
    .select(sql<ActionCode | null>`meaning_of_action(a.id)`.as('code'))
    .executeTakeFirstOrThrow(deadLink);
  return { ...found, action: { code, name: action } };
}
