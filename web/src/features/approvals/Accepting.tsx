import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import type { ApprovalRequest } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import sheet from '../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';

type Props = { request: ApprovalRequest; onSure: () => void; onBack: () => void };

/** A single tap decides nothing: what yes means is said before it counts. */
export function Accepting({ request, onSure, onBack }: Props) {
  const { t } = useTranslation();
  const { subject, kind } = request;
  return (
    <Sheet
      over={subject.organisation.name}
      title={t('approvals.accepting.title')}
      intro={t(`approvals.accepting.${kind}`, { document: subject.name })}
    >
      <p className={sheet.words}>
        {t('approvals.accepting.after', { name: subject.counselor.name })}
      </p>
      <div className={sheet.choices}>
        <SheetButton icon={IconCheck} onClick={onSure}>
          {t('approvals.accepting.yes')}
        </SheetButton>
        <SheetButton look="quiet" icon={IconArrowLeft} onClick={onBack}>
          {t('approvals.reason.back')}
        </SheetButton>
      </div>
    </Sheet>
  );
}
