import { useQuery } from '@tanstack/react-query';
import type { Digest } from '@traject/contract/digests';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { digestsQuery, setDigest } from './digests.api.ts';

/** A mail with the counts of the week, for who wants it; nothing where somebody does not work. */
export function DigestsPanel() {
  const { t } = useTranslation();
  const { data } = useQuery(digestsQuery);
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t('digests.title')}>
      <PanelBody>
        <p className={text.soft}>{t('digests.text')}</p>
        <Stack gap={12}>
          {data.map((digest) => (
            <Day key={digest.organisation.id} digest={digest} />
          ))}
        </Stack>
      </PanelBody>
    </Panel>
  );
}

const none = '0';

function Day({ digest: { organisation, weekday } }: { digest: Digest }) {
  const { t, language } = useTranslation();
  const saving = useSave({
    save: (chosen: string) =>
      setDigest({ organisation_id: organisation.id, weekday: Number(chosen) || null }),
    refresh: digestsQuery.queryKey,
    done: 'digests.saved',
    shown: [],
  });
  const days = weekdays(language);
  return (
    <Choice
      label={organisation.name}
      searchable={false}
      allowDeselect={false}
      disabled={saving.isPending}
      data={[{ value: none, label: t('digests.none') }, ...days]}
      value={String(weekday ?? none)}
      onChange={(chosen) => chosen && saving.submit(chosen)}
    />
  );
}

/** By their names; the first of January 2024 was a Monday. */
const weekdays = (language: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, day),
    ),
  }));
