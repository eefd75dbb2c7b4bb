import { useEffect, useEffectEvent, useState } from 'react';
import { openPdf, type PDFDocumentProxy } from './pdf.ts';

/** The document, and the size of its first page: the others have it too until they are drawn. */
export type OpenPdf = { document: PDFDocumentProxy; size: { width: number; height: number } };

export function usePdf(content: Blob, onBroken: () => void) {
  const [pdf, setPdf] = useState<OpenPdf>();
  const broken = useEffectEvent(onBroken);

  useEffect(() => {
    let task: ReturnType<typeof openPdf> | undefined;
    let isGone = false;
    const open = async () => {
      const data = await content.arrayBuffer();
      if (isGone) return;
      task = openPdf(data);
      const document = await task.promise;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!isGone) setPdf({ document, size: { width, height } });
    };
    open().catch(() => !isGone && broken());
    return () => {
      isGone = true;
      task?.destroy();
    };
  }, [content]);
  return pdf;
}
