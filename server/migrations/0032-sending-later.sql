-- What a document is for decides what its reader is asked; by its code, for the names are the house's.
update file_actions set code = 'information'
where name = 'Ter informatie' and organisation_id is null and code is null;
update file_actions set code = 'signature'
where name = 'Ter ondertekening' and organisation_id is null and code is null;
update file_actions set code = 'record'
where name = 'Voor het dossier' and organisation_id is null and code is null;

-- An own action that took the place of one of the program's means the same under another name.
create function meaning_of_action(action integer) returns text
  language sql stable set search_path = public, pg_temp
return (select coalesce(a.code, (
  select base.code from reference_places p join file_actions base on base.id = p.replaces_id
  where p.list = 'file_actions' and p.item_id = a.id and p.organisation_id = a.organisation_id
  limit 1)) from file_actions a where a.id = action);

-- Taken back by who sent it, and not replaced; it may be sent again.
alter table approval_requests add column withdrawn boolean not null default false,
  add check (not withdrawn or closed_at is not null);

-- Each time something is sent has its own link, which says when it was opened too: together they are
-- the history of what was sent.
update links l set opened_at = r.opened_at from approval_requests r
where r.opened_at is not null and l.id = (
  select max(n.id) from links n where n.approval_request_id = r.id);

-- What came back by the link of a request, and not from somebody of the house.
alter table trajectory_file_returns add column approval_request_id integer
  references approval_requests on delete set null;
create index trajectory_file_returns_by_request on trajectory_file_returns (approval_request_id)
  where approval_request_id is not null;

-- What a version was made of, so that the next one begins with the same values.
alter table trajectory_file_versions add column document_id integer
  references documents on delete set null;
create index trajectory_file_versions_by_document on trajectory_file_versions (document_id)
  where document_id is not null;
