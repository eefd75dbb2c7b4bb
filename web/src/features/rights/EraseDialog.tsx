import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Erasure } from '@traject/contract/rights';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { erase, erasureQuery } from './rights.api.ts';
import classes from './rights.module.css';

type Props = {
  person: { id: number; name: string };
  onErased: () => void;
  onClose: () => void;
};

/** Shows what will happen, and asks for the name to be typed because it cannot be undone. */
export function EraseDialog({ person, onErased, onClose }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { data, isError, refetch } = useQuery(erasureQuery(person.id));
  const save = useSave({
    save: (name: string) => erase(person.id, name),
    refresh: ['people', 'list'],
    done: 'notify.person.erase_success',
    failed: 'notify.person.erase_error',
  });
  const mayErase = data?.refusals.length === 0;
  return (
    <FormDialog
      title={t('rights.erase.title', { name: person.name })}
      saveLabel={t('rights.erase.save')}
      danger
      isDirty={false}
      canSave={mayErase && isSame(typed, data.name)}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={() => save.submit(typed, onErased)}
      onClose={onClose}
    >
      {!data && isError && (
        <PanelError title={t('rights.erase.failed')} onRetry={() => refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={3} />}
      {data && !mayErase && <Refusals reasons={data.refusals} />}
      {mayErase && <Effects erasure={data} />}
      {mayErase && (
        <TextInput
          label={t('rights.erase.confirm')}
          description={data.name}
          required
          autoComplete="off"
          maxLength={201}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

const isSame = (typed: string, name: string) =>
  typed.trim().toLocaleLowerCase('nl') === name.trim().toLocaleLowerCase('nl');

function Refusals({ reasons }: { reasons: string[] }) {
  const { t } = useTranslation();
  return (
    <Callout kind="warn" title={t('rights.erase.refused')} role="status">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Callout>
  );
}

const goes = [
  'trajectories',
  'notes',
  'documents',
  'applications',
  'evaluations',
  'files',
] as const;
const stays = ['invoices', 'surveys', 'written', 'portfolios'] as const;

function Effects({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation();
  const going = goes.filter((name) => erasure.goes[name] > 0);
  const staying = stays.filter((name) => erasure.stays[name] > 0);
  return (
    <>
      <Lines
        title={t('rights.erase.goes')}
        lines={[
          t('rights.erase.here'),
          ...going.map((name) => t(`rights.erase.${name}`, { count: erasure.goes[name] })),
        ]}
      />
      <Lines
        title={t('rights.erase.stays')}
        lines={[
          ...(erasure.has_account ? [t('rights.erase.account')] : []),
          ...staying.map((name) => t(`rights.erase.${name}`, { count: erasure.stays[name] })),
          t('rights.erase.log'),
        ]}
      />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <h3 className={text.h3}>{title}</h3>
      <ul className={classes.bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
