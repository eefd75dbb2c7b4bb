import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { Trajectory } from '@traject/contract/trajectories';
import { useId, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Row } from '../../ui/layout.tsx';
import more from '../../ui/MoreToggle.module.css';
import { StateGlyph } from '../../ui/StateGlyph.tsx';
import text from '../../ui/text.module.css';
import classes from './InfoPanel.module.css';

type Moments = Trajectory['history'];

/** The states so far, newest first. */
export function History({ history }: { history: Moments }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(historyOpen.get);
  const listId = useId();
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  const toggle = () => {
    historyOpen.set(!isOpen);
    setOpen(!isOpen);
  };
  return (
    <>
      <Row justify="between">
        <h3>{t('dossier.history.title')}</h3>
        <UnstyledButton
          className={more.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
        >
          {t(isOpen ? 'dossier.history.hide' : 'dossier.history.show')}
          <Icon size={15} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Row>
      <ol id={listId} hidden={!isOpen}>
        {history.map((moment) => (
          <Moment key={moment.id} moment={moment} />
        ))}
      </ol>
    </>
  );
}

function Moment({ moment: { state, actor, date } }: { moment: Moments[number] }) {
  return (
    <li className={classes.moment}>
      <span className={classes.glyph}>
        <StateGlyph code={state.code} size={16} />
      </span>
      <div>
        <p className={classes.what}>{state.name.charAt(0).toUpperCase() + state.name.slice(1)}</p>
        {actor && <p className={text.dim}>{actor.name}</p>}
      </div>
      <span className={`${text.dim} ${text.num}`}>{formatDate(date)}</span>
    </li>
  );
}

const key = 'history:open';

/** Remembered on this device. Closed by default, so that the notes below it are in view. */
const historyOpen = {
  get: () => localStorage.getItem(key) !== null,
  set(isOpen: boolean) {
    if (isOpen) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  },
};
