import type { Portfolio } from '@traject/contract/profile';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { isClosed, ScanSign } from '../../ui/ScanSign.tsx';
import classes from './evaluate.module.css';
import { fileAt, type Place, pictureAt } from './evaluationLinks.api.ts';

type Props = { place: Place; profile: Portfolio };

const lists = [
  'skills',
  'competences',
  'interests',
  'job_interests',
  'languages',
  'courses',
  'references',
] as const;

export function ProfileList({ place, profile }: Props) {
  const { t } = useTranslation();
  const { quote_text, education, job_functions, studies, files } = profile;
  const named = lists.filter((list) => profile[list].length > 0);
  const isEmpty =
    !quote_text &&
    !education &&
    named.length === 0 &&
    job_functions.length + studies.length + files.length === 0;
  return (
    <div className={classes.profile}>
      {profile.has_profile_picture && (
        <img
          src={pictureAt(place)}
          alt={t('evaluation_page.student.picture', { name: profile.name })}
        />
      )}
      {isEmpty && <p>{t('evaluation_page.student.empty')}</p>}
      <Part what="quote">{quote_text}</Part>
      <Part what="education">{education}</Part>
      {named.map((list) => (
        <Part key={list} what={list}>
          {profile[list].map(({ name }) => name).join(', ')}
        </Part>
      ))}
      <Part what="job_functions">
        {job_functions.map((one) => `${one.function_title}, ${one.company_name}`).join('\n')}
      </Part>
      <Part what="studies">{studies.map((one) => one.institute_name).join('\n')}</Part>
      {files.length > 0 && (
        <Part what="files">
          {files.map((file) =>
            isClosed(file) ? (
              <div key={file.id}>
                {file.name} <ScanSign file={file} />
              </div>
            ) : (
              <a key={file.id} href={fileAt(place, file.id)} target="_blank" rel="noreferrer">
                {file.name}
              </a>
            ),
          )}
        </Part>
      )}
    </div>
  );
}

type PartProps = {
  what: (typeof lists)[number] | 'quote' | 'education' | 'job_functions' | 'studies' | 'files';
  children: ReactNode;
};

function Part({ what, children }: PartProps) {
  const { t } = useTranslation();
  if (!children) return null;
  return (
    <section>
      <h3>{t(`evaluation_page.student.${what}`)}</h3>
      <div className={classes.text}>{children}</div>
    </section>
  );
}
