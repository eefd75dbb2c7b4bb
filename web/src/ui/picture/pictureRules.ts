import { fileKinds } from '@traject/contract/common/fileKinds';

export const pictureRules = { accept: fileKinds.image, maxBytes: 25 * 1024 * 1024 };
