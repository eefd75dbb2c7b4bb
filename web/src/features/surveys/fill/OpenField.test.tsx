import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSurvey } from '../../../testing/aSurvey.ts';
import { show } from '../../../ui/testing.tsx';
import { OpenField } from './fields.tsx';

it('says that an answer is full, and that nothing more was kept', () => {
  const [question] = aSurvey().survey_template.questions.filter(({ type }) => type === 'open');
  if (!question) throw new Error('There is an open question');
  const field = (length: number) => (
    <OpenField
      question={question}
      id="a"
      labelId="b"
      answer={'x'.repeat(length)}
      onAnswer={() => undefined}
    />
  );
  const { again } = show(field(4600));
  expect(screen.getByRole('status').textContent).toBe('4600 van 5000 tekens');
  again(field(5000));
  expect(screen.getByRole('status').textContent).toContain('Langer kan niet.');
});
