import { createFileRoute, linkOptions, Outlet } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/useCan.ts';
import { TabLinks } from '../../../ui/TabLinks.tsx';

export const Route = createFileRoute('/_app/admin')({
  staticData: { wing: 'office' },
  component: AdminRoute,
});

function AdminRoute() {
  const { t } = useTranslation();
  const runsIt = useCan('installation');
  const tabs = [
    { link: links.people, label: t('admin.people') },
    { link: links.teams, label: t('admin.teams') },
    { link: links.organisations, label: t('admin.organisations') },
    { link: links.reference, label: t('admin.reference') },
    { link: links.diplomas, label: t('admin.diplomas') },
    { link: links.imports, label: t('admin.imports') },
    { link: links.mails, label: t('admin.mails') },
    { link: links.removed, label: t('admin.removed') },
    { link: links.events, label: t('admin.events') },
    ...(runsIt ? [{ link: links.system, label: t('admin.system') }] : []),
  ];
  return (
    <>
      <TabLinks label={t('admin.title')} tabs={tabs} />
      <Outlet />
    </>
  );
}

const links = {
  people: linkOptions({ to: '/admin/people' }),
  teams: linkOptions({ to: '/admin/teams' }),
  organisations: linkOptions({ to: '/admin/organisations' }),
  reference: linkOptions({ to: '/admin/reference' }),
  diplomas: linkOptions({ to: '/admin/diplomas' }),
  imports: linkOptions({ to: '/admin/imports' }),
  mails: linkOptions({ to: '/admin/mail' }),
  removed: linkOptions({ to: '/admin/removed' }),
  events: linkOptions({ to: '/admin/events' }),
  system: linkOptions({ to: '/admin/system' }),
};
