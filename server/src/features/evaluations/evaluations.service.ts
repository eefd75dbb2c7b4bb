/** What other features may use. */

export {
  allowedOf,
  chosenProcesses,
  type Enrolment,
  enrolments,
  keyOf,
  lockEnrolments,
  waiting,
} from './asking.queries.ts';
export { refuseOwnRole, spendAsks } from './asking.ts';
export { countsFirst, getChart } from './chart.queries.ts';
export {
  findStudent,
  mayJudge,
  mayOpenGroup,
  refuseEvaluators,
  visibleTo,
} from './evaluations.scope.ts';
export { getPerson, type Person as Evaluator } from './evaluators.queries.ts';
export { evaluatorFor, knownFor, type Wanted } from './evaluators.ts';
export { processNumber } from './processNumber.ts';
export { requireProfile } from './readers.queries.ts';
export { requestAll } from './requesting.ts';
export { findReader } from './results.queries.ts';
export {
  caller,
  isBlind,
  isBlindAbout,
  isLive,
  mayAskAmong,
  mayOpenChart,
  mayOpenProfile,
  maySeeEvidence,
  type Viewer,
} from './rights.ts';
export { readScore } from './scoring.queries.ts';
export { correctableSince, refuseExpired, refuseNotAsker, saveScore } from './scoring.ts';
export { isForEvaluator, shownCount } from './shown.ts';
export { wayInFor, waysIn } from './wayIn.ts';
