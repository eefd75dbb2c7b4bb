import { evaluationLinksApi } from '@traject/contract/evaluationLinks';
import type { Link } from '../../platform/access/links.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import {
  getChart,
  refuseExpired,
  requireProfile,
  saveScore,
} from '../evaluations/evaluations.service.ts';
import { findProfileFile, getPortfolio, openPicture } from '../profile/profile.service.ts';
import { findAnswered, findAsked, getAsked, readPage } from './asked.queries.ts';
import { handOver } from './handingOver.ts';
import { holderOf, viewerOf } from './holder.ts';

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
  const open = async (db: Db, { link, params, record }: Asked) => {
    const holder = holderOf(link, clock());
    const found = await findAsked(db, holder, params.askedId);
    refuseExpired(found, holder.now);
    record.student_id = found.student_id;
    return { ...found, seeing: { viewer: viewerOf(holder), now: holder.now } };
  };
  const studentOf = async (db: Db, asked: Asked) => {
    const { student_id, seeing } = await open(db, asked);
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
    const { student_id: studentId, diploma_id: diplomaId, seeing } = await open(db, call);
    return getChart(db, seeing, { studentId, diplomaId });
  });
}

type Asked = { link: Link; params: { askedId: number }; record: Record<string, unknown> };
