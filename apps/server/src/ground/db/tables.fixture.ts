// Written by `npm run data-model` from the migrations. What may be left out has `?`: the database fills it.

/** Names by language. */
type Names = Readonly<Record<string, string>>

export interface Tables {
  access_key: {
    company_id?: number
    key_id?: number
    name: string
    key_hash: string
    created_by: string
    created_at?: string | null
    revoked_at?: string | null
    last_used_at?: string | null
    opens: string
    valid_until?: string | null
  }
  action_header: {
    company_id?: number
    template: string
    widget_id: string
    key: string
    host: string
    value: string
  }
  activity_answer: {
    company_id?: number
    machine_id: string
    record_no: number
    row_no: number
    question: string
    entered_value: string
    unit?: string
    exception_note?: string
    status: number
  }
  activity_output: {
    company_id?: number
    action_id: number
    outcome: string
    mail_to?: string
    message_groups?: string
    action_list?: string
    mail_subject?: string
    mail_text?: string
    create_activity?: number | null
    quantity_to_create?: number
    create_after?: number
    include_deviations?: number
  }
  activity_question: {
    company_id?: number
    action_id: number
    row_no: number
    question?: Names
    note?: Names
    input_type: string
    unit?: string
    nominal?: number | null
    reasonable_low?: number | null
    reasonable_high?: number | null
    limit_low?: number | null
    limit_high?: number | null
    control_low?: number | null
    control_high?: number | null
    pdf?: string
    deviation_text?: string
    machines?: readonly string[]
    part_nos?: readonly string[]
    part_types?: readonly string[]
    tools?: readonly string[]
    op_numbers?: readonly string[]
    frequency?: number
    frequency_offset?: number
    checklist_no?: number
    choices?: unknown
  }
  activity_to_come: {
    company_id?: number
    record_no?: number
    machine_id: string
    action_id: number
    quantity: number
    create_at: string
  }
  activity_type: {
    company_id?: number
    record_no: number
    names?: Names
    type_names?: Names
    manual?: number
    perform?: number
    authentication_mode?: string
    duration?: number
    duration_unit?: string
    alarm_period?: number
    extra_info_1_type?: number | null
    extra_info_1_label?: Names
    extra_info_1_required?: number
    ask_number?: number
    number_label?: Names
    ask_sscc?: number
    ask_note?: number
    certify?: number
    machines?: readonly string[]
    department?: string
    zone?: string
    category?: string
    part_no?: string
    part_type_id?: string
    op_number?: string
    tool_id?: string
    active?: boolean
    version?: number
    checklist_no?: number
  }
  admin_action: {
    company_id?: number
    record_no?: number
    at: string
    username: string
    action: string
    subject?: string
    result: string
    count?: number
  }
  analysis_version: {
    company_id: number
    version: number
  }
  app_user: {
    company_id?: number
    user_id?: number
    username: string
    password_hash: string
    full_name?: string
    employee_number?: string
    language?: string
    role: string
    usertype: number
    granted?: readonly string[]
    removed?: readonly string[]
    machine_restrictions?: readonly string[]
    assigned_machine?: string
    show_cavities?: number
    internal_activity?: number
    resource_planning?: number
    only_ia?: boolean
    only_interface?: boolean
    only_dashboards?: boolean
    dashboard_isolated?: boolean
    isolated_dashboard?: string
    deviceuser?: boolean
    active?: boolean
    valid_until?: string | null
    allowed_addresses?: readonly string[]
    version?: number
    choices?: unknown
    email?: string
    has_password?: boolean | null
    password_given?: boolean
  }
  attendance: {
    company_id?: number
    machine_id: string
    employee_number: string
    since: string
    until?: string | null
    share: number
    signed_in: string
  }
  audit: {
    company_id?: number
    audit_id?: number
    at?: string
    username?: string
    what: string
    key: string
    before?: unknown | null
    after?: unknown | null
    address?: string
    session?: string
    reason?: string
    salt?: string | null
  }
  audit_cover: {
    company_id: number
    sign: string
    audit_id: number
    at: string
    was?: string | null
    became: string
  }
  audit_link: {
    company_id: number
    seq: number
    audit_id: number
    at: string
    hash: string
  }
  audit_unlinked: {
    company_id: number
    audit_id: number
    at: string
  }
  automatic_reason: {
    company_id?: number
    record_no: number
    description?: string
    machines?: readonly string[] | null
    set_code: string
    only_when: readonly string[]
    weekdays: readonly number[]
    from_time: string
    until_time: string
    calendars?: readonly number[]
    active?: boolean
    rule_no: number
    version?: number
    holds_from?: string | null
    holds_until?: string | null
  }
  bundle: {
    company_id?: number
    bundle_no?: number
    machine_id: string
    position: number
    planned_qty: number
    booked_machine_id?: string
    created: string
    created_by: string
    reported_at?: string | null
    reported_by?: string
    reported_qty?: number | null
  }
  bundle_card: {
    company_id?: number
    bundle_no: number
    machine_id: string
    card_no: string
    reported?: boolean
  }
  calendar: {
    company_id?: number
    calendar_id: number
    description: string
    start_date: string
    end_date?: string | null
    week: readonly string[]
    version?: number
  }
  calendar_before: {
    company_id?: number
    calendar_id: number
    place: number
    until_day?: string | null
    until_at?: string | null
    plan: unknown
  }
  calendar_day: {
    company_id?: number
    calendar_id: number
    day: string
    day_type: string
  }
  cancellation: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    p_order?: number | null
    remaining_qty: number
    status?: string
    last_error?: string
    attempts?: number
    created: string
    next_attempt?: string | null
    created_by: string
  }
  card: {
    company_id?: number
    card_no: string
    work_order_no: string
    part_no: string
    op_number: string
    machine_id: string
    planned_op_qty: number
    planned_start_time: string
    good_qty?: number
    order_no?: string
    prev_op_card_no?: string
    status?: string
    cancelled?: number
    scrap_qty?: number
    unit_qty?: number
    print_prepared?: number
    material_prepared?: number
    tools_prepared?: number
    peripheral_equipment_prepared?: number
    other_info_8?: string
    locked?: number
    program_id?: string
    in_erp?: boolean
    rework?: number
    erp_said?: unknown
    wanted_start_time?: string | null
    wanted_end_time?: string | null
    wanted_machine_id?: string | null
  }
  card_material: {
    company_id?: number
    card_no: string
    line_no: number
    material_no: string
    material_card_no?: string
    planned_qty: number
    per_unit: number
    lot?: string
  }
  category: {
    company_id?: number
    code: string
    description: string
  }
  cavity_change: {
    company_id?: number
    record_no?: number
    machine_id: string
    tool_id: string
    insert_location: number
    status: number
    note?: string
    username: string
    at: string
  }
  code_scrap: {
    company_id?: number
    machine_id: string
    p_order: number
    day: string
    shift: number
    stop_reason: string
    counted_qty?: number
    settled_qty?: number
    last_at: string
  }
  company: {
    company_id: number
    company_key: string
    company_name: string
    time_zone: string
    language: string
    theme?: unknown
    erp_api_token?: string | null
    pin_salt?: string
  }
  company_setting: {
    company_id?: number
    name: string
    value: string
  }
  config: {
    company_id?: number
    system_function: string
    template: string
    version: number
    config: unknown
    changed_by: string
    changed_at: string
  }
  connector: {
    company_id?: number
    connector: string
    committed?: number
    last_post?: string | null
    sender?: string
    kind?: string
    state?: string
    reason?: string
    backlog?: number
    last_signal?: string | null
    last_error?: string
    reported_at?: string | null
  }
  contact_limit_before: {
    company_id?: number
    until: string
    seconds: number
  }
  counted_quantity: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    p_order: number
    day: string
    shift: number
    quantity: number
    trans_time: string
    erp_status?: string
    booked_at: string
  }
  dashboard_version: {
    company_id?: number
    template: string
    version: number
    config: unknown
    changed_by: string
    changed_at: string
  }
  day_type: {
    company_id?: number
    day_type: string
    names?: Names
    spans: unknown
    version?: number
  }
  department: {
    company_id?: number
    code: string
    description: string
  }
  document_group: {
    company_id?: number
    group_no?: number
    description: string
    note?: string
    view_order?: number
  }
  employee: {
    company_id?: number
    employee_number: string
    employee_name: string
    allow_sign_in?: boolean
    pin_hash?: string | null
    active?: boolean
    version?: number
    has_pin?: boolean | null
    department?: string | null
    zone?: string | null
  }
  erp_link: {
    company_id?: number
    address?: string
    auth?: string
    enabled?: boolean
    version?: number
    failures?: number
    next_try?: string
    last_sent?: string | null
    last_error?: string
    last_error_at?: string | null
    held_by?: string | null
    held_until?: string
  }
  erp_message: {
    company_id?: number
    message_no?: number
    message_id?: string
    subject: string
    record_no: number
    record_time: string
    machine_id: string
    card_no: string
    body?: unknown | null
    status?: string
    created: string
    attempts?: number
    next_attempt?: string | null
    last_attempt?: string | null
    last_error?: string
    away?: boolean
    retried?: boolean
    sending_until?: string
  }
  euromap_program: {
    company_id?: number
    machine_id: string
    program_id: string
    description?: string
    part_no?: string
    tool_id?: string
    locked?: number
    lock_comment?: string
    changed_by?: string
    changed_at?: string | null
  }
  favourite_machine: {
    company_id?: number
    user_id: number
    machine_id: string
  }
  file_archive: {
    company_id?: number
    record_no?: number
    kind: string
    document_link: string
    document_description: string
    group_no?: number | null
    view_order?: number
    hash: string
    size?: number
    drawing?: number
    machine_id?: string
    card_no?: string
    part_no?: string
    tool_id?: string
    part_type_id?: string
    setting_name?: string
    last_changed: string
    changed_by: string
    machines?: readonly string[]
  }
  file_content: {
    company_id?: number
    hash: string
    size: number
    content: string
    stored_at: string
  }
  good_transaction: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    p_order: number
    good_qty: number
    employee: string
    trans_time: string
    day: string
    shift: number
    note?: string
    erp_status?: string
    booked_at: string
    booked_by: string
    takes_back?: number | null
  }
  handover_delivery: {
    company_id?: number
    schedule_no: number
    handover_no: number
  }
  input_group: {
    company_id?: number
    record_no?: number
    description: string
    input?: number
    output?: number
    status?: number
    version?: number
  }
  input_group_setting: {
    company_id?: number
    record_no?: number
    input_group: number
    view_order?: number
    setting_type: string
    property_description: string
    unit?: string
    first_value?: string
  }
  input_group_value: {
    company_id?: number
    record_no?: number
    setting: number
    at_machine?: string
    tool_id?: string
    part_no?: string
    value: string
    employee: string
    changed: string
    changed_by: string
  }
  input_setting: {
    company_id?: number
    of_machine: string
    settings: unknown
    version?: number
  }
  internal_activity: {
    company_id?: number
    record_no?: number
    machine_id: string
    action_id: number
    status?: number
    open?: boolean
    create_date: string
    due_date: string
    cancel_date?: string | null
    cancel_cycles?: number | null
    counted_from?: string | null
    cycles_before?: number
    created_by: string
    creation_no: number
    card_no?: string
    part_no?: string
    part_type_id?: string
    op_number?: string
    tool_id?: string
    extra_info_1?: string
    create_note?: string
    use_checklist?: number
    finished_date?: string | null
    finished_by?: string
    employee?: string
    verification?: string
    number?: number | null
    sscc?: string
    note?: string
    certified_by?: string
    certified_date?: string | null
    certify_comment?: string
    checklist_no?: number
  }
  job: {
    company_id?: number
    name: string
    next_run: string
    last_run?: string | null
    last_error?: string
    held_by?: string
    held_until?: string
    took_ms?: number | null
    failures?: number
    last_failure?: string | null
    failed_in?: number
  }
  known_device: {
    company_id?: number
    user_id: number
    device_hash: string
    last_used: string
  }
  lean_day: {
    company_id?: number
    lean_type: string
    day: string
    state: string
    note?: string
    changed_by: string
    changed_at: string
  }
  line: {
    company_id?: number
    line_no: number
    description: string
  }
  machine: {
    company_id?: number
    machine_id: string
    machine_description?: string
    object_description?: string
    object_no?: string
    department: string
    zone: string
    category: string
    resource_type?: number
    erp_resource?: string
    erp_connection_type?: number
    tool_id?: string
    planned_cycle_seconds?: number
    cavities?: number
    oee_green_limit?: number
    oee_yellow_limit?: number
    special_functions?: readonly number[]
    touch_config?: unknown | null
    active?: boolean
    calendar_id?: number | null
    day_start?: string
    line_no?: number | null
    machine_id_real?: string
    priority?: number
    min_run_seconds?: number
    unattended_code?: string
    force_stop_enabled?: boolean
    good_from_cycles?: boolean
    max_startup_scrap?: number
    q_green_limit?: number
    q_yellow_limit?: number
    efficiency_green_limit?: number
    efficiency_yellow_limit?: number
    speed_green_limit?: number
    speed_yellow_limit?: number
    function_values?: unknown
    functions_version?: number
    setup_version?: number
    switched_off?: string | null
    micro_stop_seconds?: number
    scrap_reason?: string
  }
  machine_checkpoint: {
    company_id?: number
    machine_id: string
    day: string
    at: string
    state: unknown
    base?: boolean
  }
  machine_command: {
    company_id?: number
    machine_id: string
    output: string
    command_no: number
    value: number
    ordered_at: string
    ordered_by: string
    done_at?: string | null
    problem?: string
  }
  machine_counting_before: {
    company_id?: number
    machine_id: string
    until: string
    min_run_seconds: number
    unattended_code: string
    good_from_cycles: boolean
    micro_stop_seconds?: number
  }
  machine_day_before: {
    company_id?: number
    machine_id: string
    until_day: string
    calendar_id?: number | null
    day_start: string
  }
  machine_note: {
    company_id?: number
    record_no?: number
    machine_id: string
    note: string
    username: string
    employee?: string
    at: string
    active?: boolean
  }
  machine_state: {
    company_id?: number
    machine_id: string
    status: string
    since: string
    counted_to: string
    last_signal: string
    stop?: string
    memory?: unknown
    next_due?: string
  }
  machine_value: {
    company_id?: number
    machine_id: string
    signal: string
    value: number
    at: string
  }
  mail: {
    company_id?: number
    mail_no?: number
    to_address: string
    subject: string
    body: string
    file_hash?: string
    file_name?: string
    status?: string
    created: string
    attempts?: number
    next_attempt: string
    sent?: string | null
    last_error?: string
  }
  material: {
    company_id?: number
    material_no: string
    material_desc: string
    material_unit: string
    material_balance?: number
  }
  material_batch: {
    company_id?: number
    record_no?: number
    machine_id: string
    p_order: number
    card_no: string
    material_no: string
    batch_id: string
    quantity: number
    supplier: string
    emptied: boolean
    at: string
    username: string
  }
  material_difference: {
    company_id?: number
    machine_id: string
    p_order: number
    material_no: string
    difference: number
    note?: string
    at: string
    username: string
  }
  material_lot: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    p_order?: number | null
    group_no: number
    line_no: number
    material_no: string
    lot: string
    at: string
    employee?: string
    username: string
  }
  material_trace: {
    company_id?: number
    machine_id: string
    p_order: number
    group_no: number
    position: number
    trace_id: string
    at: string
    username: string
  }
  material_transaction: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    material_no: string
    material_card_no?: string
    quantity: number
    scrap_reason?: string
    reporting_source: string
    trans_time: string
    erp_status?: string
    booked_at: string
    booked_by: string
    place?: string
  }
  media_file: {
    company_id?: number
    found_as: string
    name: string
    hash: string
    size: number
    changed_at: string
  }
  notification: {
    company_id?: number
    record_no?: number
    machine_id?: string | null
    kind: string
    message?: string
    at: string
    confirmed_by?: string
    confirmed_at?: string | null
    about?: string
    message_groups?: readonly string[]
    for_user?: number | null
    path?: string
    said?: unknown | null
  }
  notification_choice: {
    company_id?: number
    user_id: number
    topics_off: readonly string[]
  }
  order_confirmation: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    p_order: number
    cancellation_no?: number | null
    quantity: number
    booked_qty?: number
    employee: string
    trans_time: string
    waiting_flags?: readonly number[]
    confirmed: string
    confirmed_by: string
  }
  order_run: {
    company_id?: number
    p_order?: number
    machine_id: string
    card_no: string
    start_time: string
    end_time?: string | null
    tool_id?: string
    structure_tool_id?: string
    mother_tool_id?: string
    insatser?: number
    first_piece_time?: string | null
    emp_start_wo?: string
    emp_end_wo?: string
    emp_first_piece_wo?: string
    setup_type?: string
    setup_note?: string
    warned_at?: string | null
    planned_unit_time?: number | null
    by_machine?: boolean
  }
  own_overview: {
    company_id?: number
    record_no?: number
    overview_name: string
    query_no: number
    userlevel?: number | null
    version?: number
    changed_by: string
    changed_at: string
  }
  pallet_flag: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    print_order: number
    erp_id: string
    qty: number
    erp_status?: string
    status?: string
    flag_type?: string
    employee?: string
    created: string
    created_by: string
    confirmed?: string | null
    confirmed_by?: string
  }
  pallet_transport: {
    company_id?: number
    machine_id: string
    pallet_flag: number
    position: number
    state?: string
    queued: string
    changed: string
    changed_by?: string
  }
  part: {
    company_id?: number
    part_no: string
    op_number: string
    part_description?: string
    op_name?: string
    unit?: string
    integer_unit?: number
    quantity_per_cycle?: number
    planned_setup_time?: number
    planned_unit_time?: number
    capacity_factor?: number
    tool_id?: string
    part_type_id?: string
    machine_id_only?: string
    yearly_qty?: number
    operation_text?: string
    pack_qty?: number
    unit_weight?: number | null
    lower_tolerance?: number | null
    upper_tolerance?: number | null
    lower_out_of_bounds?: number | null
    upper_out_of_bounds?: number | null
  }
  passkey: {
    company_id?: number
    credential_id: string
    user_id: number
    passkey_name: string
    public_key: string
    transports?: readonly string[]
    counter: number
    created_at: string
    last_used_at?: string | null
  }
  passkey_challenge: {
    company_id: number
    challenge_hash: string
    user_id: number
    expires_at: string
  }
  pending_sign_in: {
    company_id?: number
    token_hash: string
    user_id: number
    needs: string
    password_mark: string
    expires_at: string
  }
  person_erasure: {
    company_id?: number
    sign: string
    user_id: number
    asked_at: string
    was?: unknown | null
  }
  plan_move: {
    company_id?: number
    record_no?: number
    card_no: string
    from_machine_id: string
    machine_id: string
    planned_start_time: string
    username?: string
    at?: string
  }
  plant_rules: {
    company_id: number
    version?: number
  }
  print_job: {
    company_id?: number
    record_no?: number
    machine_id?: string | null
    card_no?: string | null
    kind: string
    pallet_flag?: number | null
    pallet_flag_type?: string
    print_text: string
    label?: unknown | null
    copies: number
    printer_no: string
    status?: string
    status_before?: string
    queued: string
    queued_by: string
    last_error?: string
    held_by?: string | null
    held_until?: string
    file_hash?: string | null
  }
  printer: {
    company_id?: number
    printer_no: string
    printer_name: string
    printer_description?: string
    host?: string
    port?: number
    active?: boolean
    takes_pdf?: boolean
    asks_status?: boolean
    version?: number
  }
  production_goal: {
    company_id?: number
    record_no?: number
    production_type: string
    machine_id?: string | null
    department_id?: string | null
    zone_id?: string | null
    category_id?: string | null
    shift?: number
    target_good_qty: number
    target_good_qty_alt_unit?: number
    target_earned_hours?: number
    valid_from: string
    valid_to?: string | null
    version?: number
  }
  provider_identity: {
    company_id?: number
    issuer: string
    subject: string
    user_id: number
    linked_at: string
    last_sign_in: string
  }
  provider_session: {
    company_id: number
    token_hash: string
    issuer: string
    client_id: string
    subject: string
    sid: string
    refresh_token: string
    id_token: string
    answered_at: string
    next_renewal: string
  }
  provider_start: {
    company_id: number
    state_hash: string
    browser_hash: string
    nonce: string
    code_verifier: string
    link_user?: number | null
    back: string
    expires_at: string
  }
  quarantined_signal: {
    company_id?: number
    connector: string
    seq: number
    signal: unknown
    reason: string
    at: string
    record_no?: number
    sender?: string
    detail?: string
  }
  query: {
    company_id?: number
    record_no?: number
    sql_query_id: string
    sql_query: string
    note?: string
    prompts?: unknown
    version?: number
    changed_by: string
    changed_at: string
  }
  query_scope: {
    company_id?: number
    backend?: number
    machines: string
  }
  reason_figures: {
    company_id?: number
    machine_id: string
    day: string
    shift: number
    stop_reason: string
    stop_ms: number
    stops: number
  }
  recovery_code: {
    company_id?: number
    user_id: number
    code_hash: string
    used_at?: string | null
  }
  report_recipient: {
    company_id?: number
    schedule_no: number
    user_id: number
  }
  report_run: {
    company_id?: number
    run_no?: number
    report_id: string
    schedule_no?: number | null
    due?: string | null
    at: string
    username: string
    format: string
    problem?: unknown | null
    not_told?: readonly string[]
    record_no?: number
  }
  report_schedule: {
    company_id?: number
    schedule_no?: number
    report_id: string
    question: unknown
    weekdays: readonly number[]
    at_minutes: number
    format: string
    active?: boolean
    next_run?: string | null
    made_by: number
    version?: number
    when_signed?: boolean
  }
  reported_signal: {
    company_id?: number
    record_no?: number
    connector: string
    seq: number
    machine_id: string
    kind: string
    value: string
    at: string
    last_at: string
    outcome: string
    problem?: string
    problem_values?: unknown
    p_order?: number | null
    card_no?: string
    scrap_reason?: string
  }
  request_answer: {
    company_id?: number
    user_id: number
    request_id: string
    name: string
    payload_hash: string
    answer?: unknown | null
    at: string
  }
  run_figures: {
    company_id?: number
    machine_id: string
    p_order: number
    day: string
    shift: number
    run_ms?: number
    stop_ms?: number
    cycles?: number
    counted_qty?: number
    counted_ideal_ms?: number
    reported_qty?: number
    reported_ideal_ms?: number
    scrap_qty?: number
    reducing_scrap_qty?: number
    scrap_oee_qty?: number
    micro_ms?: number
  }
  scale: {
    company_id?: number
    machine_id: string
    scale_id: string
    name: string
    signal: string
    unit?: string
    tare?: number
    min_weight?: number
    max_weight?: number
    enabled?: boolean
    version?: number
    purpose?: string
  }
  schema_version: {
    version: number
    name: string
    applied_at?: string
    checksum?: string | null
  }
  scrap_category: {
    company_id?: number
    code: string
    names?: Names
    version?: number
  }
  scrap_reason: {
    company_id?: number
    code: string
    names?: Names
    scrap_reason_category: string
    scrap_text_flag?: number
    scrap_reason_color?: string
    scrap_cost?: number | null
    view_order?: number
    never_reduce_good_qty?: number
    adjust_materials?: number
    exclude_from_oee?: number
    erp_scrap_code?: string
    active?: boolean
    machines?: readonly string[] | null
    version?: number
  }
  scrap_transaction: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    p_order: number
    part_no: string
    op_number: string
    tool_id?: string
    scrap_reason: string
    scrap_qty: number
    scrap_cost?: number | null
    reduces_good?: number
    source?: string
    employee: string
    scrap_text?: string
    erp_scrap_code?: string
    trans_time: string
    day: string
    shift: number
    erp_status?: string
    booked_at: string
    booked_by: string
    takes_back?: number | null
  }
  second_factor: {
    company_id?: number
    user_id: number
    secret: string
    salt: string
    last_step?: number
    begun_at: string
    confirmed_at?: string | null
  }
  session: {
    company_id: number
    token_hash: string
    user_id?: number | null
    forgery_token: string
    device_employee?: string
    created_at: string
    expires_at: string
    link_id?: number | null
    last_used_at?: string
    idle_after?: number | null
    browser?: string
    system?: string
    address?: string
    seen_at?: string
  }
  setup_type: {
    company_id?: number
    code: string
    names?: Names
    view_order?: number
    machines?: readonly string[] | null
    active?: boolean
    version?: number
  }
  shift: {
    company_id?: number
    shift: number
    names?: Names
    version?: number
  }
  shift_figures: {
    company_id?: number
    machine_id: string
    day: string
    shift: number
    run_ms?: number
    stop_ms?: number
    cycles?: number
    counted_qty?: number
    counted_ideal_ms?: number
    reported_qty?: number
    reported_ideal_ms?: number
    scrap_qty?: number
    reducing_scrap_qty?: number
    scrap_oee_qty?: number
    silent_ms?: number
    micro_ms?: number
  }
  shift_handover: {
    company_id?: number
    handover_no?: number
    place_type: string
    place: string
    day: string
    shift: number
    part?: number
    start_time: string
    end_time: string
    machines: readonly string[]
    figures: unknown
    words: unknown
    words_digest?: string
    covered_at?: string | null
    handed_over_by?: string
    handed_over_employee?: string
    handed_over_name: string
    handed_over_at?: string
    taken_over_by?: string | null
    taken_over_employee?: string | null
    taken_over_name?: string | null
    taken_over_at?: string | null
  }
  shift_handover_addendum: {
    company_id?: number
    handover_no: number
    addendum_no?: number
    username?: string
    author_name: string
    at?: string
    words: string
  }
  sign_in_failure: {
    company_id: number
    who: string
    failures: number
    last_failure: string
  }
  sign_in_provider: {
    company_id?: number
    label: string
    issuer: string
    client_id: string
    client_secret: string
    has_secret?: boolean | null
    scopes: string
    groups_claim: string
    levels: unknown
    default_level?: number | null
    creates_users: boolean
    passwords: string
    emergency_user?: number | null
    enabled: boolean
    version?: number
    required_acr?: string
    required_amr?: string
  }
  signal: {
    company_id?: number
    connector: string
    seq: number
    machine_id: string
    at: string
    kind: string
    value: unknown
    ordinal?: number
  }
  signature: {
    company_id?: number
    signature_no?: number
    kind: string
    record: string
    machine_id?: string | null
    card_no?: string
    username?: string
    employee?: string
    signer_name: string
    meaning: string
    at?: string
    content_hash: string
  }
  sscc_serial: {
    company_id?: number
    stem: string
    last_serial: number
  }
  stop: {
    company_id?: number
    machine_id: string
    stop: string
    start_time: string
    end_time?: string | null
    day: string
    shift: number
    stop_reason?: string
    note?: string
    employee?: string
    coded_automatically?: number
    continues?: number
    belongs_to_order?: string
  }
  stop_code: {
    company_id?: number
    stop_code: string
    record_no: number
    names?: Names
    group_id: string
    stop_reason_color?: string
    stop_text_flag?: number
    setup_time?: number
    inherit_seconds?: number
    include_in_mtbf?: number
    include_in_mdt?: number
    active?: boolean
    machines?: readonly string[] | null
    code_type?: number
    scrap_percent?: number
    order_time?: number
    setup_kind?: string
    reset_seconds?: number
    reset_event?: string
    reset_code?: string
    scrap_reason?: string
    version?: number
    loss_kind?: string
    help_texts?: Names
  }
  stop_group: {
    company_id?: number
    code: string
    names?: Names
    view_order?: number
    color?: string
    security_level?: number | null
    note?: string
    view_order_statistics?: number
    version?: number
  }
  tool: {
    company_id?: number
    tool_id: string
    tool_description?: string
    category?: string
    insert_of?: string
    old_insert_id?: string
  }
  tool_insert: {
    company_id?: number
    tool_id: string
    insert_location: number
    status?: number
  }
  tool_structure: {
    company_id?: number
    tool_id: string
    child_tool_id: string
  }
  user_level: {
    company_id?: number
    usertype: number
    permissions?: readonly string[] | null
    names?: Names
  }
  user_planning: {
    company_id?: number
    machine_id: string
    card_no: string
    username: string
    at: string
  }
  value_rule: {
    company_id?: number
    record_no: number
    machine_id: string
    description?: string
    signal: string
    comparison: string
    value: string
    stop_code: string
    verifying?: boolean
    active?: boolean
    version?: number
  }
  visualization_setting: {
    company_id?: number
    dataset: string
    owner: string
    name: string
    config: unknown
    changed_by: string
    changed_at: string
  }
  wall_link: {
    company_id?: number
    link_id?: number
    name: string
    dashboard: string
    code_start: string
    code_hash: string
    created_by: string
    created_at: string
    expires_at?: string | null
    revoked_at?: string | null
    last_used_at?: string | null
    boards?: unknown | null
  }
  weight_control: {
    company_id?: number
    record_no?: number
    machine_id: string
    card_no: string
    part_no: string
    op_number: string
    weight: number
    colour: string
    employee: string
    weighed: string
    username: string
  }
  widget_config: {
    company_id?: number
    compname: string
    name: string
    config: unknown
    changed_by?: string
    changed_at?: string | null
  }
  zone: {
    company_id?: number
    code: string
    description: string
  }
}
