import type { EvaluationInput, NoLevel } from '@traject/contract/common/evaluationAnswer';
import type { AskedEvaluation } from '@traject/contract/evaluationLinks';
import { ApiError } from '../../platform/api.ts';
import { draftAt, readDraft } from '../../platform/draft.ts';
import { isGone } from '../../platform/serverMessage.ts';
import { draftsOf } from '../../platform/token.ts';

export const levels = ['starter', 'advanced', 'professional'] as const;

/** What is filled in for one evaluation. */
export type Typed = { score: number | null; no_level: NoLevel | null; comments: string };

export const storedOf = ({ score, no_level, comments }: AskedEvaluation): Typed => ({
  score,
  no_level,
  comments,
});

export const hasAnswer = ({ score, no_level }: Typed) => score !== null || no_level !== null;

export const isSame = (one: Typed, other: Typed) =>
  one.score === other.score &&
  one.no_level === other.no_level &&
  one.comments.trim() === other.comments.trim();

/** What is known here to be answered is corrected; what somebody else answered is not. */
export const toSend = (typed: Typed, stored: AskedEvaluation): EvaluationInput => ({
  ...(typed.score === null ? {} : { score: typed.score }),
  ...(typed.no_level === null ? {} : { no_level: typed.no_level }),
  comments: typed.comments,
  ...(stored.done_at && { correction: true }),
});

/** Why an answer will never be saved as it is; undefined if it may be tried again. */
export function whyRefused(error: unknown): 'expired' | 'conflict' | 'gone' | undefined {
  if (isGone(error)) return 'gone';
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 403) return 'gone';
  if (error.status !== 422) return undefined;
  return error.errors[0] === 'Expired evaluation' ? 'expired' : 'conflict';
}

/** The address of the page is a key, and is not written down: its beginning tells links apart. */
const placeOf = (token: string) => `evaluate:${token.slice(0, 10)}:`;

export const draftOf = (token: string, id: number) => draftAt<Typed>(`${placeOf(token)}${id}`);

export type Left = { id: number; typed: Typed };

/** What was typed behind this link for evaluations that are no longer shown. */
export function leftBehind(token: string, shown: readonly { id: number }[]): Left[] {
  const start = `${draftsOf(0)}${placeOf(token)}`;
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const id = Number(key.slice(start.length));
      const typed = readDraft<Typed>(key)?.value;
      const isShown = shown.some((one) => one.id === id);
      return isShown || !typed?.comments ? [] : [{ id, typed }];
    });
}
