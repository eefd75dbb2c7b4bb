// Made by `npm run tables` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, object, object>;

export type Tables = {
  accounts: {
    id: Generated<number>;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    language: Generated<string>;
    last_sign_in_at: Date | null;
    created_at: Generated<Date>;
    lone_since: Generated<Date | null>;
    address_proven_at: Generated<Date | null>;
  };
  address_changes: {
    account_id: number;
    email: string;
    asked_at: Date;
    expires_at: Date;
    old_said_at: Date | null;
    new_said_at: Date | null;
  };
  application_files: {
    application_id: number;
    file_id: number;
    organisation_id: Generated<number>;
  };
  applications: {
    id: GeneratedAlways<number>;
    trajectory_id: number;
    date: string;
    vacancy: string;
    company: string;
    readonly: Generated<boolean>;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    organisation_id: Generated<number>;
  };
  approval_request_versions: {
    approval_request_id: number;
    party: string;
    version_id: number;
    position: number;
    organisation_id: Generated<number>;
  };
  approval_requests: {
    id: GeneratedAlways<number>;
    trajectory_id: number;
    kind: string;
    party: string;
    requested: boolean;
    recipient_name: string;
    recipient_email: string;
    language: string;
    sender_id: number;
    sent_at: Date;
    opened_at: Date | null;
    decided_at: Date | null;
    approved: boolean | null;
    reason: string | null;
    closed_at: Date | null;
    organisation_id: Generated<number>;
    withdrawn: Generated<boolean>;
  };
  call_counts: {
    key: string;
    count: number;
    ends_at: Date;
  };
  client_studies: {
    id: GeneratedAlways<number>;
    person_id: number;
    study_id: number;
    study_name: Generated<string>;
    study_level_id: number;
    institute_name: string;
    start_date: string;
    end_date: string | null;
    finished: Generated<boolean>;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    organisation_id: Generated<number>;
  };
  core_tasks: {
    id: GeneratedAlways<number>;
    diploma_id: number;
    position: number;
    title: string;
    organisation_id: Generated<number>;
  };
  devices: {
    device_hash: Buffer;
    account_id: number;
    last_seen_at: Date;
  };
  diplomas: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    title: string;
    level: string;
    code: Generated<string>;
    edition: Generated<string>;
    archived: Generated<boolean>;
    created_at: Generated<Date>;
  };
  document_template_fields: {
    id: GeneratedAlways<number>;
    document_template_id: number;
    position: number;
    name: string;
    description: Generated<string>;
    type: string;
    configuration: Json;
    last_option_id: Generated<number>;
    archived_at: Date | null;
    organisation_id: Generated<number>;
  };
  document_templates: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    name: string;
    contents: string;
    requires_approval: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Date | null;
    updated_by: number | null;
    archived_at: Date | null;
  };
  documents: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    document_template_id: number;
    name: string;
    contents: string;
    requires_approval: boolean;
    fields: Json;
    creator_id: number;
    created_at: Generated<Date>;
    trajectory_id: number | null;
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
    asked_by: number | null;
    reminded_at: Date | null;
    expiry_told_at: Date | null;
    mail_id: number | null;
  };
  events: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    account_id: number | null;
    link_id: number | null;
    action: string;
    record: Json;
    request_id: string;
    organisation_id: number | null;
    person_id: number | null;
    refused: number | null;
  };
  experience: {
    id: GeneratedAlways<number>;
    person_id: number;
    function_title: string;
    company_name: string;
    city: string;
    job_working_area_id: number;
    start_date: string;
    end_date: string | null;
    current_position: Generated<boolean>;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    organisation_id: Generated<number>;
  };
  file_actions: {
    id: Generated<number>;
    name: string;
    position: Generated<number>;
    archived: Generated<boolean>;
    code: string | null;
    organisation_id: number | null;
  };
  file_types: {
    id: Generated<number>;
    code: string;
    name: string;
    position: Generated<number>;
    archived: Generated<boolean>;
    organisation_id: number | null;
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
    one_house: Generated<boolean>;
    number: Generated<string>;
    clock_seen_at: Generated<Date | null>;
    clock_steady_since: Date | null;
  };
  invoice_products: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    name: string;
    default_price: number;
    vat_percentage: number;
    archived: Generated<boolean>;
  };
  invoice_rows: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    invoice_id: number;
    invoice_product_id: number;
    product_name: string;
    count: string;
    unit_price: number;
    vat_percentage: number;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
  };
  invoices: {
    id: GeneratedAlways<number>;
    trajectory_id: number | null;
    organisation_id: number;
    invoice_number: string;
    declaration_reference: string;
    invoice_date: string;
    billed_name: string | null;
    billed_address: string | null;
    billed_vat_number: string | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Date | null;
    updated_by: number | null;
    number_year: GeneratedAlways<number | null>;
    number_in_year: GeneratedAlways<number | null>;
  };
  kept_answers: {
    key: Buffer;
    said: Buffer;
    organisation_id: number | null;
    answer: Json | null;
    kept_at: Date;
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
    trajectory_id: number | null;
    approval_request_id: number | null;
    survey_id: number | null;
    person_id: number | null;
    organisation_id: Generated<number | null>;
    mail_id: number | null;
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
    concerns: number[] | null;
    trajectory_id: number | null;
    urgent: Generated<boolean>;
    turn: number | null;
    tried: Generated<boolean>;
    taken_until: Date | null;
    refused_at: Date | null;
    refused_code: string | null;
    good_until: Generated<Date>;
    tries: Generated<number>;
    failed_code: string | null;
  };
  memberships: {
    person_id: number;
    organisation_id: number;
    account_type: string;
    asked_by_student: Generated<boolean>;
  };
  notes: {
    id: GeneratedAlways<number>;
    trajectory_id: number;
    author_id: number;
    date: string;
    note: string;
    visible_client: Generated<boolean>;
    visible_employer: Generated<boolean>;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    organisation_id: Generated<number>;
  };
  organisations: {
    id: GeneratedAlways<number>;
    name: string;
    language: Generated<string>;
    evaluation_expiry_days: Generated<number>;
    address: Generated<string>;
    postal_code: Generated<string>;
    city: Generated<string>;
    kvk_number: Generated<string>;
    vat_number: Generated<string>;
    iban: Generated<string>;
    payment_term_days: Generated<number>;
    logo_file_id: number | null;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    code: Generated<string>;
    listed: Generated<boolean>;
  };
  people: {
    id: GeneratedAlways<number>;
    email: string;
    first_name: string;
    last_name: string;
    name: GeneratedAlways<string>;
    language: Generated<string>;
    deactivated_at: Date | null;
    last_sign_in_at: Date | null;
    created_at: Generated<Date>;
    joined_at: Date | null;
    search_text: Generated<string>;
    organisation_id: number;
    erased_at: Date | null;
    account_id: number | null;
    sort_name: GeneratedAlways<string | null>;
  };
  profile_courses: {
    id: GeneratedAlways<number>;
    person_id: number;
    name: string;
    achieved: Generated<boolean>;
    expiration_date: string | null;
    organisation_id: Generated<number>;
  };
  profile_files: {
    person_id: number;
    file_id: number;
    organisation_id: Generated<number>;
  };
  profile_items: {
    id: GeneratedAlways<number>;
    person_id: number;
    list: string;
    name: string;
    organisation_id: Generated<number>;
  };
  profile_languages: {
    id: GeneratedAlways<number>;
    person_id: number;
    name: string;
    speak: number;
    read: number;
    write: number;
    organisation_id: Generated<number>;
  };
  profile_references: {
    id: GeneratedAlways<number>;
    person_id: number;
    name: string;
    company: string | null;
    description: string | null;
    organisation_id: Generated<number>;
  };
  profiles: {
    person_id: number;
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
    picture_file_id: number | null;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    organisation_id: Generated<number>;
  };
  recent_events: {
    key: string;
    ends_at: Date;
  };
  reference_places: {
    organisation_id: number;
    list: string;
    item_id: number;
    position: number | null;
    archived: Generated<boolean>;
    replaces_id: number | null;
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
    organisation_id: number | null;
    account_id: number | null;
    device_hash: Buffer | null;
  };
  removed_files: {
    key: string;
    removed_at: Generated<Date>;
  };
  retention_periods: {
    organisation_id: number;
    trajectory_months: number | null;
    evaluation_months: number | null;
    mail_months: number | null;
    event_months: number | null;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    last_night: Date | null;
    asked_at: Date | null;
    allowed_at: Date | null;
  };
  sessions: {
    id: string;
    account_id: number;
    created_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
    last_used_at: Generated<Date>;
    browser: string | null;
  };
  studies: {
    id: Generated<number>;
    name: string;
    requires_custom_name: Generated<boolean>;
    archived: Generated<boolean>;
    organisation_id: number | null;
  };
  study_levels: {
    id: Generated<number>;
    name: string;
    position: Generated<number>;
    archived: Generated<boolean>;
    organisation_id: number | null;
  };
  survey_answers: {
    survey_id: number;
    survey_question_id: number;
    answer: string;
    organisation_id: Generated<number>;
  };
  survey_options: {
    id: GeneratedAlways<number>;
    survey_question_id: number;
    position: number;
    label: string;
    organisation_id: Generated<number>;
  };
  survey_questions: {
    id: GeneratedAlways<number>;
    survey_template_id: number;
    order: number;
    description: string;
    required: Generated<boolean>;
    type: string;
    allow_other: Generated<boolean>;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    archived_at: Date | null;
    organisation_id: Generated<number>;
  };
  survey_templates: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    title: string;
    type: string;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Date | null;
    updated_by: number | null;
    archived_at: Date | null;
  };
  surveys: {
    id: GeneratedAlways<number>;
    trajectory_id: number | null;
    organisation_id: number;
    survey_template_id: number;
    created_at: Generated<Date>;
    title: string | null;
    questions: Json | null;
    recipient_name: string | null;
    recipient_email: string | null;
    language: string | null;
    sender_id: number | null;
    sent_at: Date | null;
    opened_at: Date | null;
    answered_at: Date | null;
  };
  tests: {
    id: GeneratedAlways<number>;
    trajectory_id: number;
    main_subject: string;
    sub_subject: string;
    date_taken: string;
    date_closed: string | null;
    price: number;
    version: Generated<number>;
    updated_at: Date | null;
    updated_by: number | null;
    organisation_id: Generated<number>;
  };
  trajectories: {
    id: GeneratedAlways<number>;
    organisation_id: number;
    client_id: number;
    client_type: GeneratedAlways<string>;
    counselor_id: number;
    trajectory_state_id: number;
    contact_name: string | null;
    contact_phone: string | null;
    contact_email: string | null;
    registered_by: string;
    registration_date: string;
    intake_date: string | null;
    category: string | null;
    length: string | null;
    schooling: Generated<boolean>;
    apq_taken: Generated<boolean>;
    completed_reason: string | null;
    reject_reason: string | null;
    search_text: Generated<string>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Date | null;
    updated_by: number | null;
    deleted_at: Date | null;
    client_sort: Generated<string>;
  };
  trajectory_counts: {
    organisation_id: number;
    counselor_id: number;
    trajectory_state_id: number;
    total: number;
  };
  trajectory_file_returns: {
    id: GeneratedAlways<number>;
    trajectory_file_id: number;
    file_id: number;
    created_at: Generated<Date>;
    organisation_id: Generated<number>;
    approval_request_id: number | null;
  };
  trajectory_file_versions: {
    id: GeneratedAlways<number>;
    trajectory_file_id: number;
    file_id: number;
    created_at: Generated<Date>;
    organisation_id: Generated<number>;
    document_id: number | null;
  };
  trajectory_files: {
    id: GeneratedAlways<number>;
    trajectory_id: number;
    trajectory_file_type_id: number;
    trajectory_file_action_id: number;
    creator_id: number;
    created_at: Generated<Date>;
    organisation_id: Generated<number>;
  };
  trajectory_history: {
    id: GeneratedAlways<number>;
    trajectory_id: number;
    trajectory_state_id: number;
    at: Generated<Date>;
    actor_id: number | null;
    actor_name: string | null;
    organisation_id: Generated<number>;
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
    organisation_id: Generated<number>;
  };
  working_areas: {
    id: Generated<number>;
    name: string;
    archived: Generated<boolean>;
    organisation_id: number | null;
  };
};
