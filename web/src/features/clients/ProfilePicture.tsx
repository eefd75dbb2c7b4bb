import { UnstyledButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '@traject/contract/clients';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonPlaceholder } from '../../ui/PersonPlaceholder.tsx';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';
import { pictureQuery } from './clients.api.ts';
import classes from './ProfileIntro.module.css';

const PictureDialog = lazy(async () => ({
  default: (await import('./PictureDialog.tsx')).PictureDialog,
}));

/** The picture, or a figure in its place; pressing it changes the picture. */
export function ProfilePicture({ client }: { client: Client }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { id, name, gender, has_profile_picture } = client;
  const { data } = useQuery({ ...pictureQuery(id), enabled: has_profile_picture });
  const address = useObjectUrl(has_profile_picture ? data : undefined);
  const label = t(has_profile_picture ? 'clients.picture.change' : 'clients.picture.add');

  return (
    <>
      <UnstyledButton className={classes.picture} aria-label={label} onClick={() => setOpen(true)}>
        {address ? (
          <img className={classes.image} src={address} alt={t('clients.picture.of', { name })} />
        ) : (
          <PersonPlaceholder gender={gender} />
        )}
        <span className={classes.change}>
          <IconCamera size={15} stroke={1.75} aria-hidden />
        </span>
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <PictureDialog client={client} address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
