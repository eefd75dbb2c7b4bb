import { accountApi } from '@traject/contract/account';
import { pictureQuery } from '../ui/picture/pictureStore.ts';
import { fetchFile } from './transfer.ts';

/** The picture of whoever is signed in: in the header, and where it is changed. */
export const ownPictureQuery = pictureQuery(['own'], (signal) =>
  fetchFile(accountApi.picture, { signal }),
);
