import type { Language } from '@traject/contract/common/languages';
import { type DiplomaUpload, diplomasApi } from '@traject/contract/diplomas';
import { organisationOf, organisationsFor } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError, unprocessable, wrongField } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Uploaded } from '../../platform/http/uploads.ts';
import type { World } from '../../platform/program/world.ts';
import { readerIn } from '../../platform/reading/reading.ts';
import { sentence } from '../../platform/texts/texts.ts';
import * as diplomas from './administration.queries.ts';
import type { Mistake } from './diplomaFile.ts';
import { enrol, unenrol } from './enrolling.ts';
import { listEnrolled } from './enrolments.queries.ts';
import { beginLineage, getLineage, sameAsBefore, setLineage, switchStudents } from './lineage.ts';
import type * as thread from './readFile.ts';
import { saveDiploma } from './saveDiploma.ts';

/** What admins manage about the diplomas of an organisation. */
export function diplomaAdministration(serve: Serve, world: World) {
  serve(diplomasApi.list, ({ db, user, query }) => {
    const { organisation_id: one } = query;
    return diplomas.listDiplomas(
      db,
      organisationsFor(user, 'administration').filter((id) => id === (one ?? id)),
    );
  });
  serve(diplomasApi.get, async ({ db, user, params }) => {
    const { id } = await ownDiploma(db, user, params.diplomaId);
    return diplomas.getDiploma(db, id);
  });
  serve(diplomasApi.update, async ({ db, user, params, body }) => {
    const { id } = await ownDiploma(db, user, params.diplomaId);
    await diplomas.setArchived(db, id, body.archived);
    return diplomas.getDiploma(db, id);
  });
  fileRoutes(serve, world);
  editionRoutes(serve);
  studentRoutes(serve);
}

const ownDiploma = (db: Db, user: User, id: number) =>
  diplomas.findDiploma(db, { id, organisations: organisationsFor(user, 'administration') });

const readFile = readerIn<typeof thread>('src/features/diplomas/readFile.ts');

type Call = { user: User; uploaded: Uploaded; language: Language; body: DiplomaUpload };

function fileRoutes(serve: Serve, { reading }: World) {
  /** Outside the transaction, which should not wait for it. */
  const readFrom = async ({ user, uploaded, language, body }: Call) => {
    if (!uploaded.file) throw unprocessable('file.missing');
    const { path } = uploaded.file;
    const asked = { path, language, qualification: body.qualification };
    return reading.read(readFile, asked, user.account_id);
  };
  serve(diplomasApi.preview, readFrom, async ({ db, user, body, language, before: read }) => {
    const place = organisationOf(user, 'administration', body.organisation_id);
    const { qualifications } = read;
    if ('errors' in read) return { qualifications, same: null, diploma: null, errors: read.errors };
    const { diploma } = read;
    if (!diploma) return { qualifications, same: null, diploma, errors: [] };
    const isTaken = await diplomas.isTaken(db, place, diploma);
    const message = sentence(language, 'diploma.taken', diplomas.headOf(diploma));
    const same = await sameAsBefore(db, await replacedBy(db, user, body), diploma);
    return { qualifications, same, diploma, errors: isTaken ? [{ line: 1, message }] : [] };
  });
  serve(diplomasApi.import, readFrom, async ({ db, user, body, language, before: read }) => {
    const place = organisationOf(user, 'administration', body.organisation_id);
    if ('errors' in read) throw new AppError(422, read.errors.slice(0, 20).map(said(language)));
    if (!read.diploma) throw wrongField('qualification', 'required');
    const replaces_id = await replacedBy(db, user, body);
    const { id } = await saveDiploma(db, place, { ...read.diploma, replaces_id });
    await beginLineage(db, { id, replaces_id: replaces_id ?? null });
    return diplomas.getDiploma(db, id);
  });
}

/** An edition replaces one of the same organisation. */
async function replacedBy(db: Db, user: User, { replaces_id, organisation_id }: DiplomaUpload) {
  if (!replaces_id) return undefined;
  const { id, organisation_id: place } = await ownDiploma(db, user, replaces_id);
  if (place !== organisation_id) throw wrongField('replaces_id', 'unknown_choice');
  return id;
}

const said =
  (language: Language) =>
  ({ line, message }: Mistake) => ({
    text: `${sentence(language, 'csv.line', { line })} ${message}`,
  });

function editionRoutes(serve: Serve) {
  serve(diplomasApi.lineage, async ({ db, user, params }) =>
    getLineage(db, await ownDiploma(db, user, params.diplomaId)),
  );
  serve(diplomasApi.setLineage, async ({ db, user, params, body }) =>
    setLineage(db, await ownDiploma(db, user, params.diplomaId), body),
  );
  serve(diplomasApi.switch, async ({ db, user, params, body, record }) => {
    const answer = await switchStudents(db, await ownDiploma(db, user, params.diplomaId), body);
    record.switched = answer.switched;
    return answer;
  });
}

function studentRoutes(serve: Serve) {
  serve(diplomasApi.students, async ({ db, user, params, query }) => {
    const { id } = await ownDiploma(db, user, params.diplomaId);
    return listEnrolled(db, id, query);
  });
  serve(diplomasApi.enrol, async ({ db, user, params, body, record }) => {
    const answer = await enrol(db, await ownDiploma(db, user, params.diplomaId), body.emails);
    record.enrolled = answer.enrolled;
    return answer;
  });
  serve(diplomasApi.unenrol, async ({ db, user, params, student }) => {
    const { id } = await ownDiploma(db, user, params.diplomaId);
    await unenrol(db, { diploma_id: id, student_id: student.id });
  });
}
