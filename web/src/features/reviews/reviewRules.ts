import { fileKinds } from '@traject/contract/common/fileKinds';
import { reviewsApi } from '@traject/contract/reviews';

const kinds = reviewsApi.startClient.upload?.trajectory_plan?.kinds ?? [];

/** What a plan or a proposal may be: the kinds that the contract names, up to 25 MB. */
export const reviewRules = {
  accept: kinds.flatMap((kind) => fileKinds[kind]),
  maxBytes: 25 * 1024 * 1024,
};
