import { paymentsApi } from '@traject/contract/payments';
import { unprocessable } from '../../platform/http/errors.ts';
import { metaOf } from '../../platform/http/page.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { World } from '../../platform/program/world.ts';
import { listLines } from './bank.queries.ts';
import { bookLine, setAside, undoLine } from './bankBooking.ts';
import { withProposals } from './bankMatching.ts';
import { readBankFile, storeBankFile } from './bankReading.ts';
import { pay, undo } from './paying.ts';
import { listPayments } from './payments.queries.ts';

export function paymentsRoutes(serve: Serve, world: World) {
  const { clock } = world;
  serve(paymentsApi.list, ({ db, params }) => listPayments(db, params));
  serve(paymentsApi.create, ({ db, params, body, self, language }) =>
    pay(db, params, { input: body, by: { self, language, clock } }),
  );
  serve(paymentsApi.undo, ({ db, params, self, language }) =>
    undo(db, params, { self, language, clock }),
  );
  bankRoutes(serve, world);
}

function bankRoutes(serve: Serve, world: World) {
  const { clock } = world;
  serve(
    paymentsApi.readBank,
    async ({ uploaded, user }) => {
      if (!uploaded.file) throw unprocessable('file.missing');
      return readBankFile(world, uploaded.file, user.account_id);
    },
    ({ db, before: read, organisation, self }) =>
      storeBankFile(db, read, { organisation_id: organisation.id, self }),
  );
  serve(paymentsApi.lines, async ({ db, organisation, query: { state, ...page } }) => {
    const { data, total } = await listLines(db, organisation.id, { state, page });
    return {
      data: await withProposals(db, organisation.id, data),
      meta: metaOf(page, total, data.length),
    };
  });
  serve(paymentsApi.book, ({ db, params, body, self, language }) =>
    bookLine(db, params, { ...body, by: { self, language, clock } }),
  );
  serve(paymentsApi.setAside, ({ db, params, self, language }) =>
    setAside(db, params, { self, language, clock }),
  );
  serve(paymentsApi.undoLine, ({ db, params, self, language }) =>
    undoLine(db, params, { self, language, clock }),
  );
}
