import { fileKinds } from '@traject/contract/common/fileKinds';
import { documentKinds } from '@traject/contract/documents';

/** What may be uploaded: the kinds that the contract names, up to 25 MB. */
export const documentRules = {
  accept: documentKinds.flatMap((kind) => [...fileKinds[kind]]),
  maxBytes: 25 * 1024 * 1024,
};
