import { describeRegister } from '../ground/registers/define-register.ts'
import { choiceOf, list, listOf, minuteOfDay, textOf, yesNoOf } from '../ground/registers/field.ts'
import { fileFormats } from './ordered/report-question.ts'

/** Deliveries of reports. They have no names: one is known by the time of day, beside the report whose page it stands on. */
export const reportSchedules = describeRegister({
  name: 'report-schedule',
  key: 'at_minutes',
  readBy: 'schedule-reports',
  fields: {
    report_id: textOf(40),
    weekdays: listOf('weekday'),
    at_minutes: minuteOfDay,
    format: choiceOf(fileFormats, { words: 'deliveries.format.' }),
    recipients: listOf('user-id'),
    question: list,
    active: yesNoOf(true),
    when_signed: yesNoOf(false),
  },
  labels: {
    report_id: 'trail.thing.report',
    weekdays: 'deliveries.days',
    at_minutes: 'deliveries.time',
    format: 'deliveries.format',
    recipients: 'deliveries.recipients',
    question: 'deliveries.asked',
    active: 'deliveries.active',
    when_signed: 'deliveries.when-signed',
  },
})
