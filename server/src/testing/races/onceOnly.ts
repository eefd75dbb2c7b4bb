import type { OpenedApp } from '../openApp.ts';
import { aSurveyDesk } from '../surveyDesk.ts';
import { accountRaces, listRaces } from './accounts.ts';
import { decisionRaces } from './decisions.ts';
import { evaluationRaces } from './evaluations.ts';
import type { Race } from './race.ts';
import { taskRaces } from './tasks.ts';
import { paperRaces, stepRaces } from './trajectories.ts';

/** Every action that can only happen once. */
export async function onceOnly(opened: OpenedApp): Promise<Race[]> {
  const desk = await aSurveyDesk(opened);
  return [
    ...stepRaces(opened, desk),
    ...decisionRaces(opened, desk),
    ...paperRaces(opened, desk),
    ...accountRaces(opened),
    ...listRaces(opened, desk),
    ...(await evaluationRaces(opened)),
    ...(await taskRaces(opened)),
  ];
}
