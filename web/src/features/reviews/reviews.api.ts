import type { Party } from '@traject/contract/approvals';
import { remindersApi } from '@traject/contract/reminders';
import { reviewsApi } from '@traject/contract/reviews';
import { call } from '../../platform/api.ts';
import { upload } from '../../platform/transfer.ts';
import type { Sending } from '../../platform/useUpload.ts';

export type ReviewFile = 'trajectory_plan' | 'proposal';
export type ReviewFiles = Partial<Record<ReviewFile, File>>;

const starts = { client: reviewsApi.startClient, employer: reviewsApi.startEmployer };

export const startReview = (
  { trajectoryId, party }: { trajectoryId: number; party: Party },
  files: ReviewFiles,
  sending: Sending,
) => upload(starts[party], { params: { trajectoryId }, files: { ...files }, ...sending });

export const resendReview = (trajectoryId: number) =>
  call(reviewsApi.resend, { params: { trajectoryId }, body: {} });

export const setReminders = (trajectoryId: number, off: boolean) =>
  call(remindersApi.setReview, { params: { trajectoryId }, body: { off } });
