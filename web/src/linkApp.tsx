import { partyLinks } from '@traject/contract/common/endpoint';
import type { ReactNode } from 'react';
import { AppointmentPage } from './features/appointments/page/AppointmentPage.tsx';
import { ApprovalPage } from './features/approvals/ApprovalPage.tsx';
import { PayPage } from './features/invoiceMails/page/PayPage.tsx';
import { BackToMine } from './features/portal/BackToMine.tsx';
import { SurveyPage } from './features/surveys/fill/SurveyPage.tsx';
import { TaskPage } from './features/tasks/page/TaskPage.tsx';
import { inLinkFrame } from './linkFrame.tsx';

/** What a client, an employer or another payer opens from a mail. */
export function buildLinkApp() {
  return inLinkFrame(
    <>
      {pageAt(window.location.pathname)}
      <BackToMine />
    </>,
  );
}

function pageAt(path: string): ReactNode {
  const [, kind = '', token = ''] = path.split('/');
  const named = partyLinks.find((one) => one === kind);
  switch (named) {
    case 'appointment':
      return <AppointmentPage token={token} />;
    case 'invoice':
      return <PayPage token={token} />;
    case 'survey-client':
      return <SurveyPage type="client" token={token} />;
    case 'survey-employer':
      return <SurveyPage type="employer" token={token} />;
    case 'task-client':
      return <TaskPage party="client" token={token} />;
    case 'task-employer':
      return <TaskPage party="employer" token={token} />;
    default:
      return <ApprovalPage kind={named ?? 'approve-document'} token={token} />;
  }
}
