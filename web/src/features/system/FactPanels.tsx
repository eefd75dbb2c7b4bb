import type { SystemState } from '@traject/contract/system';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import classes from './system.module.css';
import { useSize } from './useSize.ts';

type Props = { state: SystemState };

export const FactPanels = ({ state }: Props) => (
  <div className={classes.panels}>
    <ProgramPanel state={state} />
    <StoragePanel state={state} />
    <MailPanel state={state} />
  </div>
);

function ProgramPanel({ state: { program } }: Props) {
  const { t } = useTranslation();
  const sizeOf = useSize();
  return (
    <Panel title={t('system.program.title')}>
      <PanelBody>
        <Facts
          items={[
            [t('system.program.version'), program.version],
            [t('system.program.migration'), program.migration],
            [t('system.program.node'), program.node],
            [t('system.program.started'), formatDateTime(program.started_at)],
            [t('system.program.memory'), sizeOf(program.memory)],
          ]}
        />
      </PanelBody>
    </Panel>
  );
}

function StoragePanel({ state: { database, files, disks, scanner } }: Props) {
  const { t } = useTranslation();
  const sizeOf = useSize();
  const { version, connections: count, most_connections: most } = database;
  const scannerSays =
    scanner.state === 'working' ? scanner.says : t(`system.storage.scanner_${scanner.state}`);
  const free = disks.map(
    ({ place, free, size }) =>
      [
        t('system.storage.disk', { place: t(`system.places.${place}`) }),
        t('system.storage.free', { free: sizeOf(free), size: sizeOf(size) }),
      ] as const,
  );
  return (
    <Panel title={t('system.storage.title')}>
      <PanelBody>
        <Facts
          items={[
            [t('system.storage.database'), t(`system.storage.${database.place}`, { version })],
            [t('system.storage.size'), sizeOf(database.bytes)],
            [t('system.storage.connections'), t('system.storage.of', { count, most })],
            [
              t('system.storage.files'),
              t('system.storage.files_count', { count: files.count, size: sizeOf(files.bytes) }),
            ],
            [t('system.storage.kept'), t(`system.storage.${files.place}`)],
            ...free,
            [t('system.storage.scanner'), scannerSays],
            ...(scanner.state === 'unset'
              ? []
              : [[t('system.storage.scans'), t('system.storage.scanned', scanner)] as const]),
          ]}
        />
      </PanelBody>
    </Panel>
  );
}

function MailPanel({ state: { mail } }: Props) {
  const { t } = useTranslation();
  const { server } = mail;
  const says =
    server.state === 'failing'
      ? t('system.mail.failing', { date: formatDateTime(server.since), code: server.code })
      : t(`system.mail.${server.state}`);
  return (
    <Panel title={t('system.mail.title')}>
      <PanelBody>
        <Facts
          items={[
            [t('system.mail.server'), says],
            [t('system.mail.waiting'), mail.waiting],
            [t('system.mail.refused'), mail.refused],
            [t('system.mail.too_old'), mail.too_old],
            ...(mail.oldest_at
              ? [[t('system.mail.oldest'), formatDateTime(mail.oldest_at)] as const]
              : []),
          ]}
        />
      </PanelBody>
    </Panel>
  );
}
