import { messagesApi } from '@traject/contract/messages';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { findFile, listMessages, markRead } from './messages.queries.ts';
import { sendFromParty, sendFromStaff } from './sending.ts';

/** What staff and a party of a trajectory write to each other. */
export function messagesRoutes(serve: Serve, world: World) {
  staffRoutes(serve, world);
  pageRoutes(serve, world);
}

function staffRoutes(serve: Serve, world: World) {
  serve(messagesApi.thread, ({ db, trajectory, params: { party } }) =>
    listMessages(db, { trajectory_id: trajectory.id, party }),
  );
  serve(messagesApi.send, ({ db, trajectory, params: { party }, self, body, uploaded: { file } }) =>
    sendFromStaff(
      world,
      db,
      { trajectory_id: trajectory.id, party },
      { text: body.text ?? '', file, self },
    ),
  );
  serve(messagesApi.read, async ({ db, trajectory, params: { party }, body }) => {
    const thread = { trajectory_id: trajectory.id, party };
    await markRead(db, thread, { ...body, by: 'party' }, world.clock());
  });
  serve(messagesApi.file, async ({ db, trajectory, params, range }) => {
    const { file_id } = await findFile(db, params.messageId, { trajectory_id: trajectory.id });
    return world.files.open(db, file_id, { range });
  });
}

function pageRoutes(serve: Serve, world: World) {
  serve(messagesApi.pageThread, ({ db, page }) => listMessages(db, threadOf(page)));
  serve(messagesApi.pageSend, ({ db, page, party: { email }, body, uploaded: { file } }) =>
    sendFromParty(world, db, page, { text: body.text ?? '', file, email }),
  );
  serve(messagesApi.pageRead, async ({ db, page, body }) => {
    await markRead(db, threadOf(page), { ...body, by: 'staff' }, world.clock());
  });
  serve(messagesApi.pageFile, async ({ db, page, params, range }) => {
    const { file_id } = await findFile(db, params.messageId, threadOf(page));
    return world.files.open(db, file_id, { range });
  });
}

type Page = { trajectory_id: number; party: 'client' | 'employer' };
const threadOf = ({ trajectory_id, party }: Page) => ({ trajectory_id, party });
