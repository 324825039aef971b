import { defineTexts } from '../define-texts.ts'

/** What the server says when a call about stops, setup, cavities or history is refused. */
export const stops = defineTexts({
  'refusal.stop-not-found': { en: 'This stop no longer exists.', sv: 'Stoppet finns inte längre.' },
  'refusal.stop-coded-meanwhile': {
    en: 'Somebody else has coded this stop meanwhile: {reason}.',
    sv: 'Någon annan har redan kodat stoppet: {reason}.',
  },
  'refusal.history-coding-level': {
    en: 'Coding past stops needs user level {level}.',
    sv: 'Att koda tidigare stopp kräver användarnivå {level}.',
  },
  'refusal.note-of-uncoded-stop': {
    en: 'Code the stop before writing a note on it.',
    sv: 'Koda stoppet innan du skriver en anteckning.',
  },
  'refusal.split-of-coded-stop': {
    en: 'Only an uncoded stop can be split.',
    sv: 'Bara ett okodat stopp kan delas.',
  },
  'refusal.split-of-unplanned-stop': {
    en: 'A stop outside the shifts cannot be split.',
    sv: 'Ett stopp utanför skiften kan inte delas.',
  },
  'refusal.split-time-outside-stop': {
    en: 'The time must lie inside the stop.',
    sv: 'Tiden måste ligga inom stoppet.',
  },
  'refusal.setup-while-running': {
    en: 'The machine runs: setup can only be resumed while it stands.',
    sv: 'Maskinen går: ställ kan bara återupptas när den står.',
  },
  'refusal.setup-without-order': {
    en: 'No order runs on the machine.',
    sv: 'Ingen order körs på maskinen.',
  },
  'refusal.setup-code-missing': { en: 'Choose a setup stop reason.', sv: 'Välj en stopporsak för ställ.' },
  'refusal.setup-code-without-setup': {
    en: 'A setup stop reason is only given when setup is resumed.',
    sv: 'En stopporsak för ställ anges bara när ställ återupptas.',
  },
  'refusal.not-a-setup-code': {
    en: 'Stop code {code} is not a setup reason of this machine.',
    sv: 'Stoppkod {code} är ingen ställorsak för den här maskinen.',
  },
  'refusal.no-setup-code': {
    en: 'The machine has no stop code for setup.',
    sv: 'Maskinen har ingen stoppkod för ställ.',
  },
  'refusal.not-in-setup': { en: 'The machine is not in setup.', sv: 'Maskinen ställs inte.' },
  'refusal.first-piece-needs-employee': {
    en: 'Give the employee who approves the first piece.',
    sv: 'Ange vem som godkänner första detaljen.',
  },
  'refusal.first-piece-needs-setup-type': { en: 'Choose the setup type.', sv: 'Välj typ av ställ.' },
  'refusal.tool-changed': {
    en: 'The tool was changed meanwhile: {tool_id} is mounted now.',
    sv: 'Verktyget har bytts under tiden: nu sitter {tool_id} i maskinen.',
  },
  'refusal.insert-unknown': {
    en: 'The mounted tool has no cavity {location}.',
    sv: 'Det monterade verktyget har ingen kavitet {location}.',
  },
  'refusal.too-many-hours': {
    en: 'At most {max} hours can be shown at once.',
    sv: 'Högst {max} timmar kan visas på en gång.',
  },
  'refusal.too-many-days': {
    en: 'At most {max} days can be shown at once.',
    sv: 'Högst {max} dagar kan visas på en gång.',
  },
  'refusal.too-many-machines': {
    en: 'At most {max} machines can be shown at once.',
    sv: 'Högst {max} maskiner kan visas på en gång.',
  },
  'refusal.too-many-history-rows': {
    en: 'More than {max} rows: choose a shorter period or fewer machines.',
    sv: 'Fler än {max} rader: välj en kortare period eller färre maskiner.',
  },
  'refusal.period-backwards': {
    en: 'The period ends before it begins.',
    sv: 'Perioden slutar innan den börjar.',
  },
  'call.cavities-hidden': {
    en: 'Your user may not see cavities.',
    sv: 'Din användare får inte se kaviteter.',
  },
  'call.cavities-read-only': {
    en: 'Your user may not change cavities.',
    sv: 'Din användare får inte ändra kaviteter.',
  },
})
