import { Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf, counselorsQuery } from '../../platform/reference.ts';
import { Choice } from '../../ui/Choice.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './teams.module.css';

export type InTeam = { id: number; name: string; is_lead: boolean; is_active: boolean };

type Props = {
  organisationId: number;
  members: InTeam[];
  onMembers: (members: InTeam[]) => void;
};

/** Who is in the team: each is chosen by name, and may be marked as a lead. */
export function TeamMembers({ organisationId, members, onMembers }: Props) {
  const { t } = useTranslation();
  const counselors = useQuery(counselorsQuery(organisationId));
  const others = counselors.data?.filter(({ id }) => !members.some((member) => member.id === id));
  const add = (value: string | null) => {
    const found = others?.find(({ id }) => String(id) === value);
    if (found) onMembers([...members, { ...found, is_lead: false, is_active: true }]);
  };
  const change = (id: number, is_lead: boolean) =>
    onMembers(members.map((one) => (one.id === id ? { ...one, is_lead } : one)));
  return (
    <>
      <Choice
        // A new box for each, empty again.
        key={members.length}
        label={t('teams.person')}
        description={t('teams.person_hint')}
        data={choicesOf(others)}
        value={null}
        onChange={add}
        error={counselors.isError && t('teams.choices_failed')}
      />
      {members.length > 0 && (
        <ul className={classes.members} aria-label={t('teams.in_team')}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              onLead={(is_lead) => change(member.id, is_lead)}
              onRemove={() => onMembers(members.filter(({ id }) => id !== member.id))}
            />
          ))}
        </ul>
      )}
      {members.length > 0 && !members.some(({ is_lead }) => is_lead) && (
        <p className={text.secondary}>{t('teams.no_lead_hint')}</p>
      )}
    </>
  );
}

type RowProps = { member: InTeam; onLead: (is_lead: boolean) => void; onRemove: () => void };

function MemberRow({ member, onLead, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { name, is_lead, is_active } = member;
  return (
    <Row as="li" gap={12} className={classes.member}>
      <div className={layout.grow}>
        <p className={text.rowTitle}>{name}</p>
        {!is_active && <p className={text.secondary}>{t('teams.left')}</p>}
      </div>
      <Checkbox
        label={t('teams.is_lead')}
        aria-label={t('teams.lead_of', { name })}
        checked={is_lead}
        onChange={({ currentTarget }) => onLead(currentTarget.checked)}
      />
      <IconButton label={t('teams.take_out', { name })} icon={IconX} onClick={onRemove} />
    </Row>
  );
}
