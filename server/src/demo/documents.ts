import type { Db } from '../platform/database/db.ts';
import type { World } from '../platform/program/world.ts';
import type { Case } from './case.ts';
import { instantAgo } from './days.ts';
import { type Document, type Paper, papersOf, type Version } from './papers.ts';
import { addRequests } from './requests.ts';
import { storePapers } from './storePapers.ts';

export type Outside = Pick<World, 'files' | 'links' | 'address' | 'sealing' | 'tmpDir'>;

/**
 * The documents of each trajectory, with real files; open questions have a mail whose link works.
 */
export async function addDocuments(outside: Outside, db: Db, cases: Case[]) {
  const told = cases.map((one) => ({ one, ...papersOf(one) }));
  await addRows(
    outside,
    db,
    told.flatMap(({ one, documents }) => documents.map((document) => ({ one, document }))),
  );
  await addRequests(
    outside,
    db,
    told.flatMap(({ one, requests }) => requests.map((asked) => ({ one, asked }))),
  );
}

type Filed = { one: Case; document: Document };

async function addRows(outside: Outside, db: Db, filed: Filed[]) {
  const types = await db.selectFrom('file_types').select(['id', 'code']).execute();
  const typeIds = new Map(types.map(({ id, code }) => [code, id]));
  const actions = await db.selectFrom('file_actions').select(['id', 'code']).execute();
  const actionIds = new Map(actions.map(({ id, code }) => [code, id]));
  const rows = filed.map(({ one, document }) => ({
    trajectory_id: one.trajectory_id,
    trajectory_file_type_id: typeIds.get(document.type) ?? 1,
    trajectory_file_action_id: actionIds.get(document.action ?? 'approval') ?? 1,
    creator_id: one.counselor_id,
    created_at: instantAgo(document.versions[0]?.days ?? 0),
  }));
  const added = await db.insertInto('trajectory_files').values(rows).returning('id').execute();
  const under = <P extends Paper>(papersIn: (document: Document) => P[]) =>
    filed.flatMap(({ one, document }, index) =>
      papersIn(document).map((paper) => ({ one, paper, document_id: added[index]?.id ?? 0 })),
    );
  await addVersions(
    outside,
    db,
    under(({ versions }) => versions),
  );
  await addReturns(
    outside,
    db,
    under(({ returns }) => returns),
  );
}

type Under<P> = { one: Case; paper: P; document_id: number };

async function addVersions(outside: Outside, db: Db, list: Under<Version>[]) {
  const rows = await rowsOf(outside, db, list);
  const added = await db
    .insertInto('trajectory_file_versions')
    .values(rows)
    .returning('id')
    .execute();
  for (const [index, { paper }] of list.entries()) paper.id = added[index]?.id ?? 0;
}

const addReturns = async (outside: Outside, db: Db, list: Under<Paper>[]) =>
  db
    .insertInto('trajectory_file_returns')
    .values(await rowsOf(outside, db, list))
    .execute();

async function rowsOf(outside: Outside, db: Db, list: Under<Paper>[]) {
  const fileIds = await storePapers(outside, db, list);
  return list.map(({ paper, document_id }, index) => ({
    trajectory_file_id: document_id,
    file_id: fileIds[index] ?? 0,
    created_at: instantAgo(paper.days),
  }));
}
