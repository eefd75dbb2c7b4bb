import { Button, TextInput } from '@mantine/core';
import type { CalendarState } from '@traject/contract/calendar';
import { useState } from 'react';
import { copyText } from '../../platform/copyText.ts';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PanelRow } from '../../ui/PanelBody.tsx';
import { toast } from '../../ui/toast.ts';
import { calendarQuery, dropAddress, makeAddress } from './calendar.api.ts';

/** The address of one organisation: made, replaced and switched off; shown only right after. */
export function CalendarPlace({ place }: { place: CalendarState }) {
  const { t } = useTranslation();
  const { organisation, made_at, has_names } = place;
  const [address, setAddress] = useState<string>();
  const actions = useActions(place, setAddress);
  return (
    <>
      <PanelRow
        title={organisation.name}
        details={
          <>
            {made_at ? t('calendar.made', { date: formatDate(made_at) }) : t('calendar.none')}{' '}
            {t(has_names ? 'calendar.names' : 'calendar.initials')}
          </>
        }
      >
        <Row gap={8} wrap>
          <Button variant="default" size="xs" loading={actions.isMaking} onClick={actions.make}>
            {t(made_at ? 'calendar.replace' : 'calendar.make')}
          </Button>
          {made_at && (
            <Button variant="subtle" color="red" size="xs" onClick={actions.drop}>
              {t('calendar.off')}
            </Button>
          )}
        </Row>
      </PanelRow>
      {address && <Address address={address} />}
    </>
  );
}

function useActions({ organisation, made_at }: CalendarState, onAddress: SetAddress) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const refresh = calendarQuery.queryKey;
  const making = useSave({ save: makeAddress, refresh, done: 'calendar.done', shown: [] });
  const dropping = useSave({ save: dropAddress, refresh, done: 'calendar.is_off', shown: [] });
  const asked = (what: 'replace' | 'off') =>
    confirm({
      title: t(`calendar.ask.${what}`),
      message: t('calendar.ask.message'),
      confirmText: t(`calendar.${what}`),
      danger: true,
    });
  return {
    isMaking: making.isPending,
    make: async () => {
      if (made_at && !(await asked('replace'))) return;
      making.submit(organisation.id, (made) => onAddress(made.address));
    },
    drop: async () => {
      if (!(await asked('off'))) return;
      dropping.submit(organisation.id, () => onAddress(undefined));
    },
  };
}
type SetAddress = (address: string | undefined) => void;

function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(address)) toast.success(t('calendar.copied'));
    else toast.error(t('calendar.not_copied'));
  };
  return (
    <Stack as="li" gap={8} data-address>
      <TextInput
        label={t('calendar.address')}
        description={t('calendar.once')}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Row>
        <Button size="xs" onClick={copy}>
          {t('calendar.copy')}
        </Button>
      </Row>
    </Stack>
  );
}
