import { named, said, stopKey, type TrailForm, text } from './trail-fields/forms.ts'
import type { TrailThing } from './trail-things.ts'

/** What the parts of an entry's key name, which stand with a stroke between them; left out: it is said as it is. */
export const trailKeys: Partial<Record<TrailThing, readonly TrailForm[]>> = {
  machine: [named('machine')],
  functions: [named('machine')],
  'forced-stop': [named('machine')],
  'print-history': [named('machine')],
  bundles: [named('machine')],
  stop: [named('machine'), stopKey],
  setup: [named('machine'), stopKey],
  'first-piece': [named('machine'), stopKey],
  note: [named('machine'), text],
  scale: [named('machine'), text],
  activity: [named('machine'), text],
  planning: [named('machine'), text],
  'input-value': [named('machine'), text],
  'value-rule': [named('machine'), text],
  'pallet-queue': [named('machine'), text],
  euromap: [named('machine'), text],
  cavities: [named('machine'), named('tool')],
  favourite: [named('user'), named('machine')],
  session: [named('user')],
  user: [named('user')],
  employee: [named('employee')],
  level: [named('level')],
  part: [named('part')],
  tool: [named('tool')],
  printer: [named('printer')],
  shift: [named('shift')],
  calendar: [named('calendar')],
  'day-type': [named('day-type')],
  'stop-code': [named('stop-code')],
  'stop-group': [named('stop-group')],
  'scrap-reason': [named('scrap-reason')],
  'scrap-category': [named('scrap-category')],
  'setup-type': [named('setup-type')],
  'activity-type': [named('activity-type')],
  'document-group': [named('document-group')],
  setting: [said('company-setting.')],
  import: [said('import.kind-')],
  people: [said('trail.said.list-')],
  signature: [said('signature.meaning.'), text],
  place: [said('places.'), text],
}

/** An entry about a person at a machine names the machine first. */
export const atMachine: readonly TrailForm[] = [named('machine'), named('employee')]
