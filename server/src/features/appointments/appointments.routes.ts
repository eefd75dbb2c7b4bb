import { appointmentsApi } from '@traject/contract/appointments';
import { organisationOf, selfIn } from '../../platform/access/access.ts';
import type { User } from '../../platform/access/session.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { addDays, momentOf } from '../../platform/program/amsterdam.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { answerAppointment } from './answering.ts';
import * as appointments from './appointments.queries.ts';
import { cancelAppointment } from './cancelling.ts';
import { changeAppointment } from './changing.ts';
import { colleaguesOf } from './guests.ts';
import { tellingOfOwners } from './handedOver.ts';
import { linkRoutes } from './link.routes.ts';
import { refuseMisplaced } from './locking.ts';
import { makeAppointment } from './making.ts';
import { timesOf } from './series.ts';
import { tellSettledAnswers } from './tellingAnswers.ts';

const access = 'trajectories';

export function appointmentsRoutes(serve: Serve, world: World) {
  tellingOfOwners(world);
  tellSettledAnswers(world);
  serve(appointmentsApi.list, ({ db, trajectory, self }) =>
    appointments.listAppointments(db, trajectory.id, [self.id]),
  );

  serve(appointmentsApi.create, async ({ db, trajectory, self, body }) => {
    const { id: trajectory_id, organisation_id } = trajectory;
    const place = { trajectory_id, organisation_id };
    const id = await makeAppointment(world, db, { place, self, body });
    return appointments.getAppointment(db, id, [self.id]);
  });

  serve(appointmentsApi.update, async (call) => {
    const { db, trajectory, appointment, self, language, body } = call;
    refuseMisplaced(appointment, trajectory.id);
    await changeAppointment(world, db, appointment, { self, language, body });
    return appointments.getAppointment(db, appointment.id, [self.id]);
  });

  serve(appointmentsApi.remove, ({ db, trajectory, appointment, self, query }) => {
    refuseMisplaced(appointment, trajectory.id);
    return cancelAppointment(world, db, appointment, { self, scope: query.scope });
  });

  serve(appointmentsApi.colleagues, async ({ db, trajectory, self }) => {
    const { id: trajectory_id, organisation_id } = trajectory;
    const place = { trajectory_id, organisation_id };
    return named(await colleaguesOf(db, place, today(world.clock)), self.id);
  });
  mineRoutes(serve, world);
  looseRoutes(serve, world);
  linkRoutes(serve, world);
}

const named = (staff: { id: number; name: string }[], self: number) =>
  staff.filter(({ id }) => id !== self).map(({ id, name }) => ({ id, name }));

const midnight = (day: string) => momentOf(day, '00:00') ?? new Date(day);

function mineRoutes(serve: Serve, { clock }: World) {
  const looking = (user: User) => ({ user, access, today: today(clock) }) as const;

  serve(appointmentsApi.mine, ({ db, user, query: { from, to } }) => {
    const period = { from: midnight(from), to: midnight(addDays(to, 1)) };
    return appointments.listMine(db, looking(user), period);
  });

  serve(appointmentsApi.clashes, ({ db, user, query: { date, except, ...times } }) => {
    const { starts_at, ends_at } = timesOf(date, times);
    return appointments.listClashes(db, looking(user), { from: starts_at, to: ends_at, except });
  });

  serve(appointmentsApi.staff, async ({ db, user, query }) => {
    const organisation_id = organisationOf(user, access, query.organisation_id);
    const place = { organisation_id, trajectory_id: null };
    return named(await colleaguesOf(db, place, ''), selfIn(user, organisation_id).id);
  });
}

function looseRoutes(serve: Serve, world: World) {
  serve(appointmentsApi.createLoose, async ({ db, user, body, record }) => {
    const { organisation_id: wanted, ...said } = body;
    const organisation_id = organisationOf(user, access, wanted);
    record.organisation_id = organisation_id;
    const self = selfIn(user, organisation_id);
    const place = { organisation_id, trajectory_id: null };
    const id = await makeAppointment(world, db, { place, self, body: said });
    return appointments.getAppointment(db, id, [self.id]);
  });

  serve(appointmentsApi.change, async ({ db, appointment, self, language, body, record }) => {
    if (appointment.trajectory_id) record.trajectoryId = String(appointment.trajectory_id);
    await changeAppointment(world, db, appointment, { self, language, body });
    return appointments.getAppointment(db, appointment.id, [self.id]);
  });

  serve(appointmentsApi.cancel, ({ db, appointment, self, query, record }) => {
    if (appointment.trajectory_id) record.trajectoryId = String(appointment.trajectory_id);
    return cancelAppointment(world, db, appointment, { self, scope: query.scope });
  });

  serve(appointmentsApi.answer, async ({ db, appointment, self, body, record }) => {
    if (appointment.trajectory_id) record.trajectoryId = String(appointment.trajectory_id);
    const who = { party: null, person_id: self.id };
    await answerAppointment(world, db, appointment, { who, said: body });
    return appointments.getAppointment(db, appointment.id, [self.id]);
  });
}
