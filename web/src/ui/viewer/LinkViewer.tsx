import { lazy, Suspense } from 'react';
import type { ViewedFile } from './FileViewer.tsx';

const load = () => import('./FileViewerAlone.tsx');
const FileViewerAlone = lazy(load);

/** Whether this phone can show a file on the page; what shows it comes with the question. */
export const canView = async () =>
  typeof CSSLayerBlockRule !== 'undefined' &&
  load().then(
    () => true,
    () => false,
  );

type Props = { file: ViewedFile; onClose: () => void };

/** For pages that load none of the libraries that the viewer is made with. */
export function LinkViewer(props: Props) {
  return (
    <Suspense>
      <FileViewerAlone {...props} />
    </Suspense>
  );
}
