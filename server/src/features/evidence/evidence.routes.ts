import { evidenceApi } from '@traject/contract/evidence';
import type { EvaluationScope, StudentScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  addPart,
  assemble,
  beginUpload,
  dropOldHourly,
  stateOf,
} from '../../platform/files/uploads.ts';
import { notFound, unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { type Asked, openAsked } from '../evaluationLinks/evaluationLinks.service.ts';
import { caller, refuseEvaluators, refuseExpired } from '../evaluations/evaluations.service.ts';
import * as evidence from './evidence.queries.ts';
import { addEvidence, changeEvidence, refuseOthers, removeEvidence, rules } from './keeping.ts';
import { saySeen } from './looking.ts';

export function evidenceRoutes(serve: Serve, world: World) {
  dropOldHourly(world);
  keepingRoutes(serve, world);
  uploadRoutes(serve, world);
  evaluatorRoutes(serve, world);
  linkRoutes(serve, world);
}

function keepingRoutes(serve: Serve, world: World) {
  const { clock, files } = world;

  serve(evidenceApi.list, ({ db, student, query }) => {
    refuseEvaluators(student);
    return evidence.listEvidence(db, student, query.work_process_id);
  });
  serve(
    evidenceApi.create,
    async ({ student, body, uploaded }, db) => {
      refuseOthers(student);
      const key = body.upload_id && { person_id: student.id, id: body.upload_id, rules };
      const whole = key ? await assemble(world, db, key) : undefined;
      if (whole) uploaded.whole = whole;
    },
    ({ db, student, body, uploaded }) =>
      addEvidence(world, db, { student, input: body, file: uploaded.whole ?? uploaded.file }),
  );
  serve(evidenceApi.update, ({ db, student, params, body, self, language }) => {
    const by = { self, language, clock };
    return changeEvidence(db, { student, id: params.evidenceId, given: body, by });
  });
  serve(evidenceApi.remove, ({ db, student, params }) =>
    removeEvidence(db, { student, id: params.evidenceId }),
  );
  serve(evidenceApi.file, async ({ db, student, params, range }) => {
    refuseEvaluators(student);
    const { file_id } = await evidence.findFile(db, student.id, params.evidenceId);
    return files.open(db, file_id, { range, inline: true });
  });
}

function uploadRoutes(serve: Serve, world: World) {
  serve(evidenceApi.begin, ({ db, student, body }) => {
    refuseOthers(student);
    const { id: person_id, organisation_id } = student;
    const now = world.clock();
    return beginUpload(db, rules, { ...body, person_id, organisation_id, now });
  });
  serve(evidenceApi.upload, ({ db, student, params }) => {
    const person_id = senderOf(student);
    return stateOf(db, { person_id, id: params.uploadId });
  });
  serve(evidenceApi.part, ({ db, student, params, body, uploaded }) => {
    const person_id = senderOf(student);
    const { organisation_id } = student;
    const { file } = uploaded;
    if (!file) throw unprocessable('file.missing');
    return addPart(world, db, { ...body, organisation_id, person_id, id: params.uploadId, file });
  });
}

/** What is on its way is there for nobody else. */
function senderOf({ id, is_self }: StudentScope) {
  if (!is_self) throw notFound();
  return id;
}

function evaluatorRoutes(serve: Serve, { clock, files }: World) {
  const looking = ({ user, evaluation }: { user: User; evaluation: EvaluationScope }) => {
    const now = clock();
    refuseExpired(evaluation, now);
    return { id: evaluation.id, viewer: caller(user), now };
  };

  serve(evidenceApi.shown, ({ db, record, ...call }) => {
    record.student_id = call.evaluation.student_id;
    return evidence.listShown(db, looking(call));
  });
  serve(evidenceApi.shownFile, async ({ db, params, range, record, ...call }) => {
    record.student_id = call.evaluation.student_id;
    const id = await evidence.findShownFile(db, looking(call), params.evidenceId);
    return files.open(db, id, { range, inline: true });
  });
  serve(evidenceApi.sawSome, ({ db, body, ...call }) => {
    const by = call.user.people.map(({ id }) => id);
    return saySeen(db, { ...looking(call), ...body, by });
  });
}

function linkRoutes(serve: Serve, { clock, files }: World) {
  const looking = async (db: Db, asked: Asked) => {
    const { id, person_id, seeing } = await openAsked(db, asked, clock());
    return { id, ...seeing, by: [person_id] };
  };

  serve(evidenceApi.behindLink, async ({ db, ...call }) =>
    evidence.listShown(db, await looking(db, call)),
  );
  serve(evidenceApi.fileBehindLink, async ({ db, range, ...call }) => {
    const id = await evidence.findShownFile(db, await looking(db, call), call.params.evidenceId);
    return files.open(db, id, { range, inline: true });
  });
  serve(evidenceApi.sawSomeBehindLink, async ({ db, body, ...call }) =>
    saySeen(db, { ...(await looking(db, call)), ...body }),
  );
}
