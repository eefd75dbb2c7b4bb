import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mediaIcon } from '../../../ui/mediaIcon.ts';
import text from '../../../ui/text.module.css';
import classes from './Item.module.css';

type Props = {
  title: string;
  details?: string | null;
  words?: string | null;
  when?: string;
};

export function Item({ title, details, words, when }: Props) {
  return (
    <div className={classes.item}>
      <p className={text.rowTitle}>{title}</p>
      {details && <p className={text.secondary}>{details}</p>}
      {words && <p className={classes.words}>{words}</p>}
      {when && <p className={classes.when}>{when}</p>}
    </div>
  );
}

export function FileItem({ name, onOpen }: { name: string; onOpen: () => void }) {
  const { t } = useTranslation();
  const Icon = mediaIcon(name);
  return (
    <UnstyledButton
      className={classes.file}
      aria-label={t('profile.open_file', { name })}
      onClick={onOpen}
    >
      <Icon size={19} stroke={1.5} aria-hidden />
      <span>{name}</span>
    </UnstyledButton>
  );
}
