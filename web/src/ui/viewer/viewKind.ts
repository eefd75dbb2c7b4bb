import type { RefObject } from 'react';

/** Of the first page, and how far its reader has scrolled: the page takes over both. */
export type FirstPicture = { address: string; scrolled: RefObject<number> };

export type ViewProps = { content: Blob; name: string; onBroken: () => void };
export type PdfViewProps = ViewProps & {
  /** What is seen until the page itself is. */
  picture: FirstPicture | undefined;
  onOpen: () => void;
};
export type ViewKind = 'image' | 'audio' | 'video' | 'pdf';

/** How a file of this type is shown here; undefined for what only a program of its own can open. */
export function viewKind(mime: string): ViewKind | undefined {
  if (mime === 'application/pdf') return 'pdf';
  return (['image', 'audio', 'video'] as const).find((kind) => mime.startsWith(`${kind}/`));
}
