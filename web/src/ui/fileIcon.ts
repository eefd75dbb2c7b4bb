import {
  type Icon,
  IconFile,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconPhoto,
} from '@tabler/icons-react';
import { ending, kindOf } from './fileRules.ts';

/** Pages behind a link have no sound or film to show; mediaIcon knows those too. */
const icons: Record<string, Icon> = {
  pdf: IconFileTypePdf,
  office: IconFileTypeDoc,
  image: IconPhoto,
};

export function fileIcon(name: string): Icon {
  const kind = kindOf(ending(name));
  return icons[kind ?? ''] ?? IconFile;
}
