export const evaluationRoles = [
  'teacher',
  'mentor',
  'coach',
  'recipient',
  'student',
  'other_student',
] as const;
export type EvaluationRole = (typeof evaluationRoles)[number];

/** Those who may answer from their mail, without an account. */
export const linkRoles = ['mentor', 'coach', 'recipient', 'other_student'] as const;

/** For whom an organisation chooses what they see; students see all of their own. */
export const readingRoles = ['teacher', 'mentor', 'coach', 'recipient', 'other_student'] as const;
export type ReadingRole = (typeof readingRoles)[number];

/** What an evaluator sees of a student: the work process that was asked, and what comes with it. */
export const sights = ['process', 'profile', 'chart', 'both'] as const;
export type Sight = (typeof sights)[number];

export const sightOf = ({ profile, chart }: { profile: boolean; chart: boolean }): Sight =>
  profile && chart ? 'both' : profile ? 'profile' : chart ? 'chart' : 'process';

type Chosen = { profile_roles: readonly ReadingRole[]; chart_roles: readonly ReadingRole[] };

export const sightOfRole = (chosen: Chosen, role: ReadingRole) =>
  sightOf({
    profile: chosen.profile_roles.includes(role),
    chart: chosen.chart_roles.includes(role),
  });
