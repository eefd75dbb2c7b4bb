import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Opening } from './notices.tsx';
import { PdfPage, useInView } from './PdfPage.tsx';
import { usePdf } from './pdf.ts';
import { Tools, useZoom } from './Tools.tsx';
import classes from './viewer.module.css';
import type { FirstPicture, PdfViewProps } from './viewKind.ts';

/** A browser cannot scroll any further than this, however little is on each page. */
const mostPages = 2000;
const together = 20;

/** By pdf.js, because phones cannot show a pdf inside a page by themselves. */
export function PdfView(view: PdfViewProps) {
  const { picture } = view;
  const { t } = useTranslation();
  const pdf = usePdf(view);
  const zoom = useZoom();
  const [number, setNumber] = useState(1);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  useTakingOver(scroller, picture);
  if (!pdf) return picture ? null : <Opening />;

  const total = pdf.document.numPages;
  const shown = Math.min(total, mostPages);
  const style = { '--page-width': `min(100%, 56rem) * ${zoom.scale}` } as React.CSSProperties;
  return (
    <>
      <Tools zoom={zoom} page={{ number, total }} />
      <section
        ref={setScroller}
        className={classes.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll through the pages.
        tabIndex={0}
        data-autofocus
        aria-label={t('viewer.file')}
        style={style}
      >
        {scroller &&
          Array.from({ length: Math.ceil(shown / together) }, (_, index) => (
            <PdfPages
              // biome-ignore lint/suspicious/noArrayIndexKey: pages stay where they are.
              key={index}
              pdf={pdf}
              from={index * together + 1}
              to={Math.min((index + 1) * together, shown)}
              scale={zoom.scale}
              scroller={scroller}
              picture={picture?.address}
              onRead={setNumber}
            />
          ))}
        {total > shown && <p className={classes.rest}>{t('viewer.too_many', { count: shown })}</p>}
      </section>
    </>
  );
}

/** A picture of the first page may have had the focus, and may have been scrolled. */
function useTakingOver(scroller: HTMLElement | null, picture: FirstPicture | undefined) {
  const scrolled = picture?.scrolled;
  useLayoutEffect(() => {
    if (!scroller || !scrolled) return;
    scroller.scrollTop = scrolled.current;
    if (document.activeElement === document.body) scroller.focus({ preventScroll: true });
  }, [scroller, scrolled]);
}

type PagesProps = Omit<ComponentProps<typeof PdfPage>, 'number' | 'onRead'> & {
  from: number;
  to: number;
  onRead: (number: number) => void;
};

/** Some pages, which are there from when they come near; until then there is room for them. */
function PdfPages({ from, to, onRead, picture, ...page }: PagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, page.scroller, '200% 0px');
  const [wasNear, setWasNear] = useState(from === 1);
  if (isNear && !wasNear) setWasNear(true);
  const count = to - from + 1;
  const { width, height } = page.pdf.size;
  if (!wasNear)
    return (
      <div
        ref={box}
        className={classes.roomForPages}
        style={{
          aspectRatio: `${width} / ${height * count}`,
          paddingBottom: `calc(var(--page-gap) * ${count})`,
        }}
      />
    );
  return Array.from({ length: count }, (_, index) => (
    <PdfPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
      key={index}
      {...page}
      number={from + index}
      picture={from + index === 1 ? picture : undefined}
      onRead={() => onRead(from + index)}
    />
  ));
}
