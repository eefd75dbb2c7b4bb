import { UnstyledButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Icon } from '../Icon.tsx';
import { type Person, Picture, usePicture } from './Picture.tsx';
import classes from './picture.module.css';
import type { PictureStore } from './pictureStore.ts';

const PictureDialog = lazily(() => import('./PictureDialog.tsx'), 'PictureDialog');

type Props = { person: Person; store: PictureStore };

/** Pressing the picture changes it. */
export function PictureButton({ person, store }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const address = usePicture(person, store.query);
  const label = t(person.has_profile_picture ? 'picture.change' : 'picture.add');

  return (
    <>
      <UnstyledButton className={classes.button} aria-label={label} onClick={() => setOpen(true)}>
        <Picture person={person} address={address} />
        <span className={classes.change}>
          <Icon of={IconCamera} size="small" />
        </span>
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <PictureDialog
            person={person}
            store={store}
            address={address}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
