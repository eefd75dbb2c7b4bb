import { portfoliosApi, verifyApi } from '@traject/contract/portfolios';
import type { StudentScope } from '../../platform/access/scope.ts';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { within } from '../../platform/database/wall.ts';
import { forbidden, unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { pdfAnswer } from '../../platform/pdf/answer.ts';
import type { World } from '../../platform/program/world.ts';
import {
  caller,
  findStudent,
  mayJudge,
  refuseEvaluators,
} from '../evaluations/evaluations.service.ts';
import { codeFrom } from './code.ts';
import { makeDraft } from './making.ts';
import * as portfolios from './portfolios.queries.ts';
import { freeze, seal, withdraw } from './sealing.ts';
import { takeAlong } from './taking.ts';
import { findByCode, organisationOf } from './verifying.queries.ts';

export function portfoliosRoutes(serve: Serve, world: World) {
  listRoute(serve, world);
  sealRoutes(serve, world);
  takeRoutes(serve, world);
  draftRoutes(serve, world);
  verifyRoute(serve, world);
}

function refuseOwn(student: StudentScope) {
  refuseEvaluators(student);
  if (!mayJudge(student)) throw forbidden('portfolios.not_yours');
}

type Looks = { db: Db; student: StudentScope; user: User };

const isCovered = ({ clock }: World, { db, student, user }: Looks) =>
  portfolios.isCovered(db, { viewer: caller(user), now: clock() }, student.id);

async function refuseBlind(world: World, looks: Looks) {
  if (await isCovered(world, looks)) throw unprocessable('portfolios.blind');
}

const placeOf = ({ id: student_id, organisation_id }: StudentScope, diploma_id: number) => ({
  ...{ student_id, organisation_id, diploma_id },
});

function listRoute(serve: Serve, world: World) {
  serve(portfoliosApi.list, async ({ db, student, user, query }) => {
    refuseEvaluators(student);
    const place = placeOf(student, query.diploma_id);
    const { is_enrolled, ...head } = await portfolios.findPlace(db, place);
    const is_covered = await isCovered(world, { db, student, user });
    const listed = await portfolios.listPortfolios(db, place);
    const may_withdraw = mayJudge(student) && !is_covered;
    const may_seal = may_withdraw && is_enrolled;
    const rights = { is_enrolled, may_seal, may_withdraw, is_covered };
    const shown = is_covered ? listed.map((one) => ({ ...one, code: null })) : listed;
    return { ...head, ...rights, portfolios: shown };
  });
}

function sealRoutes(serve: Serve, world: World) {
  serve(
    portfoliosApi.seal,
    async ({ student, user, self, body, uploaded }, db) => {
      refuseOwn(student);
      await refuseBlind(world, { db, student, user });
      const place = placeOf(student, body.diploma_id);
      const { language } = body;
      const frozen = await freeze(world, db, { place, language, self, asker: user.account_id });
      // Stored as an upload is: before the change begins, and gone when that fails.
      uploaded.pdf = frozen.file;
      return frozen;
    },
    async ({ db, self, user, student, before }) => {
      // Making it took a while: who may no longer seal does not.
      refuseOwn(await findStudent(db, { user, access: 'signed-in' }, student.id));
      await refuseBlind(world, { db, student, user });
      return seal(world, db, before, self);
    },
  );
  serve(portfoliosApi.withdraw, async ({ db, student, user, self, params, body }) => {
    refuseOwn(student);
    await refuseBlind(world, { db, student, user });
    const { reason } = body;
    return withdraw(db, { student, id: params.portfolioId, reason, self, now: world.clock() });
  });
}

function takeRoutes(serve: Serve, world: World) {
  serve(portfoliosApi.pdf, async ({ db, student, user, params, range }) => {
    refuseEvaluators(student);
    const { file_id } = await portfolios.findSealed(db, student.id, params.portfolioId);
    await refuseBlind(world, { db, student, user });
    return world.files.open(db, file_id, { range, inline: true });
  });
  serve(portfoliosApi.zip, async ({ db, student, user, params }) => {
    refuseEvaluators(student);
    const found = await portfolios.findSealed(db, student.id, params.portfolioId);
    await refuseBlind(world, { db, student, user });
    const { contents, text, manifest, seal, file_id, file_ids } = found;
    const { stream: pdf } = await world.files.open(db, file_id);
    return takeAlong(world, db, { contents, text, pdf, file_ids, sealed: { manifest, seal } });
  });
}

function draftRoutes(serve: Serve, world: World) {
  type Drafted = Looks & { query: { diploma_id: number } };
  const draft = async (
    { query, ...looks }: Drafted,
    language: Parameters<typeof makeDraft>[2]['language'],
  ) => {
    const { db, student, user } = looks;
    refuseEvaluators(student);
    await refuseBlind(world, looks);
    const place = placeOf(student, query.diploma_id);
    return makeDraft(world, db, { place, language, asker: user.account_id });
  };

  serve(portfoliosApi.draftPdf, async ({ language, ...call }) => {
    const { pdf, contents } = await draft(call, call.query.language ?? language);
    return pdfAnswer(pdf, { name: `Portfolio ${contents.student}`, inline: true });
  });
  serve(portfoliosApi.draftZip, async ({ language, ...call }) => {
    const { pdf, contents, kept } = await draft(call, call.query.language ?? language);
    return takeAlong(world, call.db, {
      contents,
      pdf,
      file_ids: kept.map(({ file_id }) => file_id),
    });
  });
}

/** Whoever holds the code was given it with the document. */
function verifyRoute(serve: Serve, world: World) {
  serve(verifyApi.verify, async ({ params }) => {
    const code = codeFrom(params.code);
    const db = within(world.db, [await organisationOf(world.db, code)]);
    const { manifest, ...rest } = await findByCode(db, code);
    return { ...manifest, ...rest };
  });
}
