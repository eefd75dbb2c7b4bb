import { type Icon, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '../platform/i18n.ts';
import { IconButton } from './IconButton.tsx';
import classes from './MoveButtons.module.css';

type Props = {
  id: number;
  /** What moves, so that each button says so. */
  name: string;
  /** None for the first. */
  onUp: (() => void) | undefined;
  /** None for the last. */
  onDown: (() => void) | undefined;
};

/** The places of a row that can be moved; `useMove` finds them by the id. */
export function MoveButtons({ id, name, onUp, onDown }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.moves} data-moves={id}>
      <Move icon={IconArrowUp} label={t('kept.move.up', { name })} onMove={onUp} />
      <Move icon={IconArrowDown} label={t('kept.move.down', { name })} onMove={onDown} />
    </span>
  );
}

type MoveProps = { icon: Icon; label: string; onMove: (() => void) | undefined };

/** Its place stays where there is nowhere to go, so that the others line up. */
const Move = ({ icon, label, onMove }: MoveProps) => (
  <span className={classes.move}>
    {onMove && <IconButton icon={icon} label={label} onClick={onMove} />}
  </span>
);
