import type { InputSetting } from '@takt/domain/scrap/input-groups.ts'

/** What was entered, and of what: the same step asks for something else when another group is chosen. */
export interface EnteredInput {
  readonly of: string
  readonly entry: string
}

export interface InputValueSettings {
  of: string
  setting: InputSetting | null
}

export function entryOf({ of, entry }: EnteredInput, wanted: string): string {
  return of === wanted ? entry : ''
}
