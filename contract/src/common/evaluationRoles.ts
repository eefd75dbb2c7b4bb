export const evaluationRoles = [
  'teacher',
  'mentor',
  'coach',
  'recipient',
  'student',
  'other_student',
] as const;
export type EvaluationRole = (typeof evaluationRoles)[number];
