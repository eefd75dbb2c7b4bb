import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { ImageView } from './ImageView.tsx';
import { MediaView } from './MediaView.tsx';
import { Opening } from './Opening.tsx';
import { Problem } from './Problem.tsx';
import { viewKind } from './viewKind.ts';

const PdfView = lazily(() => import('./PdfView.tsx'), 'PdfView');

type Props = { content: Blob; name: string; mime: string };

/** What is in the file, or that it cannot be shown here; it can always be kept. */
export function Content({ content, name, mime }: Props) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  const kind = viewKind(mime);
  const view = { content, name, onBroken: () => setBroken(true) };

  if (!kind || isBroken)
    return <Problem title={t('viewer.cannot_open')} text={t('viewer.cannot_open_text')} />;
  if (kind === 'image') return <ImageView {...view} />;
  if (kind === 'pdf')
    return (
      <Suspense fallback={<Opening />}>
        <PdfView {...view} />
      </Suspense>
    );
  return <MediaView {...view} kind={kind} />;
}

export type ViewProps = { content: Blob; name: string; onBroken: () => void };
