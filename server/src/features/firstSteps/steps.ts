import { type FirstSteps, firstStepNames } from '@traject/contract/firstSteps';
import type { Db } from '../../platform/database/db.ts';
import { addReadyMade as addLetters } from '../documentTemplates/documentTemplates.service.ts';
import { lockOrganisation } from '../people/people.service.ts';
import { addReadyMade as addSurveys } from '../surveyTemplates/surveyTemplates.service.ts';
import { findSteps } from './firstSteps.queries.ts';

export async function listSteps(db: Db, organisation_id: number): Promise<FirstSteps> {
  const { ticked, ...seen } = await findSteps(db, organisation_id);
  if (!ticked) return null;
  return firstStepNames.map((step) => ({
    step,
    done: ticked.includes(step) || (step !== 'name' && seen[step]),
  }));
}

export async function takeTemplates(db: Db, organisation_id: number) {
  // If two people do this at once, the second finds them there already.
  await lockOrganisation(db, organisation_id);
  await addLetters(db, organisation_id);
  await addSurveys(db, organisation_id);
}
