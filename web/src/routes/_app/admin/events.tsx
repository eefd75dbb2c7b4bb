import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { DeletedNote } from '../../../features/events/EventsPage.tsx';
import { EventsPage } from '../../../features/events/EventsPage.tsx';
import type { EventSearch } from '../../../features/events/events.api.ts';
import { loadTexts } from '../../../platform/i18n.ts';
import { idOf, pageOf, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/events')({
  validateSearch: ({
    organisation_id,
    person_id,
    record,
    action,
    outcome,
    from,
    to,
    page,
  }): EventSearch => ({
    organisation_id: idOf(organisation_id),
    person_id: idOf(person_id),
    record: wordOf(record),
    action: wordOf(action),
    outcome: outcome === 'done' || outcome === 'refused' ? outcome : undefined,
    from: wordOf(from),
    to: wordOf(to),
    page: pageOf(page),
  }),
  component: EventsRoute,
});

const NoteTexts = lazy(async () => {
  await loadTexts('notes');
  return { default: (await import('../../../features/notes/NoteTexts.tsx')).NoteTexts };
});

function EventsRoute() {
  const navigate = Route.useNavigate();
  const [read, setRead] = useState<DeletedNote>();
  return (
    <>
      <EventsPage
        search={Route.useSearch()}
        onSearch={(search) => navigate({ search })}
        onRead={setRead}
      />
      <Suspense>{read && <NoteTexts {...read} onClose={() => setRead(undefined)} />}</Suspense>
    </>
  );
}
