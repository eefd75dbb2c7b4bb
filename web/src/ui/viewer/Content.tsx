import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import { Opening, Problem } from './notices.tsx';
import { Tools, useZoom } from './Tools.tsx';
import classes from './viewer.module.css';
import { type PdfViewProps, type ViewProps, viewKind } from './viewKind.ts';

const PdfView = lazily(() => import('./PdfView.tsx'), 'PdfView');

type Props = Omit<PdfViewProps, 'onBroken'> & { mime: string };

/** What is in the file, or that it cannot be shown here; it can always be kept. */
export function Content({ content, name, mime, picture, onOpen }: Props) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  const kind = viewKind(mime);
  const onBroken = () => {
    setBroken(true);
    onOpen();
  };
  const view = { content, name, onBroken };

  if (!kind || isBroken)
    return <Problem title={t('viewer.cannot_open')} text={t('viewer.cannot_open_text')} />;
  if (kind === 'image') return <ImageView {...view} />;
  if (kind === 'pdf')
    return (
      <Suspense fallback={!picture && <Opening />}>
        <PdfView {...view} picture={picture} onOpen={onOpen} />
      </Suspense>
    );
  return <MediaView {...view} kind={kind} />;
}

function ImageView({ content, name, onBroken }: ViewProps) {
  const { t } = useTranslation();
  const address = useObjectUrl(content);
  const zoom = useZoom();
  return (
    <>
      <Tools zoom={zoom} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what is enlarged. */}
      <section className={classes.scroll} tabIndex={0} data-autofocus aria-label={t('viewer.file')}>
        {address && (
          <img
            className={classes.image}
            data-enlarged={zoom.scale > 1 || undefined}
            style={{ width: zoom.scale > 1 ? `${zoom.scale * 100}%` : undefined }}
            src={address}
            alt={name}
            onError={onBroken}
          />
        )}
      </section>
    </>
  );
}

/** The browser's own player, which works with the keyboard too. */
function MediaView({ content, name, onBroken, kind }: ViewProps & { kind: MediaKind }) {
  const src = useObjectUrl(content);
  if (!src) return null;
  const player = { src, controls: true, 'aria-label': name, 'data-autofocus': true };
  return (
    <div className={classes.middle}>
      {kind === 'audio' ? (
        <audio className={classes.audio} {...player} onError={onBroken} />
      ) : (
        <video className={classes.video} {...player} onError={onBroken} />
      )}
    </div>
  );
}

type MediaKind = 'audio' | 'video';
