-- A mail waits until it is sent, the mail server refuses it for good, or its time is over: then it is
-- too old, and is not sent any more. What was tried before says how often, and what failed last.
alter table mails
  add column good_until  timestamptz not null default now() + interval '7 days',
  add column tries       integer not null default 0,
  add column failed_code text;
update mails set tries = tried::integer, good_until = created_at + case
  when template = 'reset' then interval '1 hour'
  when template in ('activate', 'invited') then interval '6 days'
  else interval '7 days' end;

-- Which mail carries a link, and which one asks for an evaluation: by these people see how it went.
alter table links       add column mail_id integer references mails on delete set null;
alter table evaluations add column mail_id integer references mails on delete set null;
create index links_by_mail       on links (mail_id) where mail_id is not null;
create index evaluations_by_mail on evaluations (mail_id) where mail_id is not null;
update links l set mail_id = m.id from mails m
where m.data is not null and l.token_hash =
  sha256(convert_to(substring(m.data ->> 'link' from '[A-Za-z0-9_-]{43}'), 'UTF8'));

-- What an administrator looks at.
create index mails_unsent on mails (organisation_id, created_at, id) where sent_at is null;

-- A link that opens nothing any more is not sent either. A mail that asks for evaluations says more
-- than its link, and goes all the same.
create function stop_mail_of_link() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update mails set good_until = least(good_until, coalesce(new.used_at, new.revoked_at))
  where id = new.mail_id and sent_at is null and refused_at is null
    and template not in ('evaluation-asked', 'evaluation-reminder');
  return null;
end $$;
create trigger links_stop_mail after update of used_at, revoked_at on links
  for each row when (new.mail_id is not null and coalesce(new.used_at, new.revoked_at) is not null)
  execute function stop_mail_of_link();
