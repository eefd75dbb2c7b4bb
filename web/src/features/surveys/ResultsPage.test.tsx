import { screen } from '@testing-library/react';
import type { SurveyResults } from '@traject/contract/surveys';
import { expect, it } from 'vitest';
import { aSurvey } from '../../testing/aSurvey.ts';
import { showPart } from '../../testing/showPart.tsx';
import { ResultsPage } from './ResultsPage.tsx';

const answered = aSurvey({
  state: 'answered',
  answered_at: '2026-11-12T08:00:00Z',
  answers: [{ survey_question_id: 1, answer: '11' }],
  earlier: [
    {
      sent_at: '2026-11-05T10:00:00Z',
      opened_at: '2026-11-06T09:30:00Z',
      email: null,
      reminder: null,
    },
    { sent_at: '2026-11-02T10:00:00Z', opened_at: null, email: null, reminder: null },
  ],
});
const show = (overall: SurveyResults['overall']) =>
  showPart(<ResultsPage trajectoryId={4} results={{ survey: answered, overall }} back={null} />);

it('draws each answer as its share of all who answered, and not of the largest', () => {
  const tally = { survey_question_id: 1, count: 8, average: null, other: null };
  const shares = [
    { label: 'Eens', count: 4 },
    { label: 'Oneens', count: 2 },
  ];
  const { container } = show({ answered: 8, questions: [{ ...tally, shares }] });
  const widths = [...container.querySelectorAll<HTMLElement>('[style*="width"]')].map(
    ({ style }) => style.width,
  );
  expect(widths).toEqual(['50%', '25%']);
});

it('says how many are needed before all are compared', () => {
  show(null);
  expect(screen.getByText('Kan vanaf 5 ingevulde lijsten')).toBeTruthy();
});

it('keeps the dates of when it was sent before', () => {
  show(null);
  expect(screen.getByText(/Eerder verstuurd 5 nov 2026.*, geopend 6 nov 2026/)).toBeTruthy();
  expect(screen.getByText(/^Eerder verstuurd 2 nov 2026[^a-z]*$/)).toBeTruthy();
});
