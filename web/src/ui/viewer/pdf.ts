import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PdfViewProps } from './viewKind.ts';

export type { PDFPageProxy };

/** Where the build puts the files that pdf.js fetches by name; see vite.config.ts. */
const folder = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;
GlobalWorkerOptions.workerSrc = `${folder}pdf.worker.js`;

/** The content security policy allows no WebAssembly; scans are read by plain scripts instead. */
const openPdf = (data: ArrayBuffer) =>
  getDocument({ data, useWasm: false, wasmUrl: new URL(folder, window.location.href).href });

/** No phone draws a canvas of more pixels than this. */
const mostPixels = 16_000_000;

/** Draws a page and lays its text over it, for screen readers and for selecting. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, text: HTMLElement) {
  const scale = canvas.clientWidth / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const sharpest = Math.sqrt(mostPixels / (viewport.width * viewport.height));
  const sharpness = Math.min(window.devicePixelRatio || 1, 2, sharpest);
  const fine = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.floor(fine.width);
  canvas.height = Math.floor(fine.height);
  text.style.setProperty('--total-scale-factor', String(scale));

  const drawing = page.render({ canvas, viewport: fine });
  const words = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  return {
    isDone: Promise.all([drawing.promise, words.render()]),
    stop() {
      drawing.cancel();
      words.cancel();
      text.replaceChildren();
      // Safari keeps the memory of a canvas until its size is taken away.
      canvas.width = 0;
    },
  };
}

/** The document, and the size of its first page: the others have it too until they are drawn. */
export type OpenPdf = { document: PDFDocumentProxy; size: { width: number; height: number } };

export function usePdf({ content, onBroken, onOpen }: PdfViewProps) {
  const [pdf, setPdf] = useState<OpenPdf>();
  const broken = useEffectEvent(onBroken);
  const opened = useEffectEvent(onOpen);

  useEffect(() => {
    let task: ReturnType<typeof openPdf> | undefined;
    let isGone = false;
    const open = async () => {
      const data = await content.arrayBuffer();
      if (isGone) return;
      task = openPdf(data);
      const document = await task.promise;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (isGone) return;
      setPdf({ document, size: { width, height } });
      opened();
    };
    open().catch(() => !isGone && broken());
    return () => {
      isGone = true;
      task?.destroy();
    };
  }, [content]);
  return pdf;
}
