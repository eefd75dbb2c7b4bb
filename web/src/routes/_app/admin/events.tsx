import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { DeletedNote } from '../../../features/events/EventsPage.tsx';
import { EventsPage } from '../../../features/events/EventsPage.tsx';
import type { EventSearch } from '../../../features/events/events.api.ts';
import { loadTexts } from '../../../platform/i18n.ts';
import { idOf, oneOf, pageOf, reading, wordOf } from '../../../platform/search.ts';

export const Route = createFileRoute('/_app/admin/events')({
  validateSearch: reading<EventSearch>({
    organisation_id: idOf,
    person_id: idOf,
    record: wordOf,
    action: wordOf,
    outcome: oneOf('done', 'refused'),
    session: wordOf,
    from: wordOf,
    to: wordOf,
    page: pageOf,
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
