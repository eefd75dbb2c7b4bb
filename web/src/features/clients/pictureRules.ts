import { clientsApi } from '@traject/contract/clients';
import { fileKinds } from '@traject/contract/common/endpoint';

/** The kinds that the contract names, up to 25 MB. */
export const pictureRules = {
  accept: clientsApi.setPicture.upload?.picture?.kinds.flatMap((kind) => fileKinds[kind]) ?? [],
  maxBytes: 25 * 1024 * 1024,
};
