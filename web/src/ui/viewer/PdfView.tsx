import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Opening } from './notices.tsx';
import { PdfPage, useInView } from './PdfPage.tsx';
import { usePdf } from './pdf.ts';
import { Tools, useZoom } from './Tools.tsx';
import classes from './viewer.module.css';
import type { ViewProps } from './viewKind.ts';

/** A browser cannot scroll any further than this, however little is on each page. */
const mostPages = 2000;
const together = 20;

/** By pdf.js, because phones cannot show a pdf inside a page by themselves. */
export function PdfView({ content, onBroken }: ViewProps) {
  const { t } = useTranslation();
  const pdf = usePdf(content, onBroken);
  const zoom = useZoom();
  const [number, setNumber] = useState(1);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  if (!pdf) return <Opening />;

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
              onRead={setNumber}
            />
          ))}
        {total > shown && <p className={classes.rest}>{t('viewer.too_many', { count: shown })}</p>}
      </section>
    </>
  );
}

type PagesProps = Omit<ComponentProps<typeof PdfPage>, 'number' | 'onRead'> & {
  from: number;
  to: number;
  onRead: (number: number) => void;
};

/** Some pages, which are there from when they come near; until then there is room for them. */
function PdfPages({ from, to, onRead, ...page }: PagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, page.scroller, '200% 0px');
  const [wasNear, setWasNear] = useState(false);
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
      onRead={() => onRead(from + index)}
    />
  ));
}
