import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';

type Props = {
  person: { name: string; email: string };
  copied: { link: string; expires_at: string };
  onClose: () => void;
};

/** Shown once, because whoever has the link gets in. */
export function CopiedLink({ person, copied, onClose }: Props) {
  const { t } = useTranslation();
  const clipboard = useClipboard();
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('people.link.title', person)}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <Stack gap={14}>
        <Callout kind="warn">{t('people.link.once', person)}</Callout>
        <TextInput
          label={t('people.link.label')}
          readOnly
          value={copied.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div>
          <Button
            data-autofocus
            leftSection={<Icon size={17} stroke={1.75} aria-hidden />}
            onClick={() => clipboard.copy(copied.link)}
          >
            {t(clipboard.copied ? 'people.link.copied' : 'people.link.copy')}
          </Button>
        </div>
        <p className={text.soft}>
          {t('people.link.until', { date: formatDate(copied.expires_at) })}
        </p>
      </Stack>
    </Dialog>
  );
}
