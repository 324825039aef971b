/** Entries of the trail as people read them: what each field is called, and what it was and is, in the reader's language. */
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { FieldChange } from '@takt/domain/ground/registers/row-changes.ts'
import { isNothing, isRecord, short, trailChanges } from '@takt/domain/setup/trail-changes.ts'
import { type TrailField, text as textForm } from '@takt/domain/setup/trail-fields/forms.ts'
import { isArranged, trailField } from '@takt/domain/setup/trail-fields.ts'
import { atMachine, trailKeys } from '@takt/domain/setup/trail-keys.ts'
import { deedOf } from '@takt/domain/setup/trail-things.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { nameOf, readNames } from './names.ts'
import { labelText, settingForm, settingUnit, type Writer, writeValue } from './write-value.ts'

export interface KeptEntry {
  readonly what: string
  readonly key: string
  readonly before: unknown
  readonly after: unknown
}

export interface ToldChange extends FieldChange {
  readonly label: string
  /** Null: it was not there before. */
  readonly was: string | null
  /** Null: it is gone. Both null: it holds more than a line can say. */
  readonly is: string | null
}

export interface ToldEntry {
  /** What the key names. */
  readonly called: string
  readonly changes: ToldChange[]
}

type Reader = Pick<Session, 'language' | 'time_zone'>
type NameOf = Writer['nameOf']

/** `changesOf`: where a register says itself what changed. */
export async function toldEntries<E extends KeptEntry>(
  db: CompanyDb,
  entries: readonly E[],
  { language, time_zone: timeZone }: Reader,
  changesOf: (entry: E) => readonly FieldChange[] = ({ before, after }) => trailChanges(before, after),
): Promise<ToldEntry[]> {
  const told = (nameOfCode: NameOf) =>
    entries.map((entry) => {
      const thing = entry.what.slice(0, entry.what.indexOf('.'))
      const writer: Writer = { language, timeZone, thing, nameOf: nameOfCode }
      return { called: writeKey(entry, writer), changes: tellChanges(entry, changesOf(entry), writer) }
    })
  // Written once to learn which codes there are, and again with what they are called.
  const wanted = new Map<string, Set<string>>()
  told((of, code) => {
    wanted.set(of, (wanted.get(of) ?? new Set()).add(code))
    return code
  })
  const names = await readNames(db, wanted, language)
  return told((of, code) => nameOf(names, of, code, language))
}

function tellChanges(entry: KeptEntry, changes: readonly FieldChange[], writer: Writer): ToldChange[] {
  if (writer.thing === 'setting') return changes.map((change) => tellSetting(entry.key, change, writer))
  if (isArranged(writer.thing) && changes.length > 0) {
    return [{ field: '', from: null, to: null, label: label(fieldOf(writer.thing, ''), writer), was: null, is: null }]
  }
  return changes.flatMap((change) => {
    const field = fieldOf(writer.thing, change.field)
    const [, form] = field
    const raw = { field: change.field, from: short(change.from), to: short(change.to) }
    if (form.kind === 'hidden') return []
    if (form.kind === 'inside') return [{ ...raw, label: label(field, writer), was: null, is: null }]
    const said = (value: unknown, holder: unknown) =>
      holds(holder, change.field) ? (short(writeValue(value, form, writer)) as string) : null
    const was = said(change.from, entry.before)
    const is = said(change.to, entry.after)
    // That something was not done besides is no change.
    if (was === null && change.to === false && isRecord(entry.before)) return []
    // Two codes that are called the same, or a number that is written the same, changed nothing that anybody reads.
    return was === is ? [] : [{ ...raw, label: label(field, writer), was, is }]
  })
}

/** Whether this side of the entry speaks of the field at all. */
function holds(side: unknown, field: string): boolean {
  if (side === null || side === undefined) return false
  return field === '' || !isRecord(side) || field in side
}

function tellSetting(name: string, { field, from, to }: FieldChange, writer: Writer): ToldChange {
  const form = settingForm(name)
  const unit = settingUnit(name, writer.language)
  const said = (value: unknown) => {
    const written = writeValue(form.kind === 'said' && isNothing(value) ? 'none' : value, form, writer)
    return isNothing(value) || unit === '' ? written : `${written} ${unit}`
  }
  const labelled = labelText(`company-setting.${name}`, writer.language)
  if (form.kind === 'inside') return { field, from: short(from), to: short(to), label: labelled, was: null, is: null }
  return { field, from: short(from), to: short(to), label: labelled, was: said(from), is: said(to) }
}

/** What another version wrote and this one has no words for is at least no name of a column. */
function fieldOf(thing: string, field: string): TrailField {
  return trailField(thing, field) ?? [field === '' ? `trail.thing.${thing}` : field, textForm]
}

function label([key]: TrailField, { language }: Writer): string {
  return labelText(key, language)
}

function writeKey({ what, key }: KeptEntry, writer: Writer): string {
  const { thing } = deedOf(what)
  if (thing === null || key === '' || key === '*') return key
  const parts = key.split('/')
  const forms = thing === 'employee' && parts.length === 2 ? atMachine : trailKeys[thing]
  if (!forms || forms.length !== parts.length) return key
  return parts.map((part, at) => writeValue(part, forms[at] ?? textForm, writer)).join(' · ')
}
