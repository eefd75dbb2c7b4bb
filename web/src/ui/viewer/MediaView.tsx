import { useObjectUrl } from '../useObjectUrl.ts';
import type { ViewProps } from './Content.tsx';
import classes from './viewer.module.css';

/** By the browser's own player, which the keyboard works as well. */
export function MediaView({ content, name, onBroken, kind }: ViewProps & { kind: Kind }) {
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

type Kind = 'audio' | 'video';
