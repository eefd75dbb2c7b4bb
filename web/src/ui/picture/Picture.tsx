import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { PersonPlaceholder } from '../PersonPlaceholder.tsx';
import { useObjectUrl } from '../useObjectUrl.ts';
import classes from './picture.module.css';
import type { PictureQuery } from './pictureStore.ts';

type Props = { person: Person; address: string | undefined; size?: number };

export type Person = {
  name: string;
  gender: 'm' | 'f' | 'x' | null;
  has_profile_picture: boolean;
};

/** The picture, or a figure in its place. */
export function Picture({ person: { name, gender }, address, size = 72 }: Props) {
  const { t } = useTranslation();
  if (!address) return <PersonPlaceholder size={size} gender={gender} />;
  return (
    <img
      className={classes.image}
      width={size}
      height={size}
      src={address}
      alt={t('picture.of', { name })}
    />
  );
}

/** The address of somebody's picture, once it has come; none for a person without a picture. */
export function usePicture({ has_profile_picture }: Person, query: PictureQuery) {
  const { data } = useQuery({ ...query, enabled: has_profile_picture });
  return useObjectUrl(has_profile_picture ? data : undefined);
}
