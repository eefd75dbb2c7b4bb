-- A mail waits, or was sent, or the mail server refused it for good: then when, and with which code,
-- which names nobody. What it says stays, for who looks into it.
alter table mails
  add column refused_at   timestamptz,
  add column refused_code text
    check (refused_code ~ '^5[0-9]{2}( 5\.[0-9]{1,3}\.[0-9]{1,3})?$'),
  add constraint mails_end_once check (sent_at is null or refused_at is null),
  add constraint mails_refused check ((refused_at is null) = (refused_code is null));
create index mails_refused on mails (organisation_id, refused_at) where refused_at is not null;
