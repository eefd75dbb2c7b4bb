-- The browser that is to be remembered: what is asked for in it, strangers did not ask for.
alter table portal_sessions add column device_hash bytea;

-- Which answer of a guest was last mailed to whom they answer; one that differs is mailed an hour
-- later, so that nobody fills a mailbox by changing their mind.
alter table appointment_guests
  add column told_answer text,
  add column told_at timestamptz,
  add constraint appointment_guests_told check (
    (told_answer is null) = (told_at is null) and told_answer in ('yes', 'no')) not valid;
