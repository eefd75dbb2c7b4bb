import type { OpenedApp } from '../openApp.ts';
import { type aSurveyDesk, filler } from '../surveyDesk.ts';
import { stateId } from '../trajectories.ts';
import type { Race } from './race.ts';

export type Desk = Awaited<ReturnType<typeof aSurveyDesk>>;
let count = 0;

export const stepRaces = ({ as }: OpenedApp, { aCase, token, templates }: Desk): Race[] => [
  { name: 'starting the client', prepare: async () => (await aCase()).startClient },
  {
    name: 'starting the employer',
    prepare: async () => (await aCase({ state: 'proposal_needed' })).startEmployer,
  },
  {
    name: 'completing with both surveys',
    prepare: async () => {
      const { path } = await aCase({ state: 'in_progress' });
      const body = {
        trajectory_state_id: stateId('completed_internal'),
        client_survey_template_id: templates.client.id,
        employer_survey_template_id: templates.employer.id,
      };
      return () => as(token).post(`${path}/complete`, body);
    },
  },
  {
    name: 'editing what one saw',
    prepare: async () => {
      const { path } = await aCase();
      return (n) => as(token).patch(path, { category: `Spoor ${n}`, version: 1 });
    },
  },
  {
    name: 'deleting a trajectory',
    prepare: async () => {
      const { path } = await aCase();
      return () => as(token).delete(path);
    },
  },
];

export function paperRaces(opened: OpenedApp, { aCase, token, templates }: Desk): Race[] {
  const { submit } = filler(opened);
  const [first] = templates.client.questions;
  const answers = [{ survey_question_id: first?.id, answer: String(first?.options[0]) }];
  return [
    {
      name: 'submitting a survey',
      prepare: async () => {
        const { link } = await (await aCase()).sent();
        return () => submit(link, answers);
      },
    },
    {
      name: 'starting a survey',
      // Once started, it stays started, whoever asks.
      once: /links|mails|surveys/,
      prepare: async () => {
        const one = await aCase();
        const { id } = (await one.create()).json();
        return () => one.start(id);
      },
    },
    { name: 'making an invoice of one number', prepare: () => invoicing(opened, aCase, token) },
  ];
}

async function invoicing({ as }: OpenedApp, aCase: Desk['aCase'], token: string) {
  const { path } = await aCase();
  const head = { declaration_reference: 'UWV 1', invoice_date: '2026-11-03' };
  const invoice_number = `SAMEN-${++count}`;
  return () => as(token).post(`${path}/invoices`, { ...head, invoice_number });
}
