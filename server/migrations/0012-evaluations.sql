-- A school revises its diplomas: the new edition stands beside the old, which is archived and keeps
-- the evaluations that were asked by it.
alter table diplomas
  add column code       text not null default '',
  add column edition    text not null default '',
  add column archived   boolean not null default false,
  add column created_at timestamptz not null default now();
create unique index diplomas_own_name
  on diplomas (organisation_id, lower(title), lower(level), lower(edition));

-- Who asked may take it back, and hears when nobody answered; unknown for those of before.
alter table evaluations
  add column asked_by       integer references accounts,
  add column reminded_at    timestamptz,
  add column expiry_told_at timestamptz,
  add foreign key (organisation_id, diploma_id) references diplomas (organisation_id, id);
create index evaluations_by_evaluator on evaluations (evaluator_id, student_id);
create index evaluations_waiting on evaluations (expires_at)
  where done_at is null and expiry_told_at is null;

-- An evaluator whom only students asked so far: such a one is nobody's teacher yet.
alter table memberships add column asked_by_student boolean not null default false;
