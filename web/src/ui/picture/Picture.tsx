import { useTranslation } from 'react-i18next';
import { PersonPlaceholder } from '../PersonPlaceholder.tsx';
import classes from './picture.module.css';

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
