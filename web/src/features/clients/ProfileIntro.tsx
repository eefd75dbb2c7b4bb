import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import layout from '../../ui/layout.module.css';
import { Card, Row } from '../../ui/layout.tsx';
import { PictureButton } from '../../ui/picture/PictureButton.tsx';
import text from '../../ui/text.module.css';
import { clientQuery, pictureOf } from './clients.api.ts';
import classes from './ProfileIntro.module.css';

/** Whose dashboard this is, and how to reach them. */
export function ProfileIntro({ clientId }: { clientId: number }) {
  const { t } = useTranslation();
  const { data: client } = useQuery(clientQuery(clientId));
  usePageTitle(client?.name ?? t('clients.title'));
  if (!client) return null;
  const phone = client.mobile_number || client.phone_number;
  const icon = {
    size: 15,
    stroke: 1.75,
    'aria-hidden': true,
    className: `${layout.still} ${text.dim}`,
  };

  return (
    <Card as="section" className={classes.intro} aria-label={t('clients.title')}>
      <PictureButton person={client} store={pictureOf(client.id)} />
      <div className={layout.grow}>
        <h1 className={text.h1}>{client.name}</h1>
        {client.quote_text && <p className={text.soft}>“{client.quote_text}”</p>}
        <ul className={classes.reach}>
          <Row as="li" gap={6}>
            <IconMail {...icon} />
            <a href={`mailto:${client.email}`}>{client.email}</a>
          </Row>
          {phone && (
            <Row as="li" gap={6}>
              <IconPhone {...icon} />
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </Row>
          )}
          {client.city_name && (
            <Row as="li" gap={6}>
              <IconMapPin {...icon} />
              {client.city_name}
            </Row>
          )}
        </ul>
      </div>
    </Card>
  );
}
