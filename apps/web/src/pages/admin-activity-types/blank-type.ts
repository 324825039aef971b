import type {
  ActivityStep,
  ActivityTypeSetting,
  ActivityTypeSettingRow,
} from '@takt/domain/model/activity-type-setting.ts'

export const blankType: ActivityTypeSetting = {
  description: '',
  description_sv: '',
  type_description: '',
  type_description_sv: '',
  manual: 1,
  perform: 1,
  authentication_mode: '',
  duration: 0,
  duration_unit: 'minutes',
  alarm_period: -1,
  extra_info_1_type: null,
  extra_info_1_label: '',
  extra_info_1_label_sv: '',
  extra_info_1_required: 0,
  ask_number: 0,
  number_label: '',
  number_label_sv: '',
  ask_sscc: 0,
  ask_note: 0,
  certify: 0,
  machines: [],
  department: '',
  part_no: '',
  tool_id: '',
  active: true,
  after_ok: { create: '', after_minutes: 0 },
  after_exception: { create: '', after_minutes: 0 },
  steps: [],
}

export const blankStep: ActivityStep = {
  question: '',
  question_sv: '',
  note: '',
  note_sv: '',
  input_type: 'yes-no-deviation',
  unit: '',
  nominal: null,
  reasonable_low: null,
  reasonable_high: null,
  limit_low: null,
  limit_high: null,
  control_low: null,
  control_high: null,
  choices: [],
  pdf: '',
  deviation_text: '',
  machines: [],
  part_nos: [],
  part_types: [],
  tools: [],
  op_numbers: [],
  frequency: 1,
  frequency_offset: 0,
}

/** What can be set, without what only the server keeps. */
export function settingOf(type: ActivityTypeSettingRow | null): ActivityTypeSetting {
  if (!type) return blankType
  const { record_no: _, version: __, ...said } = type
  return said
}
