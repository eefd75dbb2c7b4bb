import { remindersApi } from '@traject/contract/reminders';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { refuseNotAsker } from '../evaluations/evaluations.service.ts';
import { remindHourly } from './remind.ts';
import * as switches from './switches.queries.ts';

export function remindersRoutes(serve: Serve, world: World) {
  remindHourly(world);
  serve(remindersApi.setSurvey, async ({ db, params, body: { off: reminders_off } }) => {
    await switches.switchSurvey(db, { ...params, reminders_off });
  });
  serve(remindersApi.setDocument, async ({ db, params, body: { off: reminders_off, party } }) => {
    await switches.switchDocument(db, { ...params, party, reminders_off });
  });
  serve(remindersApi.setReview, async ({ db, params, body: { off: reminders_off } }) => {
    await switches.switchReview(db, { ...params, reminders_off });
  });
  serve(remindersApi.setTask, async ({ db, params, body: { off: reminders_off } }) => {
    await switches.switchTask(db, { ...params, reminders_off });
  });
  serve(remindersApi.setEvaluation, async ({ db, user, evaluation, body }) => {
    refuseNotAsker(evaluation, user);
    await switches.switchEvaluation(db, evaluation, body.off);
  });
}
