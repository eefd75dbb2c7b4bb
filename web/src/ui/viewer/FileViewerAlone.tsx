import '../mantine.css';
import { MantineProvider } from '@mantine/core';
import { cssVariablesResolver, theme } from '../theme.ts';
import { FileViewer, type ViewedFile } from './FileViewer.tsx';

type Props = { file: ViewedFile; onClose: () => void };

export default function FileViewerAlone(props: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <FileViewer {...props} />
    </MantineProvider>
  );
}
