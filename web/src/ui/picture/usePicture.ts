import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../useObjectUrl.ts';
import type { Person } from './Picture.tsx';
import type { PictureQuery } from './pictureStore.ts';

/** The address of somebody's picture, once it has come; none for who has no picture. */
export function usePicture({ has_profile_picture }: Person, query: PictureQuery) {
  const { data } = useQuery({ ...query, enabled: has_profile_picture });
  return useObjectUrl(has_profile_picture ? data : undefined);
}
