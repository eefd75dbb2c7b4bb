import { type Icon, IconMusic, IconVideo } from '@tabler/icons-react';
import { fileIcon } from './fileIcon.ts';
import { ending, kindOf } from './fileRules.ts';

export function mediaIcon(name: string): Icon {
  const kind = kindOf(ending(name));
  if (kind === 'audio') return IconMusic;
  return kind === 'video' ? IconVideo : fileIcon(name);
}
