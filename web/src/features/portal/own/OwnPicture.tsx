import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage } from '../../../platform/serverMessage.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import choice from '../../../ui/sheet/SheetFileChoice.module.css';
import { isTooBig, taken } from '../../../ui/sheet/SheetFileChoice.tsx';
import { useObjectUrl } from '../../../ui/useObjectUrl.ts';
import type { Opened } from '../page/portalPage.api.ts';
import page from '../page/portalPage.module.css';
import { Section } from '../page/Section.tsx';
import { fetchPicture, removePicture, setPicture } from './own.api.ts';
import classes from './own.module.css';
import { Removing } from './Removing.tsx';
import { useSaid } from './useSaid.tsx';

type Props = { opened: Opened; hasPicture: boolean };

/** The picture of the client, as their counselor sees it. */
export function OwnPicture({ opened, hasPicture }: Props) {
  const { t } = useTranslation();
  const { picture, load, clear } = usePicture(opened, hasPicture);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { say, line } = useSaid();

  const send = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    if (isTooBig(file)) return setProblem(t('sheet.file.too_big'));
    setBusy(true);
    await setPicture(opened, file)
      .then(load)
      .then(
        () => say(t('own.saved')),
        (error: unknown) => setProblem(firstMessage(error) ?? t('own.not_saved')),
      );
    setBusy(false);
  };
  const remove = async () => {
    await removePicture(opened);
    clear();
    setRemoving(false);
    say(t('own.removed'));
  };
  return (
    <Section title={t('own.picture.title')}>
      {line}
      <div className={page.card}>
        {picture ? (
          <img className={classes.picture} src={picture} alt={t('own.picture.yours')} />
        ) : (
          <p>{t('own.picture.none')}</p>
        )}
        <p role="alert" className={classes.error}>
          {problem}
        </p>
        <label className={`${sheet.button} ${choice.choose}`} data-look="plain" aria-busy={isBusy}>
          <input
            type="file"
            accept=".png,.jpg,.jpeg,.bmp,.gif"
            disabled={isBusy}
            onChange={(event) => send(taken(event))}
          />
          {t(picture ? 'own.picture.other' : 'own.picture.choose')}
        </label>
        {isRemoving && <Removing onRemove={remove} onCancel={() => setRemoving(false)} />}
        {picture && !isRemoving && (
          <SheetButton look="plain" icon={IconTrash} onClick={() => setRemoving(true)}>
            {t('own.picture.remove')}
          </SheetButton>
        )}
      </div>
    </Section>
  );
}

/** It is asked for as the party, so no address alone opens it. */
function usePicture({ party, pageId }: Opened, hasPicture: boolean) {
  const [content, setContent] = useState<Blob>();
  useEffect(() => {
    if (hasPicture) fetchPicture({ party, pageId }).then(setContent, () => undefined);
  }, [party, pageId, hasPicture]);
  return {
    picture: useObjectUrl(content),
    load: () => fetchPicture({ party, pageId }).then(setContent),
    clear: () => setContent(undefined),
  };
}
