import type { SurveyQuestion } from '@traject/contract/common/surveyQuestions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../platform/http/errors.ts';
import { checkAnswers } from './answers.ts';

const question = (id: number, given: Partial<SurveyQuestion>): SurveyQuestion => ({
  id,
  description: `Vraag ${id}`,
  required: false,
  type: 'open',
  order: id,
  options: [],
  allow_other: false,
  ...given,
});
const options = [
  { id: 11, label: 'Ja' },
  { id: 12, label: 'Nee' },
];
const questions = [
  question(1, { type: 'likert', options }),
  question(2, { type: 'multiple', options, allow_other: true }),
  question(3, { type: 'open' }),
  question(4, { type: 'scale' }),
];

const ticks = fc.record(
  {
    checkboxes: fc.array(fc.oneof(fc.constantFrom(11, 12, '11', 13), fc.jsonValue())),
    other: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud800', null)),
  },
  { requiredKeys: [] },
);
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  ticks.map((value) => JSON.stringify(value)),
  fc.constantFrom('11', 12, '7', '07', '1e1', '٣', null, '{"checkboxes":[11],"other":"\\u0000"}'),
);
const answers = fc.array(
  fc.record({ survey_question_id: fc.integer({ min: 1, max: 5 }), answer: anything }),
  { maxLength: 4 },
);

it('[SURV-04] stores what it can read in one spelling, and refuses the rest in words', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const kept = readOr422(given);
      if (!kept) return;
      expect(checkAnswers(questions, kept)).toEqual(kept);
      for (const { survey_question_id: id, answer } of kept) {
        if (id === 1) expect(answer).toMatch(/^1[12]$/);
        if (id === 2) expect(answer).toMatch(/^\{"checkboxes":\[(1[12](,12)?)?\],"other":".*"\}$/);
        if (id === 2) expect(answer).not.toMatch(/\\u0000|\\ud/);
        if (id === 4) expect(answer).toMatch(/^([1-9]|10)$/);
      }
    }),
    { numRuns: 2000 },
  );
});

function readOr422(given: Parameters<typeof checkAnswers>[1]) {
  try {
    return checkAnswers(questions, given);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).status).toBe(422);
    expect((error as AppError).say('nl').join('')).toMatch(/Vraag|antwoord/);
    return undefined;
  }
}
