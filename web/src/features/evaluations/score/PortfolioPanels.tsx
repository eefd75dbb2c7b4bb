import type { Portfolio } from '@traject/contract/profile';
import { useState } from 'react';
import { formatPeriod } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { studyTitle } from '../../../platform/studyTitle.ts';
import { useCourseText } from '../../../platform/useCourseText.ts';
import type { ViewedFile } from '../../../ui/viewer/FileViewer.tsx';
import { Viewer } from '../../../ui/viewer/Viewer.tsx';
import { fetchPortfolioFile } from '../evaluation.api.ts';
import { FileItem, Item, ItemsPanel } from './Item.tsx';

type Props = { evaluationId: number; portfolio: Portfolio };

/** What the student shows of themselves; an empty list is left out. */
export function PortfolioPanels({ evaluationId, portfolio }: Props) {
  const { t } = useTranslation();
  const courseText = useCourseText();
  const named = (key: 'job_interests' | 'competences' | 'skills' | 'interests') => (
    <ItemsPanel
      title={t(`profile.lists.${key}`)}
      items={portfolio[key]}
      item={({ name }) => <Item title={name} />}
    />
  );
  return (
    <>
      <Files evaluationId={evaluationId} files={portfolio.files} />
      <ItemsPanel
        title={t('experience.title')}
        items={portfolio.job_functions}
        item={({ function_title, company_name, city, ...job }) => (
          <Item
            title={function_title}
            details={`${company_name}, ${city}`}
            when={formatPeriod(
              job.start_date,
              job.current_position ? t('experience.ongoing') : job.end_date,
            )}
          />
        )}
      />
      <ItemsPanel
        title={t('profile.lists.references')}
        items={portfolio.references}
        item={({ name, company, description }) => (
          <Item title={name} details={company} words={description} />
        )}
      />
      {named('job_interests')}
      <ItemsPanel
        title={t('studies.title')}
        items={portfolio.studies}
        item={(study) => (
          <Item
            title={studyTitle(study)}
            details={study.institute_name}
            when={formatPeriod(study.start_date, study.end_date ?? t('studies.ongoing'))}
          />
        )}
      />
      <ItemsPanel
        title={t('profile.lists.courses')}
        items={portfolio.courses}
        item={(course) => <Item title={course.name} details={courseText(course)} />}
      />
      {named('competences')}
      {named('skills')}
      {named('interests')}
      <ItemsPanel
        title={t('profile.lists.languages')}
        items={portfolio.languages}
        item={(language) => (
          <Item title={language.name} details={t('profile.language_skills', language)} />
        )}
      />
    </>
  );
}

const shortFiles = 4;

function Files({ evaluationId, files }: { evaluationId: number; files: Portfolio['files'] }) {
  const { t } = useTranslation();
  const [viewed, setViewed] = useState<ViewedFile>();
  return (
    <>
      <ItemsPanel
        title={t('profile.lists.files')}
        items={files}
        short={shortFiles}
        item={({ id, name, mime, scan }) => (
          <FileItem
            {...{ name, scan }}
            onOpen={() =>
              setViewed({
                name,
                mime,
                load: (signal) => fetchPortfolioFile(evaluationId, id, signal),
              })
            }
          />
        )}
      />
      <Viewer file={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}
