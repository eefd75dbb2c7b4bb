import { partyLinks } from '@traject/contract/common/endpoint';
import { type ReactNode, Suspense } from 'react';
import { AppointmentPage } from './features/appointments/page/AppointmentPage.tsx';
import { ApprovalPage } from './features/approvals/ApprovalPage.tsx';
import { PayPage } from './features/invoiceMails/page/PayPage.tsx';
import { BackToMine } from './features/portal/BackToMine.tsx';
import { SurveyPage } from './features/surveys/fill/SurveyPage.tsx';
import { TaskPage } from './features/tasks/page/TaskPage.tsx';
import { inLinkFrame } from './linkFrame.tsx';
import { loadTexts } from './platform/i18n.ts';
import { lazily } from './platform/lazily.ts';
import { SheetLoading } from './ui/sheet/SheetLoading.tsx';

/** Apart: clients and employers do not load it. */
const EvaluatePage = lazily(async () => {
  const page = import('./features/evaluationLinks/EvaluatePage.tsx');
  return (await Promise.all([page, loadTexts('evaluation_page')]))[0];
}, 'EvaluatePage');

/** Apart as well: for whoever was given its address. */
const BadgePage = lazily(async () => {
  const page = import('./features/badges/page/BadgePage.tsx');
  return (await Promise.all([page, loadTexts('badge_page')]))[0];
}, 'BadgePage');

const VerifyPage = lazily(async () => {
  const page = import('./features/portfolios/verify/VerifyPage.tsx');
  return (await Promise.all([page, loadTexts('verify_page')]))[0];
}, 'VerifyPage');

/** What a client, an employer, another payer or an evaluator opens from a mail. */
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
  if (kind === 'badge' || kind === 'verify')
    return (
      <Suspense fallback={<SheetLoading what="page" />}>
        {kind === 'badge' ? <BadgePage code={token} /> : <VerifyPage code={decoded(token)} />}
      </Suspense>
    );
  const named = partyLinks.find((one) => one === kind);
  switch (named) {
    case 'appointment':
      return <AppointmentPage token={token} />;
    case 'evaluate':
      return (
        <Suspense fallback={<SheetLoading what="page" />}>
          <EvaluatePage token={token} />
        </Suspense>
      );
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

/** As it was typed into the address. */
function decoded(code: string) {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
