import type { EvaluationPage } from '@traject/contract/evaluationLinks';

const asked: EvaluationPage['evaluations'][number] = {
  id: 1,
  student: { id: 6, name: 'Sanne Willems' },
  diploma: { diploma_id: 1, title: 'Verzorgende IG' },
  ...{ role: 'mentor', asker: { name: 'Peter van der Meulen' }, message: 'Graag voor vrijdag.' },
  work_process: {
    ...{ work_process_id: 1, number: '1.1', title: 'Helpt bij eten' },
    ...{ description: 'Wat er gebeurt.', result: 'Er is gegeten.', behaviour: 'Geduldig.' },
    ...{ result_starter: 'Met hulp.', result_advanced: 'Zelf.', result_professional: 'Altijd.' },
  },
  ...{
    score: null,
    no_level: null,
    comments: '',
    evidence: 2,
    expires_at: '2099-03-10',
    done_at: null,
  },
  ...{ may_correct: false, may_see_profile: true, may_see_chart: true },
};

/** What the server says about a link, for a page that is viewed without a school. */
export const anEvaluationPage: EvaluationPage = {
  evaluator: { name: 'Els Prins' },
  organisation: { name: 'Stichting Werkwijzer', has_logo: false },
  evaluations: [
    asked,
    { ...asked, id: 2, score: 2, done_at: '2026-11-18T10:00:00Z', may_correct: true },
  ],
};
