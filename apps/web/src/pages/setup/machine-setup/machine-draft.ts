import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { judgeMachine } from '@takt/domain/setup/judge-machine.ts'
import type {
  MachineSetting,
  PlaceKind,
  PlaceSetting,
  PlaceSettingRow,
} from '@takt/domain/setup/model/machine-setting.ts'
import { lineNumber, placeCode, placeKinds } from '@takt/domain/setup/place-code.ts'

/** What somebody types of a machine, and the names of places that come with it. */
export interface MachineDraft extends MachineSetting {
  readonly newPlaces: Readonly<Partial<Record<PlaceKind, string>>>
}

export interface GroupProps {
  draft: MachineDraft
  set: (change: Partial<MachineDraft>) => void
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

export function isTime(text: string): boolean {
  return TIME.test(text)
}

export function faultOf(draft: MachineDraft, added: boolean): Refusal | null {
  return judgeMachine(draft, { added })
}

/** Nothing is missing that the server would ask for. */
export function isComplete(draft: MachineDraft, added: boolean): boolean {
  const placed = (draft.newPlaces.department ?? draft.department).trim() !== ''
  const named = Object.values(draft.newPlaces).every((name) => name.trim() !== '')
  return (
    draft.machine_id.trim() !== '' &&
    draft.machine_description.trim() !== '' &&
    placed &&
    named &&
    isTime(draft.day_start) &&
    faultOf(draft, added) === null
  )
}

/** As the server takes it: places that are named for the first time get a code. */
export function toSave(
  { newPlaces, ...machine }: MachineDraft,
  places: readonly PlaceSettingRow[],
): MachineSetting & { new_places: PlaceSetting[] } {
  const new_places = placeKinds.flatMap((kind): PlaceSetting[] => {
    const description = newPlaces[kind]?.trim() ?? ''
    if (description === '') return []
    const taken = new Set(places.filter((place) => place.kind === kind).map(({ code }) => code))
    return [{ kind, code: kind === 'line' ? lineNumber(taken) : placeCode(description, taken), description }]
  })
  const put = Object.fromEntries(new_places.map(({ kind, code }) => [kind, code]))
  return { ...machine, ...put, new_places }
}
