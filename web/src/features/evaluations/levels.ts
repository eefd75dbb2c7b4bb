export const levels = ['starter', 'advanced', 'professional'] as const;
export type Level = (typeof levels)[number];

/** 1 to 3 as it is shown: a stored number below 1 shows as 1, and no number stays none. */
export const shownScore = (score: number | null) =>
  score === null ? null : Math.min(Math.max(score, 1), levels.length);

export const levelOf = (score: number | null): Level | undefined =>
  levels[(shownScore(score) ?? 0) - 1];
