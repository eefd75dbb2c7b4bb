import { IconCircleCheck, IconMailCheck } from '@tabler/icons-react';
import type { ApprovalRequest } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/sheet/Sheet.tsx';

type Props = { decision: 'accepted' | 'rejected'; request: ApprovalRequest };

export function Decided({ decision, request }: Props) {
  const { t } = useTranslation();
  const { counselor, name } = request.subject;
  return (
    <Sheet
      icon={decision === 'accepted' ? IconCircleCheck : IconMailCheck}
      over={name}
      title={t(`approvals.${decision}.title`)}
      intro={t(`approvals.${decision}.text`, { name: counselor.name })}
    />
  );
}
