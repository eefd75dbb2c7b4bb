import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Key } from './surveys.api.ts';

type Props = { of: Key; className?: string | undefined; children?: ReactNode };

/** Not preloaded: opening it is recorded. */
export const ResultsLink = ({ of: { trajectoryId, surveyId }, ...props }: Props) => (
  <Link
    to="/trajectory/$trajectoryId/survey-results/$surveyId"
    params={{ trajectoryId: String(trajectoryId), surveyId: String(surveyId) }}
    preload={false}
    {...props}
  />
);
