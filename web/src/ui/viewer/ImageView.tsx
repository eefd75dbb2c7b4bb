import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../useObjectUrl.ts';
import type { ViewProps } from './Content.tsx';
import { Tools } from './Tools.tsx';
import { useZoom } from './useZoom.ts';
import classes from './viewer.module.css';

export function ImageView({ content, name, onBroken }: ViewProps) {
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
