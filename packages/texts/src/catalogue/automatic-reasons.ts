import { defineTexts } from '../define-texts.ts'

/** Rules by which the clock names stops. */
export const automaticReasons = defineTexts({
  'title.automatic-reasons': { en: 'Automatic reasons', sv: 'Automatiska orsaker' },
  'help.page.automatic-reasons': {
    en: 'Rules by which the clock gives a stop its reason, such as a break at lunch: on which days, from when to when, at which machines, and which stops. When the time is over the stop has the reason it had before. A change holds from now on; stops of the past keep their reason. Two rules may not name the same stop at the same time.',
    sv: 'Regler där klockan ger ett stopp dess orsak, till exempel lunchrast: vilka dagar, från när till när, vid vilka maskiner och vilka stopp. När tiden är slut får stoppet tillbaka den orsak det hade. En ändring gäller från och med nu; tidigare stopp behåller sin orsak. Två regler får inte gälla samma stopp samtidigt.',
  },
  'admin-section.automatic-reasons': { en: 'Automatic reasons', sv: 'Automatiska orsaker' },
  'admin-section.automatic-reasons-about': {
    en: 'Breaks and other stops named by the clock.',
    sv: 'Raster och andra stopp som klockan ger orsak.',
  },
  'clock-rules.count': { en: '{count} rule|{count} rules', sv: '{count} regel|{count} regler' },
  'clock-rules.find': { en: 'Name, machine or reason', sv: 'Namn, maskin eller orsak' },
  'clock-rules.new': { en: 'New rule', sv: 'Ny regel' },
  'clock-rules.change': { en: 'Change rule', sv: 'Ändra regel' },
  'clock-rules.none': { en: 'No rule matches.', sv: 'Ingen regel stämmer.' },
  'clock-rules.empty': { en: 'The clock names no stops yet.', sv: 'Klockan ger inga stopp orsak än.' },
  'clock-rules.empty-text': {
    en: 'With a rule a stop during a break is a break, and nobody has to say so.',
    sv: 'Med en regel blir ett stopp under rasten en rast utan att någon behöver koda det.',
  },
  'clock-rules.on': { en: 'In use', sv: 'I bruk' },
  'clock-rules.off': { en: 'Off', sv: 'Av' },
  'clock-rules.name': { en: 'Name', sv: 'Namn' },
  'clock-rules.reason': { en: 'Stop reason', sv: 'Stopporsak' },
  'clock-rules.days': { en: 'Days on which it begins', sv: 'Dagar då den börjar' },
  'clock-rules.from': { en: 'From', sv: 'Från' },
  'clock-rules.until': { en: 'Until', sv: 'Till' },
  'clock-rules.next-day': { en: 'On the day after.', sv: 'Dagen efter.' },
  'clock-rules.machines': { en: 'Machines', sv: 'Maskiner' },
  'clock-rules.calendars': { en: 'Only where these calendars are followed', sv: 'Bara där dessa kalendrar följs' },
  'clock-rules.stops': { en: 'Stops that it names', sv: 'Stopp som får orsaken' },
  'clock-rules.uncoded': { en: 'Without a reason', sv: 'Utan orsak' },
  'clock-rules.active': { en: 'In use', sv: 'I bruk' },
  'clock-rules.from-now': {
    en: 'It holds from the moment it is saved, also for a stop that goes on. Stops of the past keep their reason.',
    sv: 'Den gäller från det att den sparas, också för ett pågående stopp. Tidigare stopp behåller sin orsak.',
  },
  'clock-rules.saved': {
    en: 'The rule is saved and holds from now on.',
    sv: 'Regeln är sparad och gäller från och med nu.',
  },
  'clock-rules.remove': { en: 'Remove', sv: 'Ta bort' },
  'clock-rules.remove-title': { en: 'Remove “{name}”?', sv: 'Ta bort ”{name}”?' },
  'clock-rules.remove-text': {
    en: 'The clock sets this reason no more. Stops that it has named keep it.',
    sv: 'Klockan sätter inte orsaken längre. Stopp som har fått den behåller den.',
  },
  'clock-rules.removed': { en: '“{name}” is removed.', sv: '”{name}” är borttagen.' },
  'clock-rules.sentence': {
    en: '{days} from {from} to {until} {stop} at {machines} gets {reason}.',
    sv: '{days} från {from} till {until} får {stop} vid {machines} orsaken {reason}.',
  },
  'clock-rules.sentence-calendars': {
    en: '{sentence} Only where {calendars} is followed.',
    sv: '{sentence} Bara där {calendars} följs.',
  },
  'clock-rules.days-every': { en: 'Every day', sv: 'Varje dag' },
  'clock-rules.days-weekdays': { en: 'On weekdays', sv: 'Måndag till fredag' },
  'clock-rules.days-some': { en: 'On {days}', sv: '{days}' },
  'clock-rules.until-next-day': { en: '{until} the next day', sv: '{until} dagen efter' },
  'clock-rules.stop-uncoded': { en: 'a stop without a reason', sv: 'ett stopp utan orsak' },
  'clock-rules.stop-coded': { en: 'a stop with {codes}', sv: 'ett stopp med {codes}' },
  'clock-rules.stop-both': {
    en: 'a stop without a reason or with {codes}',
    sv: 'ett stopp utan orsak eller med {codes}',
  },
  'clock-rules.every-machine': { en: 'every machine', sv: 'alla maskiner' },
  'clock-rules.more-machines': { en: '{machines} and {count} more', sv: '{machines} och {count} till' },
  'clock-rules.quoted': { en: '“{name}”', sv: '”{name}”' },
  'clock-rules.or': { en: '{first} or {last}', sv: '{first} eller {last}' },
  'refusal.clock-rule-overlaps': {
    en: 'This rule meets “{rule}” ({from}–{until}, reason {code}): both would name the same stop. Take another time, other days or other machines.',
    sv: 'Regeln krockar med ”{rule}” ({from}–{until}, orsak {code}): båda skulle ge samma stopp en orsak. Välj en annan tid, andra dagar eller andra maskiner.',
  },
  'refusal.clock-rule-names-itself': {
    en: 'A stop that has reason {code} already cannot get it again: take it off the stops that the rule names.',
    sv: 'Ett stopp som redan har orsak {code} kan inte få den igen: ta bort den bland stoppen som får orsaken.',
  },
  'refusal.clock-rule-all-machines': {
    en: 'This rule holds for machines that you may not see. Only somebody who sees all of them changes it.',
    sv: 'Regeln gäller maskiner som du inte får se. Bara den som ser alla ändrar den.',
  },
  'calendars.take-back': { en: 'Take back', sv: 'Ta tillbaka' },
  'calendars.take-back-title': {
    en: 'Take back the change of “{name}” from {day}?',
    sv: 'Ta tillbaka ändringen av ”{name}” från {day}?',
  },
  'calendars.take-back-text': {
    en: 'The week of now goes on, until a later change that waits, if there is one.',
    sv: 'Veckan som gäller nu fortsätter, fram till en senare ändring om det finns någon.',
  },
  'calendars.taken-back': {
    en: 'The change of “{name}” is taken back.',
    sv: 'Ändringen av ”{name}” är tillbakatagen.',
  },
  'refusal.calendar-change-begun': {
    en: 'The change from {day} has begun or was taken back already.',
    sv: 'Ändringen från {day} har redan börjat gälla eller tagits tillbaka.',
  },
})
