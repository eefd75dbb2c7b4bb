import { invoiceMailsApi as api } from '@traject/contract/invoiceMails';
import { notFound } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { findInvoice } from '../invoices/invoices.service.ts';
import { levelOf, readDraft } from './draft.ts';
import { listMails, lockFinal } from './invoiceMails.queries.ts';
import { openPage, openPdf, openXml } from './page.ts';
import { remindPayers } from './remind.ts';
import { dismissReminder, pdfsOf, readReminders, sendMany, sendReminder } from './reminding.ts';
import { papersFor, sendInvoice } from './sending.ts';
import { changeSettings, readSettings } from './settings.ts';

export function invoiceMailsRoutes(serve: Serve, world: World) {
  remindPayers(world);
  mailRoutes(serve, world);
  settingsRoutes(serve, world);
  reminderRoutes(serve, world);
  linkRoutes(serve, world);
}

function mailRoutes(serve: Serve, world: World) {
  const day = () => today(world.clock);
  serve(api.withdraw, async ({ db, params: { invoiceMailId, ...params } }) => {
    const { id } = await findInvoice(db, params, day());
    await lockFinal(db, id);
    const mails = await listMails(db, id, world.clock());
    if (!mails.some((mail) => mail.id === invoiceMailId)) throw notFound();
    await world.links.revokeOne(db, invoiceMailId);
    return listMails(db, id, world.clock());
  });
  serve(api.list, async ({ db, params }) => {
    const { id } = await findInvoice(db, params, day());
    return listMails(db, id, world.clock());
  });
  serve(api.draft, async ({ db, params, query: { kind = 'invoice' } }) =>
    readDraft(db, await findInvoice(db, params, day()), { kind, clock: world.clock }),
  );
  serve(
    api.send,
    async ({ params, body, user }, db) =>
      papersFor(world, await findInvoice(db, params, day()), {
        level: body.kind === 'reminder',
        by: user.account_id,
      }),
    async ({
      db,
      params: { invoiceId },
      body: { kind = 'invoice', ...given },
      before: attachments,
    }) => {
      await lockFinal(db, invoiceId);
      const level = await levelOf(db, invoiceId, kind);
      await sendInvoice(world, db, { ...given, invoice_id: invoiceId, level, attachments });
      return listMails(db, invoiceId, world.clock());
    },
  );
}

function settingsRoutes(serve: Serve, { clock }: World) {
  serve(api.settings, ({ db, organisation }) => readSettings(db, organisation.id));
  serve(api.setSettings, async ({ db, organisation: { id }, self, language, body: given }) => {
    await changeSettings(db, id, { given, by: { self, language, clock } });
    return readSettings(db, id);
  });
}

function reminderRoutes(serve: Serve, world: World) {
  serve(api.reminders, ({ db, organisation }) => readReminders(world, db, organisation.id));
  serve(
    api.sendReminders,
    ({ organisation: { id: organisationId }, body: { ids }, user }, db) =>
      pdfsOf(world, db, { organisationId, ids }, user.account_id),
    ({ db, organisation: { id: organisationId }, body: { ids }, before: pdfs }) =>
      sendMany(world, db, { organisationId, ids, pdfs }),
  );
  serve(
    api.sendReminder,
    ({ params: { organisationId, reminderId }, user }, db) =>
      pdfsOf(world, db, { organisationId, ids: [reminderId] }, user.account_id),
    async ({ db, params: key, body: given, before: pdfs }) => {
      await sendReminder(world, db, { key, given, attachments: [...pdfs.values()] });
    },
  );
  serve(api.dismissReminder, ({ db, params }) => dismissReminder(world, db, params));
}

/** For the payer, whose only key is the link. */
function linkRoutes(serve: Serve, world: World) {
  serve(api.fetch, ({ db, link }) => openPage(world, db, link));
  serve(api.pdf, ({ db, link }) => openPdf(world, db, link));
  serve(api.xml, ({ db, link }) => openXml(world, db, link));
}
