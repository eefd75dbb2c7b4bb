import { applicationsApi } from '@traject/contract/applications';
import { fileKinds } from '@traject/contract/common/fileKinds';

/** What may be attached: the kinds that the contract names, up to 25 MB. */
export const attachmentRules = {
  accept: applicationsApi.addFile.upload?.file?.kinds.flatMap((kind) => fileKinds[kind]) ?? [],
  maxBytes: 25 * 1024 * 1024,
};
