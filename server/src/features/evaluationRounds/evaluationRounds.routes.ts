import type { Language } from '@traject/contract/common/languages';
import { evaluationRoundsApi, type RoundInput } from '@traject/contract/evaluationRounds';
import type { User } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { endOf } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { evaluatorFor, spendAsks } from '../evaluations/evaluations.service.ts';
import { listChoices } from './choices.queries.ts';
import { addRound, getRound, listRounds } from './evaluationRounds.queries.ts';
import { rememberedPeople } from './memory.queries.ts';
import { type Planned, planRound, previewRound } from './planning.ts';
import { roundJob, sendRound } from './sending.ts';

const patience = { retryLimit: 20, retryDelay: 10, retryBackoff: true, heartbeatSeconds: 30 };

export function evaluationRoundsRoutes(serve: Serve, world: World) {
  const { jobs, clock } = world;
  jobs.define<{ organisation_id: number; id: number }>(roundJob, patience, (asked) =>
    sendRound(world, asked),
  );
  serve(evaluationRoundsApi.choices, ({ db, user, query }) => listChoices(db, user, query));
  serve(evaluationRoundsApi.people, ({ db, user, body }) => rememberedPeople(db, user, body));
  serve(evaluationRoundsApi.preview, ({ db, user, body, language }) =>
    previewRound(db, { user, input: body, language, now: clock() }),
  );
  serve(evaluationRoundsApi.create, async ({ db, user, body, language, record }) => {
    const { organisation_id, id } = await startRound(world, db, { user, input: body, language });
    Object.assign(record, { organisation_id });
    return getRound(db, id);
  });
  serve(evaluationRoundsApi.list, ({ db, user, query }) => listRounds(db, user, query));
  serve(evaluationRoundsApi.get, ({ db, round }) => getRound(db, round.id));
}

type Starting = { user: User; input: RoundInput; language: Language };

/** All of it, or nothing: what is wrong with one line can be mended before anybody is asked. */
async function startRound(world: World, db: Db, { user, input, language }: Starting) {
  const now = world.clock();
  const plan = await planRound(db, { user, input, language, now }, evaluatorFor);
  const wrong = new Set(plan.problems.flatMap(({ sentences }) => sentences));
  if (wrong.size > 0)
    throw new AppError(
      422,
      [...wrong].map((text) => ({ text })),
    );
  const { organisation_id, self, lines, work_process_ids } = plan;
  await spendAsks(world, db, { user, student_ids: lines.map(({ line }) => line.student_id) });
  const round = {
    organisation_id,
    group_id: input.group_id ?? null,
    message: input.message ?? '',
    expires_at: endOf(input.expires_on),
    created_at: now,
    created_by: self.id,
  };
  const rows = lines.flatMap((planned) => lineOf(planned, work_process_ids));
  const id = await addRound(db, round, rows);
  await world.jobs.send(db, roundJob, { organisation_id, id });
  return { organisation_id, id };
}

const lineOf = ({ line, enrolment, person }: Planned, work_process_ids: number[]) =>
  person
    ? [
        {
          evaluator_id: person.id,
          student_id: enrolment.student_id,
          diploma_id: enrolment.diploma_id,
          role: line.role,
          work_process_ids,
        },
      ]
    : [];
