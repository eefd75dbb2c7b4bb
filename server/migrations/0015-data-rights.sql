-- How many months an organisation keeps what is over; nothing means until somebody erases it.
create table retention_periods (
  organisation_id   integer primary key references organisations,
  trajectory_months integer check (trajectory_months between 1 and 600),
  evaluation_months integer check (evaluation_months between 1 and 600),
  mail_months       integer check (mail_months between 1 and 600),
  event_months      integer check (event_months between 12 and 600),
  version           integer not null default 1,
  updated_at        timestamptz,
  updated_by        integer references accounts
);

-- The law wants an invoice for seven years, whatever becomes of its trajectory.
alter table invoices alter column trajectory_id drop not null;
alter table invoices drop constraint invoices_trajectory_id_fkey;
alter table invoices add constraint invoices_trajectory_id_fkey
  foreign key (trajectory_id) references trajectories on delete set null;
create index invoices_kept on invoices (organisation_id, invoice_date, id)
  where trajectory_id is null;

-- What was answered is still counted when nobody can be found behind it any more.
alter table surveys alter column trajectory_id drop not null;

-- What happened cannot be changed, and is not taken away within a year.
create function refuse_recent() returns trigger language plpgsql as $$
begin
  if old.at > now() - interval '1 year' then
    raise exception 'events are append-only for a year';
  end if;
  return old;
end $$;
drop trigger events_append_only on events;
create trigger events_append_only before update on events
  for each statement execute function refuse_change();
create trigger events_stay before delete on events
  for each row execute function refuse_recent();

-- What a mail mentions, and to whom it went.
create index mails_by_recipient on mails (recipient);
create index mails_by_organisation on mails (organisation_id, created_at);
