/** Types of internal activities of the example plant: what is looked after, asked and handed on at its machines. */
import { blankStep, blankType } from '@takt/domain/activities/blank-activity-type.ts'
import type { PlantActivityOutput, PlantActivityQuestion, PlantActivityType } from './plant-activities.ts'

/** Numbers of the types. */
export const kinds = {
  CLEAN: 1,
  START_CHECK: 2,
  LUBRICATE: 3,
  SAMPLE: 4,
  TOOL_CARE: 5,
  PALLET: 6,
  SAFETY: 7,
  REPAIR: 8,
} as const
const { CLEAN, START_CHECK, LUBRICATE, SAMPLE, TOOL_CARE, PALLET, SAFETY, REPAIR } = kinds

function type(
  row: Pick<PlantActivityType, 'record_no' | 'description' | 'description_sv'> & Partial<PlantActivityType>,
): PlantActivityType {
  const { steps: _, after_ok: __, after_exception: ___, mail_to: ____, ...blank } = blankType
  return {
    ...blank,
    type_description: 'Maintenance',
    type_description_sv: 'Underhåll',
    category: '',
    ...row,
  }
}

const QUALITY = { type_description: 'Quality', type_description_sv: 'Kvalitet' }

export const exampleActivityTypes: readonly PlantActivityType[] = [
  type({
    record_no: CLEAN,
    description: 'Weekly cleaning',
    description_sv: 'Veckorengöring',
    alarm_period: 240,
    ask_note: 1,
  }),
  type({
    record_no: START_CHECK,
    description: 'Start-of-shift check',
    description_sv: 'Kontroll vid skiftstart',
    ...QUALITY,
    duration: 480,
    alarm_period: 60,
  }),
  type({
    record_no: LUBRICATE,
    description: 'Lubricate the guides',
    description_sv: 'Smörj styrningarna',
    duration: 5000,
    duration_unit: 'cycles',
    category: 'IM',
  }),
  type({
    record_no: SAMPLE,
    description: 'Measure a sample',
    description_sv: 'Mät ett prov',
    ...QUALITY,
    duration: 240,
    alarm_period: 30,
    extra_info_1_type: 0,
    extra_info_1_label: 'Pallet number',
    extra_info_1_label_sv: 'Pallnummer',
    ask_number: 1,
    number_label: 'Pieces measured',
    number_label_sv: 'Uppmätta detaljer',
    certify: 1,
  }),
  type({
    record_no: TOOL_CARE,
    description: 'Clean the mould',
    description_sv: 'Rengör formen',
    extra_info_1_type: 1,
    extra_info_1_label: 'What was seen',
    extra_info_1_label_sv: 'Vad som setts',
    category: 'IM',
    alarm_period: 120,
  }),
  type({
    record_no: PALLET,
    description: 'Hand over a pallet',
    description_sv: 'Lämna över en pall',
    type_description: 'Logistics',
    type_description_sv: 'Logistik',
    duration: 240,
    ask_sscc: 1,
  }),
  type({
    record_no: SAFETY,
    description: 'Test the emergency stop',
    description_sv: 'Testa nödstoppet',
    type_description: 'Safety',
    type_description_sv: 'Säkerhet',
    authentication_mode: 'USER_WITH_MANUAL_VERIFICATION',
    alarm_period: 60,
    certify: 1,
  }),
  type({
    record_no: REPAIR,
    description: 'Maintenance looks after a deviation',
    description_sv: 'Underhåll följer upp en avvikelse',
    manual: 0,
    perform: 0,
    alarm_period: 480,
  }),
]

function question(
  row: Pick<PlantActivityQuestion, 'action_id' | 'row_no' | 'question' | 'question_sv' | 'input_type'> &
    Partial<PlantActivityQuestion>,
): PlantActivityQuestion {
  return { ...blankStep, ...row }
}

export const exampleActivityQuestions: readonly PlantActivityQuestion[] = [
  question({
    action_id: START_CHECK,
    row_no: 10,
    question: 'Are all guards in place?',
    question_sv: 'Sitter alla skydd på plats?',
    input_type: 'yes-no-deviation',
    deviation_text: 'A guard was missing',
  }),
  question({
    action_id: START_CHECK,
    row_no: 20,
    question: 'Oil temperature',
    question_sv: 'Oljetemperatur',
    note: 'Read it at the display beside the hopper.',
    note_sv: 'Läs av på displayen bredvid tratten.',
    input_type: 'number',
    unit: '°C',
    nominal: 45,
    reasonable_low: 0,
    reasonable_high: 120,
    limit_low: 35,
    limit_high: 55,
    control_low: 40,
    control_high: 50,
  }),
  question({
    action_id: START_CHECK,
    row_no: 30,
    question: 'State of the floor',
    question_sv: 'Golvets skick',
    input_type: 'list',
    choices: ['Clean', 'Oil', 'Granulate'],
  }),
  question({
    action_id: START_CHECK,
    row_no: 40,
    question: 'Filter changed at',
    question_sv: 'Filtret bytt',
    input_type: 'timestamp',
    frequency: 10,
  }),
  question({
    action_id: START_CHECK,
    row_no: 50,
    question: 'Anything else?',
    question_sv: 'Något annat?',
    input_type: 'text-optional',
  }),
  question({
    action_id: SAMPLE,
    row_no: 10,
    question: 'Diameter',
    question_sv: 'Diameter',
    input_type: 'measurement',
    unit: 'mm',
    nominal: 25,
    reasonable_low: 20,
    reasonable_high: 30,
    limit_low: 24.9,
    limit_high: 25.1,
  }),
  question({
    action_id: SAMPLE,
    row_no: 20,
    question: 'Surface without marks?',
    question_sv: 'Yta utan märken?',
    input_type: 'yes-no',
  }),
  question({
    action_id: SAFETY,
    row_no: 10,
    question: 'Did the machine stop at once?',
    question_sv: 'Stannade maskinen genast?',
    input_type: 'yes-no-deviation',
  }),
]

function output(
  row: Pick<PlantActivityOutput, 'action_id' | 'outcome'> & Partial<PlantActivityOutput>,
): PlantActivityOutput {
  return {
    mail_to: '',
    message_groups: '',
    action_list: '',
    mail_subject: '',
    mail_text: '',
    create_activity: null,
    quantity_to_create: 1,
    create_after: 0,
    include_deviations: 0,
    ...row,
  }
}

export const exampleActivityOutputs: readonly PlantActivityOutput[] = [
  output({ action_id: CLEAN, outcome: 'ok', create_activity: CLEAN, create_after: 7 * 24 * 60 }),
  output({
    action_id: START_CHECK,
    outcome: 'exception',
    message_groups: 'Shift leaders',
    mail_subject: 'Start-of-shift check with a deviation',
    create_activity: REPAIR,
    include_deviations: 1,
  }),
  output({ action_id: SAFETY, outcome: 'exception', mail_to: 'safety@example.com', include_deviations: 1 }),
]
