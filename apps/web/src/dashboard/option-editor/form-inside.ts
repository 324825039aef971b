import type { ConfigSchema, StoredConfig } from '@takt/domain/dashboards/read-config.ts'
import { type ComponentType, createContext } from 'react'
import type { EditorPlace } from './editor-place.ts'

export interface OptionFormProps {
  readonly schema: ConfigSchema
  readonly stored: StoredConfig
  /** Keys of options that would keep the dashboard from being saved. */
  readonly problems?: readonly string[]
  readonly place: EditorPlace
  readonly onChange: (next: StoredConfig, about: { readonly key: string; readonly typing: boolean }) => void
}

/** The form itself, for an option that holds the options of another widget: it lies inside of the form, and cannot name it. */
export const FormInside = createContext<ComponentType<OptionFormProps> | null>(null)
