import { defineTexts } from '../define-texts.ts'

/** Shifts, kinds of day and calendars, as an administrator keeps them. */
export const calendarSetup = defineTexts({
  'title.calendars': { en: 'Shifts and calendars', sv: 'Skift och kalendrar' },
  'help.page.calendars': {
    en: 'When the plant means to produce. A kind of day has shifts from when to when, a calendar has a kind of day for each weekday and dates that differ, and each machine follows one calendar. Time outside the shifts is unplanned: no stop of it counts against OEE. A change holds from the day you choose; what has passed stays as it was counted.',
    sv: 'När fabriken ska producera. En dagtyp har skift från och till, en kalender har en dagtyp för varje veckodag och dagar som avviker, och varje maskin följer en kalender. Tid utanför skiften är oplanerad: inga stopp där räknas mot TAK. En ändring gäller från dagen du väljer; det som har varit står kvar som det räknades.',
  },
  'admin-section.calendars': { en: 'Shifts and calendars', sv: 'Skift och kalendrar' },
  'admin-section.calendars-about': {
    en: 'When the plant means to produce.',
    sv: 'När fabriken ska producera.',
  },

  'calendars.new': { en: 'New calendar', sv: 'Ny kalender' },
  'calendars.none': { en: 'There is no calendar yet', sv: 'Det finns ingen kalender än' },
  'calendars.none-text': {
    en: 'Machines without a calendar are measured around the clock. Make shifts, then a kind of day, then a calendar.',
    sv: 'Maskiner utan kalender mäts dygnet runt. Lägg upp skift, sedan en dagtyp och sedan en kalender.',
  },
  'calendars.hours-a-week': { en: '{hours} a week', sv: '{hours} i veckan' },
  'calendars.machine-count': {
    en: '{count} machine|{count} machines',
    sv: '{count} maskin|{count} maskiner',
  },
  'calendars.no-machine': { en: 'No machine follows it', sv: 'Ingen maskin följer den' },
  'calendars.picture': { en: 'Planned time of {name} in a week', sv: 'Planerad tid för {name} under en vecka' },
  'calendars.picture-day': { en: '{day}: {times}', sv: '{day}: {times}' },
  'calendars.picture-time': { en: '{from}–{to} {shift}', sv: '{from}–{to} {shift}' },
  'calendars.free': { en: 'free', sv: 'ledigt' },
  'calendars.repeats': { en: 'Repeats every week', sv: 'Upprepas varje vecka' },
  'calendars.ends': { en: 'Ends {day}: after it nothing is planned', sv: 'Slutar {day}: därefter är inget planerat' },
  'calendars.from-day': { en: 'From {day}: {hours} a week', sv: 'Från {day}: {hours} i veckan' },
  'calendars.next-days': { en: 'Days that differ', sv: 'Dagar som avviker' },
  'calendars.no-days': { en: 'None to come', sv: 'Inga framöver' },
  'calendars.more-days': { en: 'and {count} more', sv: 'och {count} till' },
  'calendars.change': { en: 'Change week', sv: 'Ändra veckan' },
  'calendars.days': { en: 'Days', sv: 'Dagar' },
  'calendars.machines': { en: 'Machines', sv: 'Maskiner' },
  'calendars.take': {
    en: '{count} machine follows it|{count} machines follow it',
    sv: '{count} maskin följer den|{count} maskiner följer den',
  },
  'calendars.take-none': { en: 'No machine follows it', sv: 'Ingen maskin följer den' },
  'calendars.machines-saved': {
    en: '{count} machine follows {name} from its next day on.|{count} machines follow {name} from their next day on.',
    sv: '{count} maskin följer {name} från sitt nästa dygn.|{count} maskiner följer {name} från sitt nästa dygn.',
  },
  'calendars.copy': { en: 'Copy', sv: 'Kopiera' },
  'calendars.remove': { en: 'Remove', sv: 'Ta bort' },
  'calendars.remove-title': { en: 'Remove {name}?', sv: 'Ta bort {name}?' },
  'calendars.remove-text': {
    en: 'It has never been in use and cannot be brought back.',
    sv: 'Den har aldrig använts och går inte att få tillbaka.',
  },
  'calendars.removed': { en: '{name} is removed.', sv: '{name} är borttagen.' },
  'calendars.name': { en: 'Name', sv: 'Namn' },
  'calendars.copy-name': { en: '{name}, copy', sv: '{name}, kopia' },
  'calendars.ends-switch': { en: 'Repeats without end', sv: 'Upprepas utan slut' },
  'calendars.ends-switch-text': {
    en: 'Off: it ends on a day, and its machines are told ten days before.',
    sv: 'Av: den slutar en dag, och maskinerna får besked tio dagar innan.',
  },
  'calendars.last-day': { en: 'Last day', sv: 'Sista dag' },
  'calendars.holds-from': { en: 'Holds from', sv: 'Gäller från' },
  'calendars.holds-day': { en: 'A day', sv: 'En dag' },
  'calendars.holds-now': { en: 'Now', sv: 'Nu' },
  'calendars.holds-day-hint': {
    en: 'Shifts that begin on this day or later. What has passed stays as it was counted.',
    sv: 'Skift som börjar den dagen eller senare. Det som har varit står kvar som det räknades.',
  },
  'calendars.holds-now-hint': {
    en: 'Also the shift that is running. What has passed stays as it was counted.',
    sv: 'Även skiftet som pågår. Det som har varit står kvar som det räknades.',
  },
  'calendars.saved': { en: '{name} is saved.', sv: '{name} är sparad.' },

  'calendars.days-title': { en: 'Days of {name} that differ', sv: 'Dagar som avviker i {name}' },
  'calendars.none-marked': { en: 'No days are marked yet.', sv: 'Inga dagar är markerade än.' },
  'calendars.days-hint': {
    en: 'Press the first and the last day, then choose what they are.',
    sv: 'Tryck på första och sista dagen och välj sedan vad de är.',
  },
  'calendars.first-day': { en: 'First day', sv: 'Första dag' },
  'calendars.day-is': { en: 'Becomes', sv: 'Blir' },
  'calendars.as-weekday': { en: 'Like its weekday', sv: 'Som sin veckodag' },
  'calendars.days-saved': { en: '{first} to {last} are saved.', sv: '{first} till {last} är sparade.' },
  'calendars.set-days': { en: 'Set {count} day|Set {count} days', sv: 'Sätt {count} dag|Sätt {count} dagar' },
  'calendars.month-before': { en: 'Month before', sv: 'Föregående månad' },
  'calendars.month-after': { en: 'Month after', sv: 'Nästa månad' },
  'calendars.cell': { en: '{date}: {kind}', sv: '{date}: {kind}' },
  'calendars.cell-differs': { en: '{date}: {kind}, differs', sv: '{date}: {kind}, avviker' },

  'day-types.title': { en: 'Kinds of day', sv: 'Dagtyper' },
  'day-types.change-word': { en: 'Change', sv: 'Ändra' },
  'day-types.change': { en: 'Change {name}', sv: 'Ändra {name}' },
  'day-types.new': { en: 'New kind of day', sv: 'Ny dagtyp' },
  'day-types.none': {
    en: 'A kind of day is a list of shifts: “Two shifts”, “Friday”, “Free”.',
    sv: 'En dagtyp är en lista med skift: ”Tvåskift”, ”Fredag”, ”Ledigt”.',
  },
  'day-types.shift': { en: 'Shift', sv: 'Skift' },
  'day-types.from': { en: 'From', sv: 'Från' },
  'day-types.to': { en: 'To', sv: 'Till' },
  'day-types.add-shift': { en: 'Add a shift', sv: 'Lägg till skift' },
  'day-types.take-off': { en: 'Take off shift {from}', sv: 'Ta bort skiftet {from}' },
  'day-types.next-day': { en: 'Ends the day after', sv: 'Slutar dagen efter' },
  'day-types.no-shift': { en: 'No shift: all of the day is unplanned.', sv: 'Inget skift: hela dagen är oplanerad.' },
  'day-types.everywhere': {
    en: 'The change holds in every calendar that uses it.',
    sv: 'Ändringen gäller i alla kalendrar som använder den.',
  },
  'day-types.planned': { en: '{hours} planned', sv: '{hours} planerat' },

  'shifts.title': { en: 'Shifts', sv: 'Skift' },
  'shifts.new': { en: 'New shift', sv: 'Nytt skift' },
  'shifts.none': { en: 'There is no shift yet', sv: 'Det finns inget skift än' },
  'shifts.number': { en: 'Number', sv: 'Nummer' },
  'shifts.number-hint': {
    en: 'Figures are kept by it: it cannot be changed later.',
    sv: 'Utfallet sparas per nummer: det kan inte ändras senare.',
  },
  'shifts.english': { en: 'Name in English', sv: 'Namn på engelska' },
  'shifts.swedish': { en: 'Name in Swedish', sv: 'Namn på svenska' },
  'shifts.change-title': { en: 'Shift {shift}', sv: 'Skift {shift}' },
  'shifts.named': { en: '{shift} {name}', sv: '{shift} {name}' },

  'refusal.shifts-overlap': {
    en: 'Shift {shift} ({from}–{to}) and shift {other_shift} ({other_from}–{other_to}) overlap.',
    sv: 'Skift {shift} ({from}–{to}) och skift {other_shift} ({other_from}–{other_to}) överlappar.',
  },
  'refusal.shifts-overlap-next-day': {
    en: 'Shift {shift} ({from}–{to}) of “{kind}” reaches into shift {other_shift} ({other_from}–{other_to}) of “{other_kind}” on the day after.',
    sv: 'Skift {shift} ({from}–{to}) i ”{kind}” når in i skift {other_shift} ({other_from}–{other_to}) i ”{other_kind}” dagen efter.',
  },
  'refusal.calendar-from-past': {
    en: '{day} has begun: a change holds from a day to come, or from now.',
    sv: '{day} har börjat: en ändring gäller från en kommande dag eller från nu.',
  },
  'refusal.calendar-not-found': {
    en: 'The calendar {calendar_id} does not exist any more.',
    sv: 'Kalendern {calendar_id} finns inte längre.',
  },
  'refusal.calendar-name-taken': {
    en: 'There is a calendar named “{name}” already.',
    sv: 'Det finns redan en kalender som heter ”{name}”.',
  },
  'refusal.calendar-ends-in-past': {
    en: '{day} has passed: a calendar ends today or later.',
    sv: '{day} har passerat: en kalender slutar i dag eller senare.',
  },
  'refusal.calendar-days-range': {
    en: 'From the first to the last day, {most} days at most.',
    sv: 'Från första till sista dagen, högst {most} dagar.',
  },
  'refusal.calendar-days-past': {
    en: '{day} has passed: what was planned then stays.',
    sv: '{day} har passerat: det som var planerat då står kvar.',
  },
  'refusal.calendar-followed': {
    en: '“{name}” cannot be removed: machine {machine} follows it or has followed it.',
    sv: '”{name}” kan inte tas bort: maskin {machine} följer den eller har följt den.',
  },
  'refusal.calendar-in-rule': {
    en: '“{name}” cannot be removed: the automatic reason {code} goes by it.',
    sv: '”{name}” kan inte tas bort: den automatiska orsaken {code} styrs av den.',
  },
  'refusal.day-type-not-found': {
    en: 'The kind of day “{day_type}” does not exist any more.',
    sv: 'Dagtypen ”{day_type}” finns inte längre.',
  },
  'refusal.day-type-name-taken': {
    en: 'There is a kind of day named “{name}” already.',
    sv: 'Det finns redan en dagtyp som heter ”{name}”.',
  },
  'refusal.day-type-used': {
    en: '“{name}” cannot be removed: a calendar uses it or has used it.',
    sv: '”{name}” kan inte tas bort: en kalender använder den eller har använt den.',
  },
  'refusal.shift-not-found': { en: 'There is no shift {shift}.', sv: 'Det finns inget skift {shift}.' },
  'refusal.shift-taken': {
    en: 'Shift {shift} exists already: {name}.',
    sv: 'Skift {shift} finns redan: {name}.',
  },
  'refusal.shift-used': {
    en: 'Shift {shift} cannot be removed: it is part of “{day}”.',
    sv: 'Skift {shift} kan inte tas bort: det ingår i ”{day}”.',
  },
  'refusal.shift-has-figures': {
    en: 'Shift {shift} cannot be removed: figures are kept under it.',
    sv: 'Skift {shift} kan inte tas bort: det finns utfall sparat på det.',
  },
})
