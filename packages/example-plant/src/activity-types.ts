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

function type(row: Pick<PlantActivityType, 'record_no' | 'names'> & Partial<PlantActivityType>): PlantActivityType {
  const { steps: _, after_ok: __, after_exception: ___, mail_to: ____, ...blank } = blankType
  return {
    ...blank,
    type_names: { en: 'Maintenance', sv: 'Underhåll', de: 'Instandhaltung' },
    category: '',
    ...row,
  }
}

const QUALITY = { type_names: { en: 'Quality', sv: 'Kvalitet', de: 'Qualität' } }

export const exampleActivityTypes: readonly PlantActivityType[] = [
  type({
    record_no: CLEAN,
    names: { en: 'Weekly cleaning', sv: 'Veckorengöring', de: 'Wöchentliche Reinigung' },
    alarm_period: 240,
    ask_note: 1,
  }),
  type({
    record_no: START_CHECK,
    names: { en: 'Start-of-shift check', sv: 'Kontroll vid skiftstart', de: 'Prüfung bei Schichtbeginn' },
    ...QUALITY,
    duration: 480,
    alarm_period: 60,
  }),
  type({
    record_no: LUBRICATE,
    names: { en: 'Lubricate the guides', sv: 'Smörj styrningarna', de: 'Führungen schmieren' },
    duration: 5000,
    duration_unit: 'cycles',
    category: 'IM',
  }),
  type({
    record_no: SAMPLE,
    names: { en: 'Measure a sample', sv: 'Mät ett prov', de: 'Muster messen' },
    ...QUALITY,
    duration: 240,
    alarm_period: 30,
    extra_info_1_type: 0,
    extra_info_1_label: { en: 'Pallet number', sv: 'Pallnummer', de: 'Palettennummer' },
    ask_number: 1,
    number_label: { en: 'Pieces measured', sv: 'Uppmätta detaljer', de: 'Gemessene Teile' },
    certify: 1,
  }),
  type({
    record_no: TOOL_CARE,
    names: { en: 'Clean the mould', sv: 'Rengör formen', de: 'Form reinigen' },
    extra_info_1_type: 1,
    extra_info_1_label: { en: 'What was seen', sv: 'Vad som setts', de: 'Was zu sehen war' },
    category: 'IM',
    alarm_period: 120,
  }),
  type({
    record_no: PALLET,
    names: { en: 'Hand over a pallet', sv: 'Lämna över en pall', de: 'Palette übergeben' },
    type_names: { en: 'Logistics', sv: 'Logistik', de: 'Logistik' },
    duration: 240,
    ask_sscc: 1,
  }),
  type({
    record_no: SAFETY,
    names: { en: 'Test the emergency stop', sv: 'Testa nödstoppet', de: 'Not-Halt prüfen' },
    type_names: { en: 'Safety', sv: 'Säkerhet', de: 'Sicherheit' },
    authentication_mode: 'USER_WITH_MANUAL_VERIFICATION',
    alarm_period: 60,
    certify: 1,
  }),
  type({
    record_no: REPAIR,
    names: {
      en: 'Maintenance looks after a deviation',
      sv: 'Underhåll följer upp en avvikelse',
      de: 'Instandhaltung klärt eine Abweichung',
    },
    manual: 0,
    perform: 0,
    alarm_period: 480,
  }),
]

function question(
  row: Pick<PlantActivityQuestion, 'action_id' | 'row_no' | 'question' | 'input_type'> & Partial<PlantActivityQuestion>,
): PlantActivityQuestion {
  return { ...blankStep, ...row }
}

export const exampleActivityQuestions: readonly PlantActivityQuestion[] = [
  question({
    action_id: START_CHECK,
    row_no: 10,
    question: {
      en: 'Are all guards in place?',
      sv: 'Sitter alla skydd på plats?',
      de: 'Sind alle Schutzeinrichtungen angebracht?',
    },
    input_type: 'yes-no-deviation',
    deviation_text: 'A guard was missing',
  }),
  question({
    action_id: START_CHECK,
    row_no: 20,
    question: { en: 'Oil temperature', sv: 'Oljetemperatur', de: 'Öltemperatur' },
    note: {
      en: 'Read it at the display beside the hopper.',
      sv: 'Läs av på displayen bredvid tratten.',
      de: 'An der Anzeige neben dem Trichter ablesen.',
    },
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
    question: { en: 'State of the floor', sv: 'Golvets skick', de: 'Zustand des Bodens' },
    input_type: 'list',
    choices: [
      { en: 'Clean', sv: 'Rent', de: 'Sauber' },
      { en: 'Oil', sv: 'Olja', de: 'Öl' },
      { en: 'Granulate', sv: 'Granulat', de: 'Granulat' },
    ],
  }),
  question({
    action_id: START_CHECK,
    row_no: 40,
    question: { en: 'Filter changed at', sv: 'Filtret bytt', de: 'Filter gewechselt um' },
    input_type: 'timestamp',
    frequency: 10,
  }),
  question({
    action_id: START_CHECK,
    row_no: 50,
    question: { en: 'Anything else?', sv: 'Något annat?', de: 'Sonst noch etwas?' },
    input_type: 'text-optional',
  }),
  question({
    action_id: SAMPLE,
    row_no: 10,
    question: { en: 'Diameter', sv: 'Diameter', de: 'Durchmesser' },
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
    question: { en: 'Surface without marks?', sv: 'Yta utan märken?', de: 'Oberfläche ohne Spuren?' },
    input_type: 'yes-no',
  }),
  question({
    action_id: SAFETY,
    row_no: 10,
    question: {
      en: 'Did the machine stop at once?',
      sv: 'Stannade maskinen genast?',
      de: 'Hielt die Maschine sofort an?',
    },
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
