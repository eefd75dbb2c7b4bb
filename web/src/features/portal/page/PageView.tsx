import type { PortalPage } from '@traject/contract/common/portalShapes';
import { useTranslation } from '../../../platform/i18n.ts';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { SheetContact } from '../../../ui/sheet/SheetContact.tsx';
import { Appointments } from './Appointments.tsx';
import classes from './portalPage.module.css';
import { type Ask, Questions } from './Questions.tsx';
import { Answers, Documents, type FileActs, Invoices, Notes } from './Reading.tsx';
import { Section } from './Section.tsx';
import { StepLine } from './StepLine.tsx';

export type PageActs = FileActs & {
  onQuestion: Ask;
  onMessages: () => void;
  onOwn: () => void;
};
type Props = {
  page: PortalPage;
  /** Whoever looks on with the party can do nothing here. */
  acts?: PageActs;
};

/** Exactly what a client or an employer sees of a trajectory. */
export function PageView({ page, acts }: Props) {
  const { t } = useTranslation();
  const { party, organisation, counselor, appointments, unread } = page;
  return (
    <div className={classes.page}>
      {organisation.greeting && <p className={classes.text}>{organisation.greeting}</p>}
      <Questions page={page} onOpen={acts?.onQuestion} />
      <Appointments appointments={appointments} onOpen={acts?.onQuestion} />
      <StepLine page={page} />
      <Section title={t('portal_page.messages.title')}>
        <p className={unread > 0 ? classes.strong : undefined}>
          {unread > 0
            ? t('portal_page.messages.new', { count: unread })
            : t('portal_page.messages.none_new')}
        </p>
        {acts && (
          <SheetButton look="plain" onClick={acts.onMessages}>
            {t('portal_page.messages.open')}
          </SheetButton>
        )}
      </Section>
      <Notes page={page} />
      <Documents page={page} acts={acts} />
      <Invoices page={page} acts={acts} />
      <Answers page={page} />
      {party === 'client' && (
        <Section title={t('portal_page.own.title')}>
          <p>{t('portal_page.own.intro')}</p>
          {acts && (
            <SheetButton look="plain" onClick={acts.onOwn}>
              {t('portal_page.own.open')}
            </SheetButton>
          )}
        </Section>
      )}
      <Section
        title={t(
          party === 'client' ? 'portal_page.contact.title' : 'portal_page.contact.title_employer',
        )}
      >
        <SheetContact who={counselor} />
        {organisation.help && <p className={classes.text}>{organisation.help}</p>}
      </Section>
    </div>
  );
}
