import { lazy, Suspense } from 'react';
import type { ViewedFile } from './FileViewer.tsx';

const load = () => import('./FileViewerAlone.tsx');
const FileViewerAlone = lazy(load);

/** Whether this phone can show files on the page, if what shows them comes. */
export const isAble = () => typeof CSSLayerBlockRule !== 'undefined';

/** Whether what shows a file has come; it comes with the question. */
export const canView = () =>
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
