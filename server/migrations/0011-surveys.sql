-- Templates are archived, never destroyed: surveys that were made of them keep pointing at them.
create table survey_templates (
  id              integer generated always as identity primary key,
  organisation_id integer not null references organisations,
  title           text not null,
  type            text not null check (type in ('client', 'employer')),
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz,
  updated_by      integer references accounts,
  archived_at     timestamptz,
  unique (organisation_id, id)
);
create index survey_templates_by_title
  on survey_templates (organisation_id, title, id) where archived_at is null;

-- A question that was taken away is archived too: answers to it point at it.
create table survey_questions (
  id                 integer generated always as identity primary key,
  survey_template_id integer not null references survey_templates on delete cascade,
  "order"            integer not null check ("order" > 0),
  description        text not null,
  required           boolean not null default false,
  type               text not null check (type in ('likert', 'multiple', 'open', 'scale')),
  allow_other        boolean not null default false check (type = 'multiple' or not allow_other),
  version            integer not null default 1,
  updated_at         timestamptz,
  updated_by         integer references accounts,
  archived_at        timestamptz,
  -- Checked at the end, because questions change places in one change.
  constraint survey_questions_own_place
    exclude using btree (survey_template_id with =, "order" with =)
    where (archived_at is null) deferrable initially deferred
);
create index survey_questions_by_template on survey_questions (survey_template_id, "order");

-- An id is never given twice, so that what somebody chose keeps its meaning.
create table survey_options (
  id                 integer generated always as identity primary key,
  survey_question_id integer not null references survey_questions on delete cascade,
  position           integer not null,
  label              text not null
);
create index survey_options_by_question on survey_options (survey_question_id, position);

-- What is asked of one party about one trajectory. When it is sent, its title and questions are
-- copied with the ids that they have in the template: no later change of that touches them.
create table surveys (
  id                 integer generated always as identity primary key,
  trajectory_id      integer not null references trajectories on delete cascade,
  organisation_id    integer not null references organisations,
  survey_template_id integer not null,
  created_at         timestamptz not null default now(),
  title              text,
  questions          jsonb,
  recipient_name     text,
  recipient_email    text,
  language           text check (language in ('nl', 'en')),
  sender_id          integer references accounts,
  sent_at            timestamptz,
  opened_at          timestamptz,
  answered_at        timestamptz,
  unique (id, trajectory_id),
  foreign key (organisation_id, survey_template_id)
    references survey_templates (organisation_id, id),
  check (num_nonnulls(title, questions, recipient_name, recipient_email, language, sender_id,
    sent_at) in (0, 7)),
  check (sent_at is not null or num_nonnulls(opened_at, answered_at) = 0)
);
create index surveys_by_trajectory on surveys (trajectory_id, id);
create index surveys_answered on surveys (survey_template_id) where answered_at is not null;

-- As they travel: see the contract. What was not answered has no row.
create table survey_answers (
  survey_id          integer not null references surveys on delete cascade,
  survey_question_id integer not null references survey_questions,
  answer             text not null,
  primary key (survey_id, survey_question_id)
);
create index survey_answers_by_question on survey_answers (survey_question_id);

-- The link of a survey is its newest; how long it may be answered stands on the link.
alter table links add column survey_id integer;
alter table links add foreign key (survey_id, trajectory_id)
  references surveys (id, trajectory_id) on delete cascade;
alter table links add constraint links_survey_of_trajectory
  check (survey_id is null or trajectory_id is not null);
alter table links add constraint links_one_question
  check (num_nonnulls(approval_request_id, survey_id) < 2);
create index links_by_survey on links (survey_id, id);
