import type { AskedEvaluation, EvaluationPage } from '@traject/contract/evaluationLinks';

export const anAsked = (given: Partial<AskedEvaluation> = {}): AskedEvaluation => ({
  id: 40,
  student: { id: 3, name: 'Sanne Willems' },
  diploma: { diploma_id: 5, title: 'Verzorgende IG' },
  role: 'mentor',
  asker: { name: 'Peter de Vries' },
  message: '',
  work_process: {
    work_process_id: 11,
    number: '1.1',
    title: 'Helpt bij eten',
    description: 'De student helpt de zorgvrager.',
    result: 'De zorgvrager heeft gegeten.',
    behaviour: '',
    result_starter: 'Met hulp.',
    result_advanced: 'Zelf.',
    result_professional: 'Ook als het moeilijk is.',
  },
  score: null,
  no_level: null,
  comments: '',
  evidence: 0,
  expires_at: '2026-12-15',
  done_at: null,
  may_correct: false,
  may_see_profile: false,
  may_see_chart: false,
  ...given,
});

/** Els is asked about two work processes of Sanne. */
export const anEvaluationPage = (given: Partial<EvaluationPage> = {}): EvaluationPage => ({
  evaluator: { name: 'Els Prins' },
  organisation: { name: 'Zorgcollege', has_logo: false },
  evaluations: [
    anAsked(),
    anAsked({
      id: 41,
      work_process: {
        ...anAsked().work_process,
        work_process_id: 12,
        number: '1.2',
        title: 'Helpt bij wassen',
      },
    }),
  ],
  ...given,
});
