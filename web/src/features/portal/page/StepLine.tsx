import { IconCheck } from '@tabler/icons-react';
import { type PortalPage, portalSteps } from '@traject/contract/common/portalShapes';
import { dayInWords } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './portalPage.module.css';
import { Section } from './Section.tsx';

type Props = { page: Pick<PortalPage, 'party' | 'step' | 'ends_at'> };

/** Where it stands, in a few plain words. */
export function StepLine({ page }: Props) {
  const { t } = useTranslation();
  const { party, step, ends_at } = page;
  const steps: readonly string[] = portalSteps[party];
  const now = steps.indexOf(step);
  return (
    <Section title={t('portal_page.steps.title')}>
      <ol className={classes.steps}>
        {steps.map((one, index) => (
          <li
            key={one}
            aria-current={index === now ? 'step' : undefined}
            data-is={index < now ? 'done' : index === now ? 'now' : 'later'}
          >
            <span className={classes.mark} aria-hidden data-silent>
              {index < now ? <IconCheck size={16} stroke={2.5} /> : index + 1}
            </span>
            <span>
              {t(`portal_page.steps.${party}.${one}` as 'portal_page.steps.client.registered')}
              {index <= now && (
                <span className={index === now ? classes.now : classes.unseen}>
                  {' '}
                  ({t(index < now ? 'portal_page.steps.done' : 'portal_page.steps.now')})
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {ends_at && <p>{t('portal_page.steps.ends', { day: dayInWords(ends_at) })}</p>}
    </Section>
  );
}
