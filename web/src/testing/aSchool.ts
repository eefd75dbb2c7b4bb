import type { Me } from '@traject/contract/auth';
import type { AccountType } from '@traject/contract/common/access';
import { abilitiesOf } from '@traject/contract/common/access';
import type { WorkProcess } from '@traject/contract/diplomas';
import type { Evaluation, OneStudent, PendingEvaluation } from '@traject/contract/evaluations';
import type { Profile } from '@traject/contract/profile';

/** Whom `signIn()` signs in: the account with id 7, whom the school knows by its own number. */
export const aMe = (...types: AccountType[]): Me => ({
  id: 7,
  email: 'zoe@school.example',
  first_name: 'Zoë',
  last_name: 'de Vries',
  name: 'Zoë de Vries',
  language: 'nl',
  account_types: types.map((code) => ({
    code,
    organisation: { id: 1, name: 'School', trajectory_visibility: 'everyone' },
    person: { id: 21, name: 'Zoë de Vries' },
  })),
  may_found: false,
  beginning_at: [],
  has_picture: false,
  waiting_people: 0,
  waiting_at: [],
  teaches: false,
  abilities: abilitiesOf(types),
});

/** The same, where the school has given them this number. */
export const knownAs = (id: number, me: Me): Me => ({
  ...me,
  account_types: me.account_types.map((one) => ({ ...one, person: { ...one.person, id } })),
});

export const aStudent = (given: Partial<OneStudent> = {}): OneStudent => ({
  id: 3,
  name: 'Daan Verhoeven',
  first_name: 'Daan',
  last_name: 'Verhoeven',
  diplomas: [{ diploma_id: 5, title: 'Verzorgende IG', level: '3', has_evaluations: true }],
  may_ask: true,
  may_see_chart: true,
  may_see_readers: false,
  may_see_portfolios: false,
  ...given,
});

export const anEvaluation = (given: Partial<Evaluation> = {}): Evaluation => ({
  id: 40,
  score: null,
  no_level: null,
  pending: true,
  is_expired: false,
  is_covered: false,
  comments: '',
  evidence: 0,
  diploma: { diploma_id: 5, title: 'Verzorgende IG' },
  work_process: {
    work_process_id: 11,
    number: '1.1',
    title: 'Inventariseert de behoefte aan zorg',
    description: 'De student praat met de zorgvrager.',
    ...{ result: '', behaviour: '' },
    result_starter: 'Vraagt met hulp van een collega.',
    result_advanced: 'Voert zelf het gesprek.',
    result_professional: 'Geeft ook advies.',
  },
  evaluator_role: { name: 'mentor' },
  evaluator: { name: 'Zoë de Vries' },
  student: { id: 3, name: 'Daan Verhoeven' },
  requested_at: '2026-11-01T10:00:00Z',
  expires_at: '2026-12-01T10:00:00Z',
  done_at: null,
  ...{ may_score: true, may_withdraw: false, may_ask_again: false, may_correct: false },
  ...{ mail: null, reminders: null, message: '', asker: null },
  may_see_profile: true,
  ...given,
});

/** One that was scored, as a list has it. */
export const aDone = (score: number, given: Partial<Evaluation> = {}) =>
  anEvaluation({
    score,
    pending: false,
    may_score: false,
    done_at: '2026-11-06T10:00:00Z',
    ...given,
  });

export const aPending = (
  id: number,
  given: Partial<PendingEvaluation> = {},
): PendingEvaluation => ({
  id,
  student: { id: 3, name: 'Daan Verhoeven' },
  diploma: { diploma_id: 5, title: 'Verzorgende IG' },
  work_process: { work_process_id: 11, number: '1.1', title: 'Stelt het zorgplan op' },
  evaluator_role: { name: 'mentor' },
  expires_at: '2026-12-01T10:00:00Z',
  ...given,
});

export const aProfile = (given: Partial<Profile> = {}): Profile => ({
  id: 3,
  name: 'Daan Verhoeven',
  first_name: 'Daan',
  last_name: 'Verhoeven',
  email: 'daan@school.example',
  gender: 'm',
  nationality: 'Nederlandse',
  education: 'ROC Rijnmond',
  quote_text: 'Rust en aandacht',
  profile_roles: ['teacher', 'mentor', 'coach'],
  chart_roles: ['teacher', 'mentor', 'coach'],
  has_profile_picture: false,
  files: [],
  references: [],
  job_interests: [],
  courses: [],
  competences: [],
  skills: [],
  interests: [],
  languages: [],
  job_functions: [],
  studies: [],
  version: 1,
  ...given,
});

export const aWorkProcess = (id: number, number: string): WorkProcess => ({
  work_process_id: id,
  number,
  title: `Werkproces ${number}`,
  description: '',
  result: '',
  behaviour: '',
  result_starter: '',
  result_advanced: '',
  result_professional: '',
  core_task: { number: Number(number.split('.')[0]), title: `Kerntaak ${number.split('.')[0]}` },
  diploma: { diploma_id: 5, title: 'Verzorgende IG', level: '3' },
});
