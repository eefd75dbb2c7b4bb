import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import type { OpenPdf } from './pdf.ts';
import { drawPage, type PDFPageProxy } from './pdf.ts';
import classes from './viewer.module.css';

type Props = {
  pdf: OpenPdf;
  number: number;
  scale: number;
  scroller: HTMLElement;
  /** Seen until it is drawn. */
  picture: string | undefined;
  /** It lies in the middle of what is seen. */
  onRead: () => void;
};

/** Drawn when it comes near and released when it is far: a long plan must fit into an old phone. */
export function PdfPage({ pdf, number, scale, scroller, picture, onRead }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, scroller, '100% 0px');
  const isRead = useInView(box, scroller, '-50% 0px');
  const page = usePage(pdf, number, isNear);
  const { width, height } = page?.getViewport({ scale: 1 }) ?? pdf.size;
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (isRead) read();
  }, [isRead]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this is a page.
    <div
      ref={box}
      className={classes.sheet}
      data-pictured={picture !== undefined || undefined}
      style={{
        aspectRatio: `${width} / ${height}`,
        backgroundImage: picture && `url("${picture}")`,
      }}
      role="group"
      aria-label={t('viewer.page', { number, total: pdf.document.numPages })}
    >
      {page && isNear && <Drawing key={scale} page={page} />}
    </div>
  );
}

function Drawing({ page }: { page: PDFPageProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (!canvas.current || !text.current) return;
    const drawing = drawPage(page, canvas.current, text.current);
    drawing.isDone.then(() => setDrawn(true)).catch(() => undefined);
    return drawing.stop;
  }, [page]);

  return (
    <>
      <canvas ref={canvas} className={classes.canvas} data-drawn={isDrawn} aria-hidden />
      <div ref={text} className={classes.text} />
    </>
  );
}

function usePage(pdf: OpenPdf, number: number, isWanted: boolean) {
  const [page, setPage] = useState<PDFPageProxy>();
  useEffect(() => {
    if (isWanted) pdf.document.getPage(number).then(setPage, () => undefined);
  }, [pdf, number, isWanted]);
  return page;
}

/** Whether a part can be seen in its scroller, or is as near to it as the margin says. */
export function useInView(part: RefObject<Element | null>, root: Element, rootMargin: string) {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver(
      // A busy browser tells of several moments at once, the newest last.
      (moments) => {
        for (const { isIntersecting } of moments) setInView(isIntersecting);
      },
      { root, rootMargin },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, root, rootMargin]);
  return isInView;
}
