import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import type { Opened } from '../page/portalPage.api.ts';
import page from '../page/portalPage.module.css';
import { kinds } from './fields.ts';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnList } from './OwnList.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { fetchOwn, type Own } from './own.api.ts';

/** 'Mijn gegevens': what clients keep up to date about themselves. */
export function OwnPart({ opened }: { opened: Opened }) {
  const { t } = useTranslation();
  const [own, setOwn] = useState<Own | 'loading' | 'failed'>('loading');
  const open = async (signal?: AbortSignal) => {
    setOwn('loading');
    const found = await fetchOwn(opened).catch(() => 'failed' as const);
    if (!signal?.aborted) setOwn(found);
  };
  useOpening(open);
  if (own === 'loading') return <p role="status">{t('own.loading')}</p>;
  if (own === 'failed')
    return (
      <div className={page.page}>
        <p role="alert">{t('own.failed')}</p>
        <SheetButton onClick={() => open()}>{t('own.retry')}</SheetButton>
      </div>
    );
  const { details, choices, lists } = own;
  return (
    <div className={page.page}>
      <p>{t('own.intro')}</p>
      <OwnDetails opened={opened} given={details} choices={choices} />
      <OwnPicture opened={opened} hasPicture={details.has_profile_picture} />
      {kinds.map((kind) => (
        <OwnList key={kind} opened={opened} kind={kind} given={lists[kind]} choices={choices} />
      ))}
    </div>
  );
}
