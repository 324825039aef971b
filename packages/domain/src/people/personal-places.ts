/**
 * Where persons stand in the database: what an export collects and an erasure goes through. A column that looks as if it
 * held a person and is named neither here nor in `checks/source/impersonal.ts` fails `checks/personal-data.test.ts`.
 */

/**
 * What a column holds of a person: the number of the account (`user`), the name they sign in with (`username`), their number as an
 * employee, free words in which somebody may have named them, the same inside JSON, or addresses of mail.
 */
export type Holds = 'user' | 'username' | 'employee' | 'words' | 'json' | 'addresses'

export interface PersonalPlace {
  readonly columns: Readonly<Record<string, Holds>>
  /** The rows are the person's own and nobody's figures: an erasure deletes them. */
  readonly goes?: true
  /** Only rows for which this is so can hold a person, as a condition of ours: a table of millions is not read in vain. */
  readonly only?: string
}

export const personalPlaces: Readonly<Record<string, PersonalPlace>> = {
  access_key: { columns: { created_by: 'username' } },
  activity_answer: { columns: { entered_value: 'words', exception_note: 'words' } },
  activity_output: { columns: { mail_to: 'addresses' } },
  admin_action: { columns: { username: 'username', subject: 'username' } },
  app_user: { columns: { user_id: 'user', employee_number: 'employee' } },
  attendance: { columns: { employee_number: 'employee' } },
  bundle: { columns: { created_by: 'username', reported_by: 'username' } },
  cancellation: { columns: { created_by: 'username' } },
  cavity_change: { columns: { username: 'username', note: 'words' } },
  config: { columns: { changed_by: 'username' } },
  dashboard_version: { columns: { changed_by: 'username' } },
  employee: { columns: { employee_number: 'employee' } },
  euromap_program: { columns: { changed_by: 'username', lock_comment: 'words' } },
  favourite_machine: { columns: { user_id: 'user' }, goes: true },
  file_archive: { columns: { changed_by: 'username', document_description: 'words' } },
  good_transaction: { columns: { booked_by: 'username', employee: 'employee', note: 'words' } },
  input_group_value: { columns: { changed_by: 'username', employee: 'employee' } },
  internal_activity: {
    columns: {
      created_by: 'username',
      finished_by: 'username',
      certified_by: 'username',
      employee: 'employee',
      create_note: 'words',
      note: 'words',
      certify_comment: 'words',
    },
  },
  known_device: { columns: { user_id: 'user' }, goes: true },
  lean_day: { columns: { changed_by: 'username', note: 'words' } },
  machine_command: { columns: { ordered_by: 'username' } },
  machine_note: { columns: { username: 'username', employee: 'employee', note: 'words' } },
  mail: { columns: { to_address: 'addresses', subject: 'words', body: 'words' } },
  material_batch: { columns: { username: 'username' } },
  material_difference: { columns: { username: 'username', note: 'words' } },
  material_lot: { columns: { username: 'username', employee: 'employee' } },
  material_trace: { columns: { username: 'username' } },
  material_transaction: { columns: { booked_by: 'username' } },
  notification: { columns: { confirmed_by: 'username', message: 'words', said: 'json' } },
  notification_choice: { columns: { user_id: 'user' }, goes: true },
  order_confirmation: { columns: { confirmed_by: 'username', employee: 'employee' } },
  order_run: {
    columns: {
      emp_start_wo: 'employee',
      emp_end_wo: 'employee',
      emp_first_piece_wo: 'employee',
      setup_note: 'words',
    },
  },
  own_overview: { columns: { changed_by: 'username' } },
  pallet_flag: { columns: { created_by: 'username', confirmed_by: 'username', employee: 'employee' } },
  pallet_transport: { columns: { changed_by: 'username' } },
  passkey: { columns: { user_id: 'user' }, goes: true },
  passkey_challenge: { columns: { user_id: 'user' }, goes: true },
  pending_sign_in: { columns: { user_id: 'user' }, goes: true },
  plan_move: { columns: { username: 'username' } },
  print_job: { columns: { queued_by: 'username', print_text: 'words', label: 'json' } },
  provider_identity: { columns: { user_id: 'user' }, goes: true },
  query: { columns: { changed_by: 'username', note: 'words' } },
  recovery_code: { columns: { user_id: 'user' }, goes: true },
  report_recipient: { columns: { user_id: 'user' }, goes: true },
  report_run: { columns: { username: 'username', problem: 'json' } },
  report_schedule: { columns: { made_by: 'user' } },
  request_answer: { columns: { user_id: 'user' }, goes: true },
  scrap_transaction: { columns: { booked_by: 'username', employee: 'employee', scrap_text: 'words' } },
  second_factor: { columns: { user_id: 'user' }, goes: true },
  session: { columns: { user_id: 'user', device_employee: 'employee' }, goes: true },
  shift_handover: {
    columns: {
      handed_over_by: 'username',
      handed_over_employee: 'employee',
      handed_over_name: 'username',
      taken_over_by: 'username',
      taken_over_employee: 'employee',
      taken_over_name: 'username',
      words: 'json',
    },
  },
  shift_handover_addendum: { columns: { username: 'username', author_name: 'username', words: 'words' } },
  signature: { columns: { username: 'username', employee: 'employee', signer_name: 'username' } },
  // What people did to machines is kept as it came, so that a day can be counted anew.
  signal: { columns: { value: 'json' }, only: `kind in ('code', 'note')` },
  stop: { columns: { employee: 'employee', note: 'words' } },
  user_planning: { columns: { username: 'username' } },
  visualization_setting: { columns: { owner: 'username', changed_by: 'username' } },
  wall_link: { columns: { created_by: 'username' } },
  weight_control: { columns: { username: 'username', employee: 'employee' } },
  widget_config: { columns: { changed_by: 'username' } },
}

/** Tables whose rows go that no export can show: all that is kept there is a hash. */
export const onlyHashes: readonly string[] = [
  'known_device',
  'passkey_challenge',
  'pending_sign_in',
  'recovery_code',
  'request_answer',
]
