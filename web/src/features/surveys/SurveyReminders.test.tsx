import { screen, waitFor } from '@testing-library/react';
import type { Survey } from '@traject/contract/surveys';
import { expect, it } from 'vitest';
import { aSurvey } from '../../testing/aSurvey.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { showPart } from '../../testing/showPart.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { SurveysPanel } from './SurveysPanel.tsx';

const surveys = '/trajectories/4/surveys';
const nobody = { name: null, email: null };
const recipients = { client: nobody, employer: nobody };
const reminded = {
  earlier: [
    { sent_at: '2026-11-14T10:00:00Z', opened_at: null, email: null, reminder: 2 },
    {
      sent_at: '2026-11-10T10:00:00Z',
      opened_at: '2026-11-11T10:00:00Z',
      email: null,
      reminder: 1,
    },
  ],
  next_reminder_at: '2026-11-18T10:00:00Z',
};

async function open(survey: Survey) {
  const seen = fakeApi({
    [`GET ${surveys}`]: [survey],
    [`PUT ${surveys}/${survey.id}/reminders`]: () => new Response(null, { status: 204 }),
  });
  const { user } = showPart(
    <SurveysPanel trajectoryId={4} organisationId={2} recipients={recipients} />,
  );
  await screen.findByText(survey.survey_template.title);
  return { user, seen };
}

it('reminders are shown in the row of a survey, and turned off there while it waits', async () => {
  const { user, seen } = await open(aSurvey({ id: 4, ...reminded }));
  expect(screen.getByText(/^Herinnering 2 verstuurd op 14 nov 2026/)).toBeTruthy();
  const off = /^Herinneringen uitzetten: .* De volgende gaat op 18 nov 2026\.$/;
  await user.click(screen.getByRole('button', { name: off }));
  const put = () => seen.find(({ method }) => method === 'PUT')?.body;
  await waitFor(() => expect(put()).toEqual({ off: true }));
});

it('there is nothing to turn off once it is filled in', async () => {
  const at = '2026-11-12T08:00:00Z';
  await open(aSurvey({ id: 4, ...reminded, state: 'answered', answered_at: at }));
  expect(screen.queryByRole('button', { name: /Herinneringen/ })).toBeNull();
  expect(screen.queryByText(/^Herinnering 2/)).toBeNull();
});

it('the page with the answers keeps the dates of all reminders', () => {
  const results = { survey: aSurvey({ id: 4, ...reminded }), overall: null };
  showPart(<ResultsPage trajectoryId={4} results={results} back={null} />);
  expect(screen.getByText(/^Herinnering 2 verstuurd op 14 nov 2026/)).toBeTruthy();
  expect(screen.getByText(/^Herinnering 1 verstuurd.*geopend 11 nov 2026/)).toBeTruthy();
});
