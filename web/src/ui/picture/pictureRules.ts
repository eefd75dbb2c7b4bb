import { fileKinds } from '@traject/contract/common/endpoint';

export const pictureRules = { accept: fileKinds.image, maxBytes: 25 * 1024 * 1024 };
