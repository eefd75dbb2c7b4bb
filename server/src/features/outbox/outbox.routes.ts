import { outboxApi } from '@traject/contract/outbox';
import { organisationsFor } from '../../platform/access/access.ts';
import { isSeenBy } from '../../platform/access/visibility.ts';
import { ofNobody, within } from '../../platform/database/wall.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listOutbox } from '../../platform/mail/outbox.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';

/** Open only in a demo without a mail server: mails hold links that nobody else may see. */
export function outboxRoutes(serve: Serve, { clock }: World, { open }: { open: boolean }) {
  serve(outboxApi.list, ({ db, user, query }) => {
    if (!open) throw notFound();
    const organisation_ids = organisationsFor(user, 'outbox');
    const seen = within(db, [...organisation_ids, ofNobody]);
    const administered = organisationsFor(user, 'administration');
    const { account_id } = user;
    const isSeen = isSeenBy({ user, access: 'trajectories' }, today(clock));
    return listOutbox(seen, { account_id, organisation_ids, administered, isSeen, page: query });
  });
}
