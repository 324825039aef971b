import { defineTexts } from '../define-texts.ts'

/** Whether the signals of a machine arrive. */
export const machineTest = defineTexts({
  'title.machine-test': { en: 'Signal test', sv: 'Signaltest' },
  'test.signals': { en: 'Signals', sv: 'Signaler' },
  'test.status': { en: 'State', sv: 'Status' },
  'test.last-pulse': { en: 'Last signal', sv: 'Senaste signal' },
  'test.never': { en: 'Nothing was ever heard of this machine.', sv: 'Inget har någonsin hörts från maskinen.' },
  'test.ago': { en: '{age} ago', sv: 'för {age} sedan' },
  'test.cycles': { en: 'Cycles since opened', sv: 'Cykler sedan öppnad' },
  'test.forced-stop': { en: 'Forced stop', sv: 'Tvångsstopp' },
  'test.in-force': { en: 'In force', sv: 'Gäller' },
  'test.not-in-force': { en: 'Not in force', sv: 'Gäller inte' },
  'test.test': { en: 'Test', sv: 'Test' },
  'test.about': {
    en: 'Start, run the machine, end. What arrived is kept as a note about the machine; stops and orders are not touched.',
    sv: 'Starta, kör maskinen, avsluta. Det som kom fram sparas som en anteckning om maskinen; stopp och order rörs inte.',
  },
  'test.start': { en: 'Start test', sv: 'Starta test' },
  'test.end': { en: 'End test', sv: 'Avsluta test' },
  'test.running': { en: '{cycles} cycles in {time}', sv: '{cycles} cykler på {time}' },
  'test.note': { en: 'Signal test {from}–{to}: {cycles} cycles', sv: 'Signaltest {from}–{to}: {cycles} cykler' },
  'test.kept': { en: 'Test kept as a note: {cycles} cycles.', sv: 'Testet sparat som anteckning: {cycles} cykler.' },
})
