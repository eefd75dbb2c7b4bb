import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewProps } from './Content.tsx';
import { Opening } from './Opening.tsx';
import { PdfPage } from './PdfPage.tsx';
import { Tools } from './Tools.tsx';
import { usePdf } from './usePdf.ts';
import { useZoom } from './useZoom.ts';
import classes from './viewer.module.css';

/** By pdf.js, because phones cannot show a pdf inside a page by themselves. */
export function PdfView({ content, onBroken }: ViewProps) {
  const { t } = useTranslation();
  const pdf = usePdf(content, onBroken);
  const zoom = useZoom();
  const [number, setNumber] = useState(1);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  if (!pdf) return <Opening />;

  const total = pdf.document.numPages;
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
          Array.from({ length: total }, (_, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
              key={index}
              pdf={pdf}
              number={index + 1}
              scale={zoom.scale}
              scroller={scroller}
              onRead={() => setNumber(index + 1)}
            />
          ))}
      </section>
    </>
  );
}
