import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Group, GroupCandidate, GroupPart } from '@traject/contract/groups';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import layout from '../../ui/layout.module.css';
import { Row, Stack } from '../../ui/layout.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import text from '../../ui/text.module.css';
import { addPerson, candidatesQuery, groupsKey } from './groups.api.ts';
import classes from './groups.module.css';

type Props = { group: Group; part: GroupPart; onClose: () => void };

/** People are found by name and put in one by one; the dialog stays for the next. */
export function AddDialog({ group, part, onClose }: Props) {
  const { t } = useTranslation();
  const [q, setWords] = useState<string>();
  const found = useQuery(candidatesQuery(group.id, part, q));
  const add = useSave({
    save: ({ id }: GroupCandidate) => addPerson(group.id, { person_id: id, part }),
    refresh: groupsKey,
    done: 'notify.group.add_success',
  });
  return (
    <Dialog
      opened
      title={t(`groups.do.${part}`)}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('groups.ready')}
        </Button>
      }
    >
      <Stack gap={12}>
        <SearchBox label={t(`groups.find_${part}`)} words={q ?? ''} onWords={setWords} />
        <ErrorList errors={formErrors(add.error)} />
        {found.isError && !found.data && (
          <PanelError title={t('groups.find_failed')} onRetry={() => found.refetch()} />
        )}
        {found.data?.length === 0 && <p role="status">{t(`groups.nobody_${part}`)}</p>}
        <ul className={classes.people} aria-label={t('groups.found')}>
          {found.data?.map((person) => (
            <Row as="li" key={person.id}>
              <div className={layout.grow}>
                <p className={text.rowTitle}>{person.name}</p>
                <p className={text.secondary}>{person.email}</p>
              </div>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('groups.put_in', { name: person.name })}
                loading={add.isPending && add.variables.id === person.id}
                onClick={() => add.submit(person)}
              >
                {t('groups.short.student')}
              </Button>
            </Row>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
