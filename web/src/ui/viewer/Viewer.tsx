import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import type { ViewedFile } from './FileViewer.tsx';

const FileViewer = lazily(() => import('./FileViewer.tsx'), 'FileViewer');

type Props = { file: ViewedFile | undefined; onClose: () => void };

/** The file that is open, if any; what shows it comes with the first one. */
export function Viewer({ file, onClose }: Props) {
  return <Suspense>{file && <FileViewer file={file} onClose={onClose} />}</Suspense>;
}
