import '../../ui/boxes.css';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { getConfig } from '../../platform/config.ts';
import { shortcuts } from '../../platform/shortcuts.ts';
import { useTexts } from '../../platform/useTexts.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import text from '../../ui/text.module.css';
import classes from './help.module.css';

const topics = [
  'sign_in',
  'trajectories',
  'documents',
  'surveys',
  'invoices',
  'links',
  'waiting',
  'students',
] as const;
const roles = ['evaluator', 'student', 'counselor', 'finance', 'coordinator', 'admin'] as const;
const keys = [
  ['tab', 'Tab'],
  ['enter', 'Enter'],
  ['escape', 'Esc'],
  ['save', 'Ctrl + Enter'],
  ['note', 'n'],
] as const;

export function HelpPage() {
  const help = useTexts('help');
  return (
    <div className={classes.page}>
      <PageHead title={help.title} intro={help.intro} />
      {topics.map((topic) => (
        <HelpSection key={topic} title={help.topic[topic].title}>
          <p>{help.topic[topic].text}</p>
          <p>{help.topic[topic].more}</p>
        </HelpSection>
      ))}
      <Roles />
      <Keyboard />
      <HelpSection title={help.ask.title}>
        <p>{help.ask.text}</p>
      </HelpSection>
      <HelpSection title={help.developers.title}>
        <Row as="p" gap={20} wrap className={classes.links}>
          <Link to="/styleguide">{help.developers.styleguide}</Link>
          <Link to="/guidelines">{help.developers.guidelines}</Link>
        </Row>
        {!getConfig().debug && <p>{help.developers.off}</p>}
      </HelpSection>
    </div>
  );
}

function Roles() {
  const help = useTexts('help');
  return (
    <HelpSection title={help.roles.title}>
      <Stack as="dl" gap={10} className={classes.terms}>
        {roles.map((role) => (
          <div key={role}>
            <dt>{help.roles[role]}</dt>
            <dd>{help.roles[`${role}_text`]}</dd>
          </div>
        ))}
      </Stack>
    </HelpSection>
  );
}

function Keyboard() {
  const help = useTexts('help');
  const [areOn, setOn] = useState(shortcuts.areOn);
  return (
    <HelpSection title={help.keyboard.title}>
      <Stack as="dl" gap={10} className={classes.terms}>
        {keys.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd className={classes.key}>{name}</kbd>
            </dt>
            <dd>{help.keyboard[key]}</dd>
          </div>
        ))}
      </Stack>
      <p>{help.keyboard.skip}</p>
      <Checkbox
        label={help.keyboard.letters}
        checked={areOn}
        onChange={({ currentTarget }) => {
          shortcuts.set(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
    </HelpSection>
  );
}

function HelpSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={text.h3}>
        {title}
      </h2>
      <Stack gap={10} className={classes.answer}>
        {children}
      </Stack>
    </section>
  );
}
