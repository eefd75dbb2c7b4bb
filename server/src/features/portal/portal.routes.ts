import { portalApi } from '@traject/contract/portal';
import { wordOf } from '../../platform/access/portalSessions.ts';
import { openFirstPage } from '../../platform/files/firstPage.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findShown, invoicePdf } from '../invoices/invoices.service.ts';
import { findFace } from './mine.queries.ts';
import { readMine } from './mine.ts';
import { openQuestion } from './openQuestion.ts';
import { ownRoutes } from './own.routes.ts';
import { readPage } from './page.ts';
import { findDocument } from './reading.queries.ts';
import { type Asked, mayAsk, openSession, sendLinks } from './signIn.ts';
import { staffRoutes } from './staff.routes.ts';

/** The pages of clients and employers: their session opens these calls and no others. */
export function portalRoutes(serve: Serve, world: World) {
  wayIn(serve, world);
  pages(serve, world);
  ownRoutes(serve, world);
  staffRoutes(serve, world);
}

function wayIn(serve: Serve, world: World) {
  const { jobs, portalSessions, files } = world;
  const kept = { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: 3600 };
  jobs.define<Asked>('portal.links', kept, (asked) => sendLinks(world, asked));

  serve(
    portalApi.askLink,
    ({ body, language, address, device }, db) =>
      mayAsk(world, db, { email: body.email, language, address, device }),
    async ({ db, before: asked }) => void (await jobs.send(db, 'portal.links', asked)),
  );
  serve(portalApi.openLink, ({ db, link, body, device }) =>
    openSession(world, db, { ...link, ...body, device }),
  );
  serve(portalApi.mine, ({ db, party }) => readMine(world, db, party));
  serve(portalApi.logo, async ({ db, party, range }) => {
    const { logo_file_id } = await findFace(db, party.organisation_id);
    if (!logo_file_id) throw notFound();
    return files.open(db, logo_file_id, { range });
  });
  serve(portalApi.leave, async ({ db, party }) => {
    await portalSessions.close(db, party, party.session_id);
  });
  serve(portalApi.closeSession, async ({ db, party, params }) => {
    await portalSessions.close(db, party, params.portalSessionId);
  });
}

function pages(serve: Serve, world: World) {
  const { clock, files } = world;
  serve(portalApi.page, ({ db, page }) => readPage(db, page, clock()));
  serve(portalApi.openQuestion, ({ db, page, party, body, language }) =>
    openQuestion(world, db, { page, party, asked: body, language }),
  );
  serve(portalApi.document, async ({ db, page, params, range }) => {
    const { id } = await findDocument(db, page, params.documentId);
    return files.open(db, id, { range });
  });
  serve(portalApi.firstPage, async ({ db, page, params }) => {
    const { id } = await findDocument(db, page, params.documentId);
    return openFirstPage(world, db, id);
  });
  serve(portalApi.invoice, async ({ db, page, party, params }) => {
    const key = { trajectoryId: page.trajectory_id, invoiceId: params.invoiceId };
    return invoicePdf(world, db, {
      invoice: await findShown(db, key, today(clock)),
      by: wordOf(party),
    });
  });
}
