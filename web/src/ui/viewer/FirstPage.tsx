import { useTranslation } from '../../platform/i18n.ts';
import { Tools } from './Tools.tsx';
import classes from './viewer.module.css';
import type { FirstPicture } from './viewKind.ts';

/** Where the document will stand, and as large: what can be read of it until it is there. */
export function FirstPage({ picture }: { picture: FirstPicture }) {
  const { t } = useTranslation();
  return (
    <>
      <Tools zoom={{ scale: 1 }} isOpening />
      <section
        className={classes.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what is long.
        tabIndex={0}
        aria-label={t('viewer.file')}
        onScroll={({ currentTarget }) => {
          picture.scrolled.current = currentTarget.scrollTop;
        }}
      >
        <div className={classes.sheet}>
          <img className={classes.picture} src={picture.address} alt={t('viewer.picture')} />
        </div>
      </section>
    </>
  );
}
