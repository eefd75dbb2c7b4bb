import { approvalsApi } from '@traject/contract/approvals';
import { openFirstPage } from '../../platform/files/firstPage.ts';
import { deadLink, unprocessable } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { decide, type TakeStep } from './deciding.ts';
import { findFile, markOpened, readRequest } from './reading.queries.ts';
import { takeReturned } from './returning.ts';

/** The pages behind a link in a mail: the link is the only key, and it decides once. */
export function approvalsRoutes(serve: Serve, world: World, takeStep: TakeStep) {
  serve(approvalsApi.get, async ({ db, link }) => {
    const { sent_at, expires_at, ...request } = await readRequest(db, link);
    const { counselor, organisation, client, ...shown } = request;
    const [first] = request.files;
    if (!first) throw deadLink();
    await markOpened(db, link, world.clock());
    const { name, mime } = first;
    return {
      ...shown,
      subject: { counselor, organisation, client, name, mime },
      sent_at: sent_at.toISOString(),
      expires_at: expires_at.toISOString(),
    };
  });

  serve(approvalsApi.download, async ({ db, link, query, range }) => {
    const { file_id } = await findFile(db, link, Number(query.file ?? 1));
    return world.files.open(db, file_id, { range });
  });

  serve(approvalsApi.firstPage, async ({ db, link, query }) => {
    const { file_id } = await findFile(db, link, Number(query.file ?? 1));
    return openFirstPage(world, db, file_id);
  });

  serve(approvalsApi.addReturn, async ({ db, link, uploaded: { file } }) => {
    if (!file) throw unprocessable('file.missing');
    await takeReturned(world, db, link, file);
  });

  serve(approvalsApi.accept, ({ db, link, params }) =>
    decide(
      world,
      db,
      { ...link, ...params },
      { decision: { approved: true, reason: null }, takeStep },
    ),
  );

  serve(approvalsApi.reject, ({ db, link, params, body }) =>
    decide(
      world,
      db,
      { ...link, ...params },
      { decision: { approved: false, reason: body.reason }, takeStep },
    ),
  );
}
