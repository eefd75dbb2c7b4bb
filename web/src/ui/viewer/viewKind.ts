export type ViewProps = { content: Blob; name: string; onBroken: () => void };
export type ViewKind = 'image' | 'audio' | 'video' | 'pdf';

/** How a file of this type is shown here; undefined for what only a program of its own can open. */
export function viewKind(mime: string): ViewKind | undefined {
  if (mime === 'application/pdf') return 'pdf';
  return (['image', 'audio', 'video'] as const).find((kind) => mime.startsWith(`${kind}/`));
}
