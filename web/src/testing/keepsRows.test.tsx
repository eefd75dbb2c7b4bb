import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { documentTemplatesQuery } from '../features/documentTemplates/documentTemplates.api.ts';
import { TemplatesPage } from '../features/documentTemplates/TemplatesPage.tsx';
import { studentsQuery } from '../features/evaluations/evaluations.api.ts';
import { PendingPage } from '../features/evaluations/pending/PendingPage.tsx';
import { pendingQuery } from '../features/evaluations/pending.api.ts';
import { StudentsPage } from '../features/evaluations/StudentsPage.tsx';
import { OutboxPage } from '../features/outbox/OutboxPage.tsx';
import { outboxQuery } from '../features/outbox/outbox.api.ts';
import { surveyTemplatesQuery } from '../features/surveyTemplates/surveyTemplates.api.ts';
import { TemplatesPage as SurveyTemplatesPage } from '../features/surveyTemplates/TemplatesPage.tsx';
import { TrajectoriesPage } from '../features/trajectories/TrajectoriesPage.tsx';
import { trajectoriesQuery } from '../features/trajectories/trajectories.api.ts';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';
import { show } from '../ui/testing.tsx';
import { fakeApi, refuse } from './fakeApi.ts';

const meta = { current_page: 1, last_page: 1, from: null, to: null, total: 0 };
const none = { data: [], meta };

const pages: [name: string, page: ReactNode, key: QueryKey, data: unknown, words: string][] = [
  [
    'the trajectories',
    <TrajectoriesPage key="t" search={{}} onSearch={() => {}} onAdd={() => {}} />,
    trajectoriesQuery({}).queryKey,
    none,
    'Nog geen trajecten',
  ],
  [
    'the students',
    <StudentsPage notice={null} key="s" search={{}} onSearch={() => {}} />,
    studentsQuery({}).queryKey,
    none,
    'Nog geen studenten',
  ],
  [
    'the open evaluations',
    <PendingPage key="p" search={{}} onSearch={() => {}} />,
    pendingQuery.queryKey,
    [],
    'Geen openstaande beoordelingen',
  ],
  [
    'the document templates',
    <TemplatesPage key="d" search={{}} onSearch={() => {}} />,
    documentTemplatesQuery({}).queryKey,
    none,
    'Nog geen sjablonen',
  ],
  [
    'the survey templates',
    <SurveyTemplatesPage key="v" search={{}} onSearch={() => {}} onCreated={() => {}} />,
    surveyTemplatesQuery({}).queryKey,
    none,
    'Nog geen vragenlijsten',
  ],
  [
    'the sent mails',
    <OutboxPage key="o" page={undefined} onPage={() => {}} />,
    outboxQuery().queryKey,
    none,
    'Nog geen mails',
  ],
];

it.each(pages)('a failed refresh leaves %s as they are', async (_, page, key, data, words) => {
  fakeApi({ 'GET /auth/me': refuse(500) });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(key, data, { updatedAt: 1 });
  show(
    <QueryClientProvider client={queries}>
      <ConfirmProvider>{page}</ConfirmProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queries.getQueryState(key)?.status).toBe('error'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(words)).toBeTruthy();
});
