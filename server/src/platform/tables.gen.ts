// Made by `npm run tables` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, object, object>;

export type Tables = {
  accounts: {
    id: GeneratedAlways<number>;
    email: string;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    name: GeneratedAlways<string>;
    language: Generated<string>;
    activated_at: Date | null;
    deactivated_at: Date | null;
    last_sign_in_at: Date | null;
    created_at: Generated<Date>;
  };
  call_counts: {
    key: string;
    count: number;
    ends_at: Date;
  };
  core_tasks: {
    id: GeneratedAlways<number>;
    diploma_id: number;
    position: number;
    title: string;
  };
  diplomas: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    title: string;
    level: string;
  };
  enrolments: {
    student_id: number;
    organisation_id: number;
    diploma_id: number;
  };
  evaluations: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    student_id: number;
    diploma_id: number;
    work_process_id: number;
    evaluator_id: number;
    role: string;
    score: number | null;
    comments: Generated<string>;
    requested_at: Generated<Date>;
    expires_at: Date;
    done_at: Date | null;
  };
  events: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    account_id: number | null;
    link_id: number | null;
    action: string;
    record: Json;
    request_id: string;
  };
  file_actions: {
    id: Generated<number>;
    name: string;
    position: Generated<number>;
    archived: Generated<boolean>;
  };
  file_types: {
    id: Generated<number>;
    code: string;
    name: string;
    position: Generated<number>;
    archived: Generated<boolean>;
  };
  files: {
    id: GeneratedAlways<number>;
    key: string;
    name: string;
    mime: string;
    size: number;
    sha256: string;
    uploader_id: number | null;
    organisation_id: number | null;
    created_at: Generated<Date>;
  };
  installation: {
    one: Generated<boolean>;
    demo: boolean | null;
    installed_at: Generated<Date>;
  };
  links: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    purpose: string;
    account_id: number | null;
    registration_id: number | null;
    created_at: Generated<Date>;
    expires_at: Date;
    opened_at: Date | null;
    used_at: Date | null;
    revoked_at: Date | null;
  };
  mails: {
    id: GeneratedAlways<number>;
    organisation_id: number | null;
    recipient: string;
    template: string;
    language: string;
    data: Json | null;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
  memberships: {
    account_id: number;
    organisation_id: number;
    account_type: string;
  };
  organisations: {
    id: GeneratedAlways<number>;
    name: string;
    language: Generated<string>;
    evaluation_expiry_days: Generated<number>;
  };
  profiles: {
    account_id: number;
    initials: string | null;
    maiden_name: string | null;
    gender: string | null;
    date_of_birth: string | null;
    place_of_birth: string | null;
    nationality: string | null;
    address: string | null;
    address_number: string | null;
    address_number_suffix: string | null;
    postal_code: string | null;
    city: string | null;
    phone_number: string | null;
    mobile_number: string | null;
    benefits: string | null;
    education: string | null;
    intellectual_ability: string | null;
    quote_text: string | null;
  };
  registrations: {
    id: GeneratedAlways<number>;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    language: string;
    address: string | null;
    address_number: string | null;
    postal_code: string | null;
    city: string | null;
    phone_number: string | null;
    created_at: Generated<Date>;
  };
  sessions: {
    id: string;
    account_id: number;
    created_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
  };
  studies: {
    id: Generated<number>;
    name: string;
    requires_custom_name: Generated<boolean>;
    archived: Generated<boolean>;
  };
  study_levels: {
    id: Generated<number>;
    name: string;
    position: Generated<number>;
    archived: Generated<boolean>;
  };
  trajectory_states: {
    id: number;
    code: string;
  };
  work_processes: {
    id: GeneratedAlways<number>;
    core_task_id: number;
    position: number;
    title: string;
    description: Generated<string>;
    result_starter: Generated<string>;
    result_advanced: Generated<string>;
    result_professional: Generated<string>;
  };
  working_areas: {
    id: Generated<number>;
    name: string;
    archived: Generated<boolean>;
  };
};
