import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';

const pages = [
  { link: linkOptions({ to: '/today' }), label: 'menu.today' },
  { link: linkOptions({ to: '/agenda' }), label: 'menu.agenda' },
  { link: linkOptions({ to: '/action-plans' }), label: 'menu.action_plans' },
] as const;

/** The pages of the working day, behind one door of the menu. */
export function DayTabs() {
  const { t } = useTranslation();
  return (
    <TabLinks
      label={t('menu.today')}
      tabs={pages.map(({ link, label }) => ({ link, label: t(label) }))}
    />
  );
}
