/** What other features may use. */
export {
  ask,
  askAgain,
  closeOfDocument,
  closeRequests,
  type Reader,
  readerOf,
  reopenRequests,
  withdraw,
} from './asking.ts';
export { contact, sender } from './contact.ts';
export type { TakeStep } from './deciding.ts';
export { findStaff } from './decisions.queries.ts';
export {
  findOnVersion,
  findOpenOnVersion,
  findOpenReview,
  findPeople,
  findReviewOn,
  lockTrajectory,
} from './requests.queries.ts';
export { refuseSameAddress } from './sameAddress.ts';
export { approvalOfVersion, openReview } from './standing.queries.ts';
