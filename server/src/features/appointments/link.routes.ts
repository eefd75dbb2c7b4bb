import { appointmentsApi } from '@traject/contract/appointments';
import { deadLink } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { answerAppointment } from './answering.ts';
import { markOpened } from './page.queries.ts';
import { downloadPage, guestOf, readPage } from './page.ts';

/** The page behind a link in a mail: the link is the only key. */
export function linkRoutes(serve: Serve, world: World) {
  serve(appointmentsApi.fetch, async ({ db, link }) => {
    const page = await readPage(world, db, link);
    await markOpened(db, link.id, world.clock());
    return page;
  });

  serve(appointmentsApi.reply, async ({ db, link, body, record }) => {
    const { appointment, who } = await guestOf(world, db, link);
    // The link of a colleague names only them.
    if (appointment.trajectory_id) record.trajectoryId = String(appointment.trajectory_id);
    const answer = { who, name: link.opened_by_name, said: body, otherwise: deadLink };
    await answerAppointment(world, db, appointment, answer);
    return readPage(world, db, link);
  });

  serve(appointmentsApi.file, ({ db, link }) => downloadPage(world, db, link));
}
