import { evaluationLinksApi } from '@traject/contract/evaluationLinks';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { getChart, requireProfile, saveScore } from '../evaluations/evaluations.service.ts';
import { findProfileFile, getPortfolio, openPicture } from '../profile/profile.service.ts';
import { findAnswered, getAsked, readPage } from './asked.queries.ts';
import { handOver } from './handingOver.ts';
import { holderOf } from './holder.ts';
import { type Asked, openAsked } from './opening.ts';

/** Evaluating from a mail: the link is the only key, and works until the last date. */
export function evaluationLinksRoutes(serve: Serve, world: World) {
  answerRoutes(serve, world);
  studentRoutes(serve, world);
}

function answerRoutes(serve: Serve, world: World) {
  const { clock } = world;

  serve(evaluationLinksApi.fetch, ({ db, link }) => readPage(db, holderOf(link, clock())));

  serve(evaluationLinksApi.save, async ({ db, link, params, body, record }) => {
    const holder = holderOf(link, clock());
    const { now, person_id } = holder;
    const evaluation = await findAnswered(db, holder, params.askedId);
    record.student_id = evaluation.student_id;
    const note = (before: object) => Object.assign(record, before);
    await saveScore(db, { evaluation, by: [person_id], input: body, now, note });
    return getAsked(db, holder, evaluation.id);
  });

  serve(evaluationLinksApi.handOver, async ({ db, link, body }) => {
    const holder = holderOf(link, clock());
    await handOver(world, db, { holder, input: body });
    return readPage(db, holder);
  });
}

/** What their role shows of the student, while it is open or done. */
function studentRoutes(serve: Serve, { files, clock }: World) {
  const studentOf = async (db: Db, asked: Asked) => {
    const { student_id, seeing } = await openAsked(db, asked, clock());
    return (await requireProfile(db, seeing, student_id)).id;
  };

  serve(evaluationLinksApi.profile, async ({ db, ...call }) =>
    getPortfolio(db, await studentOf(db, call)),
  );
  serve(evaluationLinksApi.picture, async ({ db, range, ...call }) =>
    openPicture({ files }, db, { personId: await studentOf(db, call), range }),
  );
  serve(evaluationLinksApi.file, async ({ db, range, ...call }) => {
    const key = { personId: await studentOf(db, call), fileId: call.params.fileId };
    const { id } = await findProfileFile(db, key);
    return files.open(db, id, { range, inline: true });
  });
  serve(evaluationLinksApi.chart, async ({ db, ...call }) => {
    const {
      student_id: studentId,
      diploma_id: diplomaId,
      seeing,
    } = await openAsked(db, call, clock());
    return getChart(db, seeing, { studentId, diplomaId });
  });
}
