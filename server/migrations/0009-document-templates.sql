-- Templates are archived, never destroyed: what was made of them keeps pointing at them.
create table document_templates (
  id                integer generated always as identity primary key,
  organisation_id   integer not null references organisations,
  name              text not null,
  contents          text not null,
  requires_approval boolean not null default false,
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz,
  updated_by        integer references accounts,
  archived_at       timestamptz,
  unique (organisation_id, id)
);
create index document_templates_by_name
  on document_templates (organisation_id, name, id) where archived_at is null;

-- What is asked when a template is filled. Options carry numbers of their own within their field,
-- and a number is never given twice, so that what somebody ticked keeps its meaning.
create table document_template_fields (
  id                   integer generated always as identity primary key,
  document_template_id integer not null references document_templates on delete cascade,
  position             integer not null,
  name                 text not null check (name ~ '^[a-z0-9-]+$'),
  description          text not null default '',
  type                 text not null check (type in ('text_singleline', 'list')),
  configuration        jsonb not null,
  last_option_id       integer not null default 0,
  archived_at          timestamptz,
  -- Checked at the end, because two fields may swap their names in one change.
  constraint document_template_fields_own_name
    exclude using btree (document_template_id with =, name with =)
    where (archived_at is null) deferrable initially deferred
);
create index document_template_fields_by_template
  on document_template_fields (document_template_id, position);

-- A filled template: the words of that moment, whatever happens to the template later. It belongs
-- to the trajectory that it was attached to, and goes with it.
create table documents (
  id                   integer generated always as identity primary key,
  organisation_id      integer not null references organisations,
  document_template_id integer not null,
  name                 text not null,
  contents             text not null,
  requires_approval    boolean not null,
  fields               jsonb not null,
  creator_id           integer not null references accounts,
  created_at           timestamptz not null default now(),
  trajectory_id        integer references trajectories on delete cascade,
  foreign key (organisation_id, document_template_id)
    references document_templates (organisation_id, id)
);
create index documents_unused on documents (created_at) where trajectory_id is null;
create index documents_by_trajectory on documents (trajectory_id);
