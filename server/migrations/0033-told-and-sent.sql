-- A student is told once of each level that somebody gave; those of before are known.
alter table evaluations add column told_at timestamptz;
update evaluations set told_at = done_at where done_at is not null;
create index evaluations_untold on evaluations (done_at) where done_at is not null and told_at is null;

-- 'Up to and including' a day: what is open lasts until that day is over.
update evaluations
set expires_at = (date_trunc('day', expires_at at time zone 'Europe/Amsterdam')
  + interval '1 day' - interval '1 second') at time zone 'Europe/Amsterdam'
where done_at is null and expires_at > now();

-- Each time a survey was sent has its own link, which says when it was opened too.
update links l set opened_at = s.opened_at from surveys s
where s.opened_at is not null and l.opened_at is null and l.id = (
  select max(n.id) from links n where n.survey_id = s.id);
