import {
  type Icon,
  IconFile,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconPhoto,
} from '@tabler/icons-react';
import { ending, kindOf } from './fileRules.ts';

export function fileIcon(name: string): Icon {
  const icons = { pdf: IconFileTypePdf, office: IconFileTypeDoc, image: IconPhoto };
  const kind = kindOf(ending(name));
  return kind ? icons[kind] : IconFile;
}
