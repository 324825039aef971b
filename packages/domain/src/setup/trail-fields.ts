import { labelKey } from '../ground/registers/define-register.ts'
import { type DescribedName, describedNamed, describedNames } from './registers.ts'
import { bookings } from './trail-fields/bookings.ts'
import { doors } from './trail-fields/doors.ts'
import { inside, named, type TrailField, type TrailFields, text } from './trail-fields/forms.ts'
import { settings } from './trail-fields/settings.ts'

/** Every field that no register has, once. */
export const trailFields: TrailFields = { ...bookings, ...doors, ...settings }

/** What is arranged on a page: that it changed is told, and in one line. */
const arranged: Readonly<Record<string, string>> = {
  'widget-config': 'trail.field.settings-of-the-widget',
  view: 'trail.field.settings-of-the-view',
}

export function isArranged(thing: string): boolean {
  return thing in arranged
}

/**
 * What a field of an entry is called and how its value is written; a label without a dot is no text key but the name that
 * the plant gave (a day, a machine, a parameter). Null: nobody has said it, and people would read the name of a column.
 */
export function trailField(thing: string, field: string): TrailField | null {
  const whole = arranged[thing]
  if (whole !== undefined) return [whole, inside]
  const register = isDescribed(thing) ? describedNamed(thing) : null
  const form = register?.fields[field]
  if (register && form) return [labelKey(register, field), form]
  const own = trailFields[`${thing}/${field}`]
  if (own) return own
  return (field === '' ? undefined : trailFields[field]) ?? namedByThePlant(thing, field)
}

function isDescribed(thing: string): thing is DescribedName {
  return (describedNames as readonly string[]).includes(thing)
}

function namedByThePlant(thing: string, field: string): TrailField | null {
  if (field === '') return null
  if (thing === 'calendar') return [field, named(/^\d{4}-\d\d-\d\d$/.test(field) ? 'day-type' : 'calendar')]
  // Pages keep in it whatever they arrange.
  if (thing === 'config') return ['trail.field.settings-of-the-page', inside]
  return thing === 'own-overview' ? [field, text] : null
}
