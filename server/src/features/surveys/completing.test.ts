import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { describe, expect, it } from 'vitest';
import { anOrganisation } from '../../testing/factories.ts';
import { aSurveyDesk, filler } from '../../testing/surveyDesk.ts';
import { aSurveyTemplate } from '../../testing/surveys.ts';
import { testApp } from '../../testing/testApp.ts';
import { stateId } from '../../testing/trajectories.ts';

const app = await testApp();
const { db, as } = app;
const { aCase, own, token, templates } = await aSurveyDesk(app);
const { open } = filler(app);
const foreign = await anOrganisation(db);

const finished = stateId('completed_external_inside_sector');
const aRunning = (given: Parameters<typeof aCase>[0] = {}) =>
  aCase({ state: 'in_progress', ...given });
const complete = ({ path }: { path: string }, body: object) =>
  as(token).post(`${path}/complete`, { trajectory_state_id: finished, ...body });
const both = {
  client_survey_template_id: templates.client.id,
  employer_survey_template_id: templates.employer.id,
};

describe('completing a trajectory', () => {
  it('[INFO-06, INFO-07] sets the state and its reason, and sends both surveys, in one call', async () => {
    const one = await aRunning();
    const answer = await complete(one, { completed_reason: 'Vaste baan.', ...both });
    expect(answer.json()).toMatchObject({
      id: one.id,
      trajectory_state: { code: 'completed_external_inside_sector' },
      completed_reason: 'Vaste baan.',
      history: [
        { state: { id: finished }, actor: { name: 'Marieke de Vries' } },
        { state: { code: 'in_progress' } },
      ],
    });
    expect(answer.json()).toEqual(await one.read());
    expect(await one.list()).toMatchObject([
      { state: 'sent', survey_template: { type: 'employer' } },
      { state: 'sent', survey_template: { type: 'client' } },
    ]);
    for (const party of ['client', 'employer'] as const)
      expect((await open(await one.tokenOf(party))).statusCode).toBe(200);
  });

  it.each([
    ['none', {}],
    ['null', { completed_reason: null, client_survey_template_id: null }],
    ['an empty one', { completed_reason: '' }],
  ])('[INFO-08] does not ask for a reason: %s', async (_what, body) => {
    const one = await aRunning();
    const answer = await complete(one, body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().trajectory_state.id).toBe(finished);
    expect(answer.json().completed_reason || null).toBeNull();
    expect(await one.list()).toEqual([]);
  });

  it('[INFO-08] keeps whichever finished state was chosen, and refuses any other', async () => {
    for (const { id, kind } of trajectoryStates) {
      const one = await aRunning();
      const answer = await complete(one, { trajectory_state_id: id });
      expect(answer.statusCode, String(id)).toBe(kind === 'finished' ? 200 : 422);
      if (kind !== 'finished')
        expect(answer.json().errors).toEqual(['Kies een status waarmee het traject is afgerond.']);
    }
    const one = await aRunning();
    for (const body of [{ trajectory_state_id: 99 }, { trajectory_state_id: undefined }])
      expect((await complete(one, body)).statusCode).toBe(422);
    expect((await one.read()).trajectory_state.code).toBe('in_progress');
  });

  it('is only for a running trajectory, and says so', async () => {
    for (const { code } of trajectoryStates.filter((state) => state.code !== 'in_progress')) {
      const one = await aCase({ state: code });
      expect((await complete(one, both)).statusCode, code).toBe(422);
      expect(await one.list()).toEqual([]);
    }
    const refused = await complete(await aCase({ state: 'proposal_needed' }), {});
    expect(refused.json().errors).toEqual([
      'Het traject kan alleen worden afgerond als de status ‘lopend’ is. De status is nu ‘offerte nodig’.',
    ]);
  });

  it('[INFO-07] changes nothing when a survey cannot be sent', async () => {
    const theirs = await aSurveyTemplate(db, foreign);
    const empty = await aSurveyTemplate(db, own, { questions: [] });
    const without = await aRunning({ contact_email: null });
    const wrong: [object, string][] = [
      [{ client_survey_template_id: templates.employer.id }, 'Vragenlijst voor de cliënt: '],
      [{ employer_survey_template_id: templates.client.id }, 'Vragenlijst voor de werkgever: '],
      [{ client_survey_template_id: theirs.id }, 'Vragenlijst voor de cliënt: '],
      [{ ...both, client_survey_template_id: empty.id }, 'heeft nog geen vragen'],
      [both, 'De contactpersoon van de werkgever heeft nog geen e-mailadres.'],
      [{ surveys: [] }, 'surveys: dit veld kennen we niet.'],
    ];
    const before = await without.read();
    for (const [body, sentence] of wrong) {
      const answer = await complete(without, { completed_reason: 'Klaar.', ...body });
      expect([answer.statusCode, answer.json().errors[0]]).toEqual([
        422,
        expect.stringContaining(sentence),
      ]);
    }
    expect(await without.read()).toEqual(before);
    expect(await without.list()).toEqual([]);
    expect(await without.mailsTo(without.emails.client)).toEqual([]);
  });

  it('happens once when done twenty times at once', async () => {
    const one = await aRunning();
    const many = await Promise.all(Array.from({ length: 20 }, () => complete(one, both)));
    const statuses = many.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(422)]);
    expect((await one.read()).history).toHaveLength(2);
    expect(await one.list()).toHaveLength(2);
    for (const email of Object.values(one.emails)) expect(await one.mailsTo(email)).toHaveLength(1);
  });

  it('[INFO-07, SURV-02] also works step by step: save, create, start, and delete what did not start', async () => {
    const one = await aRunning({ contact_email: null });
    const saved = await as(token).patch(one.path, {
      trajectory_state_id: finished,
      completed_reason: 'Vaste baan.',
    });
    expect(saved.json().completed_reason).toBe('Vaste baan.');
    const forClient = (await one.create()).json();
    expect((await one.start(forClient.id)).json().state).toBe('sent');
    const forEmployer = (await one.create(templates.employer.id)).json();
    expect((await one.start(forEmployer.id)).statusCode).toBe(422);
    expect((await one.remove(forEmployer.id)).statusCode).toBe(204);
    expect((await one.list()).map(({ id }: { id: number }) => id)).toEqual([forClient.id]);
    expect((await open(await one.tokenOf('client'))).statusCode).toBe(200);
  });
});
